/** One bit for each letter and digit in a text; the 32 bits are shared by code modulo 32. */
export function lettersOf(text: string): number {
  let bits = 0;
  for (let at = 0; at < text.length; at += 1) bits |= 1 << (text.charCodeAt(at) & 31);
  return bits >>> 0;
}

/** How many of a text's letters another lacks, both as bits. */
export function lacking(wanted: number, has: number): number {
  let count = 0;
  for (let rest = wanted & ~has; rest !== 0; rest &= rest - 1) count += 1;
  return count;
}
