import { svelte } from "@sveltejs/vite-plugin-svelte";
import { svelteTesting } from "@testing-library/svelte/vite";
import { defineConfig } from "vitest/config";

declare const process: { env: Record<string, string | undefined> }; // no need of all of Node's types for this

// `npm run dev` serves the page with hot reload and passes everything else to `igroteka serve`.
const server = process.env.IGROTEKA_SERVER ?? "http://127.0.0.1:8000";

export default defineConfig({
  plugins: [svelte(), svelteTesting()],
  build: { target: "es2022", assetsInlineLimit: 0 },
  server: { proxy: { "/api": server, "/ws": { target: server, ws: true } } },
  test: {
    environment: "jsdom",
    include: ["tests/**/*.test.ts"],
    setupFiles: ["tests/browser.ts"],
    isolate: false, // a page and every module anew for each file took as long as the tests; browser.ts clears up
    testTimeout: 60_000, // a busy machine is no failure
  },
});
