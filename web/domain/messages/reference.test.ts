import { afterEach, describe, expect, mock, spyOn, test } from "bun:test";
import { randomIdentifier, randomSixDigits } from "./reference";

/** From now on the source gives the listed bytes one after the other, then zeros. */
function source(...bytes: number[]): void {
  let next = 0;
  const fill = <T extends ArrayBufferView | null>(array: T): T => {
    if (array instanceof Uint8Array) for (const at of array.keys()) array[at] = bytes[next++] ?? 0;
    return array;
  };
  spyOn(crypto, "getRandomValues").mockImplementation(fill);
}

afterEach(() => mock.restore());

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
    for (const each of drawn) expect(each).toMatch(pattern);
    expect(new Set(drawn.join("")).size).toBe(letters);
  });

  test("the bytes that would favour some characters are thrown away", () => {
    const refused = Array.from({ length: 256 - limit }, (_, i) => limit + i);
    source(...refused, 1, 2, 3, limit - 1, 5, 6);
    expect(random()).toBe(letters === 36 ? "123Z56" : "123956");
  });

  test("each byte value counts once: no character is likelier than another", () => {
    const seen = new Map<string, number>();
    // One character a draw from each byte below the limit, every one of them the same number of times.
    for (let byte = 0; byte < limit; byte++) {
      source(byte);
      const character = random().charAt(0);
      seen.set(character, (seen.get(character) ?? 0) + 1);
    }
    expect(seen.size).toBe(letters);
    expect(new Set(seen.values())).toEqual(new Set([limit / letters]));
  });
});

test("what is drawn depends on the source alone", () => {
  source(0, 9, 10, 35, 36, 251);
  expect(randomIdentifier()).toBe("09AZ0Z");
  source(0, 9, 10, 99, 100, 249);
  expect(randomSixDigits()).toBe("090909");
});
