import { describe, expect, test } from "bun:test";
import fc from "fast-check";
import { fromBase45, toBase45 } from "./base45";

describe("Base45", () => {
  // The examples of RFC 9285, and the largest pair.
  test.each([
    ["AB", "BB8"],
    ["Hello!!", "%69 VD92EX0"],
    ["base-45", "UJCLQE7W581"],
    ["ietf!", "QED8WEX0"],
    ["\xff\xff", "FGW"],
    ["", ""],
  ])("of %j is %j", (plain, text) => {
    const bytes = Uint8Array.from(plain, (character) => character.charCodeAt(0));
    expect(toBase45(bytes)).toBe(text);
    expect(fromBase45(text)).toEqual(bytes);
  });

  test("of any bytes is read again", () => {
    fc.assert(
      fc.property(fc.uint8Array({ maxLength: 300 }), (bytes) => {
        expect(fromBase45(toBase45(bytes))).toEqual(new Uint8Array(bytes));
      }),
    );
  });

  test.each(["GGW", ":::", "A", "BB8A", "bb8", "B,8", "::"])("%j is none", (text) => {
    expect(fromBase45(text)).toBeNull();
  });
});
