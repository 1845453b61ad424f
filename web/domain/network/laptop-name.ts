const MOST_CHARACTERS = 32;

/** What a laptop is called by others, "OP NORTH": one line of 1 to 32 characters; null for anything else. */
export function readLaptopName(text: string): string | null {
  const name = text.normalize("NFC").trim().replace(/ {2,}/g, " ");
  return name !== "" && name.length <= MOST_CHARACTERS && !/[\p{C}\p{Zl}\p{Zp}]/u.test(name)
    ? name
    : null;
}
