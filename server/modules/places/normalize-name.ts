/** Letters that are not a plain one with a mark, as they are typed where a keyboard lacks them. */
const PLAIN: Readonly<Record<string, string>> = {
  ł: "l",
  ø: "o",
  đ: "d",
  ð: "d",
  ħ: "h",
  ı: "i",
  ə: "e",
  ß: "ss",
  æ: "ae",
  œ: "oe",
  þ: "th",
};

/**
 * A name as it is compared: small letters without marks, apostrophes left out, whatever else parts
 * words as one space. `Łódź` is `lodz`, `Frankfurt (Oder)` is `frankfurt oder`, `Xi’an` is `xian`.
 */
export function normalizeName(name: string): string {
  return name
    .toLowerCase()
    .normalize("NFD")
    .replace(/['`´‘’\p{M}\p{Lm}]/gu, "")
    .replace(/[łøđðħıəßæœþ]/g, (letter) => PLAIN[letter] ?? letter)
    .replace(/[^\p{L}\p{N}]+/gu, " ")
    .trim();
}
