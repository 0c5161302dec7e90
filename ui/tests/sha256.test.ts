import { expect, test } from "vitest";

import { sha256 } from "../src/lib/sha256";

// The official examples, and one that fills a block to the last byte but eight.
test.each([
  ["", "e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855"],
  ["abc", "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad"],
  [
    "abcdbcdecdefdefgefghfghighijhijkijkljklmklmnlmnomnopnopq",
    "248d6a61d20638b8e5c026930c3e6039a33ce45964ff2167f6ecedd419db06c1",
  ],
])("%s", (text, hash) => {
  expect(sha256(text)).toBe(hash);
});

test.each([55, 56, 63, 64, 65, 1000])("the same as the browser's own: %i letters", async (length) => {
  const text = "й".repeat(length);
  const own = new Uint8Array(await crypto.subtle.digest("SHA-256", new TextEncoder().encode(text)));
  expect(sha256(text)).toBe([...own].map((byte) => byte.toString(16).padStart(2, "0")).join(""));
});
