/** Makes the page's next identifiers the given ones: it draws twelve bytes for each. */
export function fixIdentifiers(identifiers: string[]): void {
  const alphabet = "0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ";
  const real = crypto.getRandomValues.bind(crypto);
  const left = identifiers.slice(usedBefore());
  function usedBefore(): number {
    try {
      return Math.min(Number(sessionStorage.getItem("identifiers-used")), identifiers.length - 1);
    } catch {
      return 0;
    }
  }
  const fill = <T extends ArrayBufferView | null>(array: T): T => {
    if (!(array instanceof Uint8Array) || array.length !== 12 || left.length === 0)
      return real(array);
    const next = left.length > 1 ? left.shift() : left[0];
    try {
      // A page that is loaded again goes on where it stood.
      sessionStorage.setItem("identifiers-used", String(identifiers.length - left.length));
    } catch {
      // Blocked by the test itself.
    }
    array.set([...(next ?? ""), ...(next ?? "")].map((character) => alphabet.indexOf(character)));
    return array;
  };
  crypto.getRandomValues = fill;
}
