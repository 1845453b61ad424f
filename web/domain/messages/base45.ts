/**
 * Base45 (RFC 9285): bytes in the characters of a QR code's alphanumeric mode. Two bytes make three characters there,
 * which take 16.5 bits; and what reads codes hands them over as text, which bytes of their own may not survive.
 */
const ALPHABET = "0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ $%*+-./:";
const VALUES = new Map([...ALPHABET].map((character, value) => [character, value]));

/** The bytes as text of Base45. */
export function toBase45(bytes: Uint8Array): string {
  let text = "";
  for (let at = 0; at < bytes.length; at += 2) {
    const [first = 0, second] = bytes.subarray(at, at + 2);
    let rest = second === undefined ? first : first * 256 + second;
    for (let left = second === undefined ? 2 : 3; left > 0; left--) {
      text += ALPHABET[rest % 45];
      rest = Math.floor(rest / 45);
    }
  }
  return text;
}

/** The bytes of a text of Base45; null if it is none. */
export function fromBase45(text: string): Uint8Array<ArrayBuffer> | null {
  if (text.length % 3 === 1) return null;
  const bytes: number[] = [];
  for (let at = 0; at < text.length; at += 3) {
    const group = [...text.slice(at, at + 3)].map((character) => VALUES.get(character) ?? NaN);
    const value = group.reduceRight((sum, each) => sum * 45 + each, 0);
    const isPair = group.length === 3;
    // Not a number is in no range.
    if (!(value < (isPair ? 65_536 : 256))) return null;
    if (isPair) bytes.push(value >> 8);
    bytes.push(value & 255);
  }
  return new Uint8Array(bytes);
}
