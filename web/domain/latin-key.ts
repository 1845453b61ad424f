/** The parts of a keyboard event that say which key it was. */
interface PressedKey {
  /** The character that it gives, or its name. */
  key: string;
  /** Its position, by the name that it has on an American keyboard. */
  code: string;
}

const positionLetter = (code: string): string | null => /^Key([A-Z])$/.exec(code)?.[1] ?? null;

/**
 * The letter A to Z of a key that is pressed together with Alt or Ctrl: the one that it gives, or where it gives none
 * (a Cyrillic keyboard, Option on a Mac), the one at its position. Null for other keys.
 */
export function chordLetter({ key, code }: PressedKey): string | null {
  return /^[a-z]$/i.test(key) ? key.toUpperCase() : positionLetter(code);
}

/** What a key gives when it is pressed alone; in place of a letter of another script, the Latin one at its position. */
export function latinKey({ key, code }: PressedKey): string {
  const isForeign = /^\p{L}$/u.test(key) && !/\p{Script=Latin}/u.test(key);
  return (isForeign && positionLetter(code)?.toLowerCase()) || key;
}
