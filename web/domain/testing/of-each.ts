import { expect } from "bun:test";

/**
 * Tests what must hold of each in a long list in one test, and names every one of which it does not hold, and why.
 * @param nameOf what the failure calls it
 */
export function expectOfEach<T>(
  list: readonly T[],
  nameOf: (each: T) => string,
  holds: (each: T) => void,
): void {
  expect(list).not.toBeEmpty();
  const faults = list.flatMap((each) => {
    try {
      holds(each);
      return [];
    } catch (error) {
      return [
        `${nameOf(each)}: ${Bun.stripANSI(error instanceof Error ? error.message : `${error}`)}`,
      ];
    }
  });
  expect(faults).toEqual([]);
}
