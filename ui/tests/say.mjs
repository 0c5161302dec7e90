// Says the messages of a JSON file as the pages would: a test of the server compares it with what Python says.
import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { createServer } from "vite";

const given = JSON.parse(readFileSync(process.argv[2], "utf-8"));
const root = fileURLToPath(new URL("..", import.meta.url));
const vite = await createServer({ root, configFile: false, logLevel: "error", server: { middlewareMode: true, watch: null, ws: false }, optimizeDeps: { noDiscovery: true } });
const { Words } = await vite.ssrLoadModule("/src/lib/words.ts");
const words = new Words(given.lang, given.text, () => ["Анна", "Boris"]);
console.log(JSON.stringify(given.said.map((one) => words.tell(one))));
await vite.close();
