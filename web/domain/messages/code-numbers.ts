/** The numbers of codes as one operator reads them out and another types them: `3, 7-9`. */

/** More runs than these nobody reads out. */
const MOST_RUNS = 8;

/**
 * `3, 7-9`, or the first of many followed by `…`
 * @param numbers in their order
 */
export function numbersText(numbers: readonly number[]): string {
  const runs: { first: number; last: number }[] = [];
  for (const number of numbers) {
    const run = runs.at(-1);
    if (run?.last === number - 1) run.last = number;
    else runs.push({ first: number, last: number });
  }
  const texts = runs.map(({ first, last }) => (first === last ? `${first}` : `${first}-${last}`));
  return [...texts.slice(0, MOST_RUNS), ...(texts.length > MOST_RUNS ? ["…"] : [])].join(", ");
}

/**
 * The numbers that a text names: commas, spaces, dashes of any kind, "and" and "to" are understood.
 * @param of how many there are, counted from 1
 * @returns them in their order, none for an empty text; or why the text is not understood, in words for the operator
 */
export function readNumbers(text: string, of: number): number[] | { error: string } {
  const plain = text
    .toLowerCase()
    .replace(/\s*([-‐-―−]|\bto\b)\s*/g, "-")
    .replace(/\band\b/g, " ");
  const numbers = new Set<number>();
  for (const part of plain.split(/[\s,;]+/).filter(Boolean)) {
    const [, one = "", other = one] = /^(\d+)(?:-(\d+))?$/.exec(part) ?? [];
    const [first, last] = [Number(one), Number(other)];
    if (one === "") return { error: `“${part}” is not a number. Write numbers like 3, 7-9.` };
    if (first > last) return { error: `“${part}” runs backwards. Write it as ${last}-${first}.` };
    if (first < 1 || last > of)
      return { error: `There is no code ${part}. The codes are 1-${of}.` };
    for (let number = first; number <= last; number++) numbers.add(number);
  }
  return [...numbers].sort((a, b) => a - b);
}
