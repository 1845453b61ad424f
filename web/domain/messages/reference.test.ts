import { describe, expect, spyOn, test } from "bun:test";
import { type FillRandom, randomIdentifier, randomSixDigits } from "./reference";

/** A source that gives the listed bytes one after the other, then zeros. */
function source(...bytes: number[]): FillRandom {
  let next = 0;
  return (array) => {
    for (let i = 0; i < array.length; i++) array[i] = bytes[next++] ?? 0;
  };
}

describe.each([
  ["randomIdentifier", randomIdentifier, /^[0-9A-Z]{6}$/, 36, 252],
  ["randomSixDigits", randomSixDigits, /^[0-9]{6}$/, 10, 250],
] as const)("%s", (_, random, pattern, letters, limit) => {
  test("six characters of the alphabet, from the cryptographic source by default", () => {
    const getRandomValues = spyOn(crypto, "getRandomValues");
    const mathRandom = spyOn(Math, "random");
    const drawn = Array.from({ length: 1000 }, () => random());
    expect(getRandomValues.mock.calls.length).toBeGreaterThanOrEqual(1000);
    expect(mathRandom).not.toHaveBeenCalled();
    getRandomValues.mockRestore();
    mathRandom.mockRestore();
    for (const each of drawn) expect(each).toMatch(pattern);
    expect(new Set(drawn.join("")).size).toBe(letters);
  });

  test("the bytes that would favour some characters are thrown away", () => {
    const refused = Array.from({ length: 256 - limit }, (_, i) => limit + i);
    expect(random(source(...refused, 1, 2, 3, limit - 1, 5, 6))).toBe(
      letters === 36 ? "123Z56" : "123956",
    );
  });

  test("each byte value counts once: no character is likelier than another", () => {
    const seen = new Map<string, number>();
    // One character a draw from each byte below the limit, every one of them the same number of times.
    for (let byte = 0; byte < limit; byte++) {
      const character = random(source(byte)).charAt(0);
      seen.set(character, (seen.get(character) ?? 0) + 1);
    }
    expect(seen.size).toBe(letters);
    expect(new Set(seen.values())).toEqual(new Set([limit / letters]));
  });

  test("a source that gives nothing usable is an error and not an endless loop", () => {
    expect(() => random((array) => array.fill(255))).toThrow("random source");
  });
});

test("what is drawn depends on the source alone", () => {
  expect(randomIdentifier(source(0, 9, 10, 35, 36, 251))).toBe("09AZ0Z");
  expect(randomSixDigits(source(0, 9, 10, 99, 100, 249))).toBe("090909");
});
