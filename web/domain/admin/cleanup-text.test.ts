import { expect, test } from "bun:test";
import { cleanupText } from "./cleanup-text";

test.each([
  [{ codes: 0, sessions: 0, locks: 0 }, "There was nothing to remove."],
  [{ codes: 3, sessions: 0, locks: 0 }, "Removed: 3 expired codes."],
  [
    { codes: 1, sessions: 1200, locks: 1 },
    "Removed: 1 expired code, 1,200 expired tokens, 1 lock.",
  ],
])("%j: %s", (removed, words) => {
  expect(cleanupText(removed)).toBe(words);
});
