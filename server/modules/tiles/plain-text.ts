const ENTITIES: Readonly<Record<string, string>> = {
  amp: "&",
  apos: "'",
  copy: "©",
  gt: ">",
  lt: "<",
  middot: "·",
  nbsp: " ",
  quot: '"',
};

const MAX_LENGTH = 500;
const MAX_CODE_POINT = 0x10_ffff;

/**
 * What a text of an archive says, without its markup: attributions come as HTML,
 * and a stranger's HTML has no place on our page. Anything but a text is "".
 */
export function plainText(value: unknown): string {
  if (typeof value !== "string") return "";
  return value
    .replace(/<[^<>]*>/g, "")
    .replace(/&(#x?[\da-f]{1,6}|[a-z]{1,10});/gi, decode)
    .replace(/[\s\p{Cc}]+/gu, " ")
    .trim()
    .slice(0, MAX_LENGTH);
}

function decode(whole: string, name: string): string {
  if (!name.startsWith("#")) return ENTITIES[name.toLowerCase()] ?? whole;
  const code = /^#x/i.test(name) ? Number.parseInt(name.slice(2), 16) : Number(name.slice(1));
  return code <= MAX_CODE_POINT ? String.fromCodePoint(code) : whole;
}
