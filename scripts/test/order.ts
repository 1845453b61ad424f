/** The files that take minutes, the longest first: begun last, one of them would keep all others waiting. */
const LONG = [
  "mail",
  "bad-input",
  "looks-laptop",
  "looks-phone",
  "access",
  "online-looks",
  "map-selector",
  "online-refusals",
  "server-gone",
  "markup",
].map((name) => `${name}.test.ts`);

const rank = (file: string) => (LONG.includes(file) ? LONG.indexOf(file) : LONG.length);

/** Test files in the order in which they are best begun. */
export function longestFirst(files: readonly string[]): string[] {
  return files.toSorted((a, b) => rank(a) - rank(b) || a.localeCompare(b));
}
