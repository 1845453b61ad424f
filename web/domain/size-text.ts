const UNITS = ["bytes", "kB", "MB", "GB", "TB"];

/** `812 bytes`, `1.2 MB`, in powers of a thousand. */
export function sizeText(bytes: number): string {
  let value = bytes;
  let unit = 0;
  // What would be rounded up to a thousand takes the next unit.
  while (value >= 999.5 && unit < UNITS.length - 1) {
    value /= 1000;
    unit += 1;
  }
  const shown = unit === 0 || value >= 99.95 ? value.toFixed(0) : value.toFixed(1);
  return `${shown} ${UNITS[unit]}`;
}
