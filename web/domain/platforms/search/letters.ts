/** The letters of other alphabets and keyboards, as data. */

/** Cyrillic letters as the database's names write them. е and ё are one letter. */
const CYRILLIC: Readonly<Record<string, string>> = {
  а: "a",
  б: "b",
  в: "v",
  г: "g",
  ґ: "g",
  д: "d",
  е: "e",
  ё: "e",
  є: "ye",
  ж: "zh",
  з: "z",
  и: "i",
  і: "i",
  ї: "yi",
  й: "y",
  к: "k",
  л: "l",
  м: "m",
  н: "n",
  о: "o",
  п: "p",
  р: "r",
  с: "s",
  т: "t",
  у: "u",
  ф: "f",
  х: "kh",
  ц: "ts",
  ч: "ch",
  ш: "sh",
  щ: "shch",
  ъ: "",
  ы: "y",
  ь: "",
  э: "e",
  ю: "yu",
  я: "ya",
};

/** Latin letters that are more than a letter with a mark, and those by which ISO 9 and Polish write a Cyrillic one. */
const LATIN: Readonly<Record<string, string>> = {
  š: "sh",
  ž: "zh",
  ż: "zh",
  č: "ch",
  ł: "l",
  đ: "d",
  ø: "o",
  ß: "ss",
  æ: "ae",
  œ: "oe",
};

const MARKS = /\p{M}+/gu;
const OTHER_LETTERS = /[\u0080-\uffff]/g;

/** Lower-case text in the letters a to z: "шилка" and "šilka" are "shilka", "żytiel" is "zhytiel". */
export function toLatin(lower: string): string {
  return lower
    .normalize("NFKC")
    .replace(OTHER_LETTERS, (letter) => CYRILLIC[letter] ?? LATIN[letter] ?? letter)
    .normalize("NFD")
    .replace(MARKS, "");
}

/** Letters that look the same, Latin and Cyrillic. */
const TWINS: readonly (readonly [latin: string, cyrillic: string])[] = [..."abcehikmoptxy"].map(
  (latin, at) => [latin, "авсенікмортху".charAt(at)],
);
const TO_CYRILLIC = new Map(TWINS);
const TO_LATIN = new Map(TWINS.map(([latin, cyrillic]) => [cyrillic, latin]));

/** A lower-case word with its letters of one alphabet read as those of the other that look the same: "c-300" is "с-300". */
export function lookAlikes(lower: string): string[] {
  return [TO_CYRILLIC, TO_LATIN]
    .map((twins) => lower.replace(/\p{L}/gu, (letter) => twins.get(letter) ?? letter))
    .filter((text) => text !== lower);
}

/** The keys of an American keyboard, and what a Russian and a Ukrainian one have in their places. */
const AMERICAN = "`qwertyuiop[]asdfghjkl;'zxcvbnm,.";
const RUSSIAN = "ёйцукенгшщзхъфывапролджэячсмитьбю";
const UKRAINIAN = "'йцукенгшщзхїфівапролджєячсмитьбю";

function typedOn(text: string, from: string, to: string): string {
  return text.replace(/./gsu, (key) => {
    const at = from.indexOf(key);
    return at < 0 ? key : to.charAt(at);
  });
}

/** What the same keys write on the other keyboard, for text that was typed on the wrong one: "uhfl" is "град". */
export function otherKeyboards(text: string): string[] {
  const lower = text.toLowerCase();
  const isLatin = /[a-z]/.test(lower);
  const isCyrillic = /\p{Script=Cyrillic}/u.test(lower);
  if (isLatin === isCyrillic) return [];
  const layouts = [RUSSIAN, UKRAINIAN];
  const others = layouts.map((layout) =>
    isLatin ? typedOn(lower, AMERICAN, layout) : typedOn(lower, layout, AMERICAN),
  );
  return [...new Set(others)];
}

/** The rows of letters on an American keyboard; a key's neighbours are in its own row. */
const ROWS = ["qwertyuiop", "asdfghjkl", "zxcvbnm"];

/** Whether two letters lie side by side on the keyboard. */
export function areNeighbours(one: string, other: string): boolean {
  return ROWS.some((row) => row.includes(one + other) || row.includes(other + one));
}
