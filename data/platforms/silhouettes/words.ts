/** The few words of English that the text alternatives are made with. */

const NUMBERS = ["no", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten"];

/** A count in words up to ten, in digits above. */
export function count(n: number): string {
  return NUMBERS[n] ?? `${n}`;
}

export function plural(noun: string, n: number): string {
  return n === 1 ? noun : `${noun}s`;
}

/** Whole centimetres. */
export function centimetres(length: number): string {
  return `${Math.round(length)} cm`;
}

/** Metres with one decimal, from centimetres. */
export function metres(centimetres: number): string {
  return `${(centimetres / 100).toFixed(1)} m`;
}
