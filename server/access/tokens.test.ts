import { expect, test } from "bun:test";
import { createTestAccess } from "./testing/access";
import { createToken, hashOf, isSameSecret } from "./tokens";

test("the hash is SHA-256", () => {
  const known = "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad";
  expect(hashOf("abc")).toBe(known);
});

test.each([
  ["", "", true],
  ["secret", "secret", true],
  ["secret", "secreT", false],
  ["secret", "secret ", false],
  ["secret", "", false],
  ["short", "much longer than the other", false],
  ["ä", "a\u0308", false],
])("%j and %j are the same secret: %p", (one, other, isSame) => {
  expect(isSameSecret(one, other)).toBe(isSame);
  expect(isSameSecret(other, one)).toBe(isSame);
});

test("every bit of a token is drawn", () => {
  const ones = Array<number>(256).fill(0);
  for (let at = 0; at < 400; at++) {
    const bytes = Buffer.from(createToken(), "base64url");
    for (let bit = 0; bit < 256; bit++) {
      ones[bit] = (ones[bit] ?? 0) + (((bytes[bit >> 3] ?? 0) >> (bit & 7)) & 1);
    }
  }
  // In 400 throws, one bit in some 10^14 is this far from half.
  for (const count of ones) expect(Math.abs(count - 200)).toBeLessThan(80);
});

test("a network is named without its address, alike after a restart and by no other database", () => {
  using access = createTestAccess();
  using elsewhere = createTestAccess();
  const name = access.networkKey("192.0.2.1");
  expect(name).toMatch(/^[\w-]{22}$/);
  expect(access.networkKey("192.0.2.1")).toBe(name);
  expect(access.restarted().networkKey("192.0.2.1")).toBe(name);
  expect(access.networkKey("192.0.2.2")).not.toBe(name);
  expect(elsewhere.networkKey("192.0.2.1")).not.toBe(name);
});
