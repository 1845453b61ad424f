import { toBase45 } from "../messages/base45";

/** In each code of a set. */
const BYTES = 560;

const crc = (bytes: Uint8Array) =>
  Bun.hash.crc32(bytes).toString(16).padStart(8, "0").toUpperCase();

/** The codes of a set, of bytes that no sender makes. */
export function codesHolding(bytes: Uint8Array): string[] {
  const of = Math.ceil(bytes.length / BYTES);
  const set = crc(bytes);
  return Array.from({ length: of }, (_, index) => {
    const piece = toBase45(bytes.subarray(index * BYTES, (index + 1) * BYTES));
    const check = crc(new TextEncoder().encode(`${index + 1} ${of} ${set} ${piece}`));
    return `SIGHTLINE CODE ${index + 1} OF ${of} SET ${set} CHECK ${check}: ${piece}`;
  });
}
