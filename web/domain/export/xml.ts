/** Text inside XML 1.0, whose markup it can neither end nor begin. */

/** What XML 1.0 has no way of writing, halves of characters among it. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: these are what is looked for.
const UNWRITABLE = /[\u0000-\u0008\u000B\u000C\u000E-\u001F\uFFFE\uFFFF]|\p{Surrogate}/gu;

const ENTITIES: Record<string, string> = {
  "&": "&amp;",
  "<": "&lt;",
  ">": "&gt;",
  '"': "&quot;",
  "'": "&apos;",
  // Written as they are, an attribute would read them as blanks, and a text a return as a line feed.
  "\t": "&#9;",
  "\n": "&#10;",
  "\r": "&#13;",
};

/** For an element's text and for an attribute. What XML cannot write becomes U+FFFD. */
export function xmlText(text: string): string {
  return text
    .replace(UNWRITABLE, "\uFFFD")
    .replace(/[&<>"'\t\n\r]/g, (character) => ENTITIES[character] ?? character);
}

/** ` name="value"` for each. */
export function xmlAttributes(attributes: Record<string, string>): string {
  return Object.entries(attributes)
    .map(([name, value]) => ` ${name}="${xmlText(value)}"`)
    .join("");
}

export const XML_HEAD = '<?xml version="1.0" encoding="UTF-8"?>\n';
