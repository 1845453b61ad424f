/**
 * Makes the page's next identifiers the given ones, the last of them again and again: it draws twelve bytes for each.
 * One that has come to nothing is given again, for React may begin to draw a form, and a busy page then does so
 * again.
 */
export function fixIdentifiers(identifiers: string[]): void {
  const alphabet = "0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ";
  const real = crypto.getRandomValues.bind(crypto);
  let used = usedBefore();
  let given: string | null = null;
  function usedBefore(): number {
    try {
      return Number(sessionStorage.getItem("identifiers-used"));
    } catch {
      return 0;
    }
  }
  /** Whether an identifier stands on the page or in its storage. */
  function isTaken(identifier: string): boolean {
    if (document.documentElement.textContent.includes(identifier)) return true;
    try {
      return [localStorage, sessionStorage].some((kept) =>
        JSON.stringify(kept).includes(identifier),
      );
    } catch {
      return true;
    }
  }
  function next(): string {
    if (given !== null && !isTaken(given)) return given;
    const identifier = identifiers[Math.min(used, identifiers.length - 1)] ?? "";
    used += 1;
    try {
      // A page that is loaded again goes on where it stood.
      sessionStorage.setItem("identifiers-used", String(used));
    } catch {
      // Blocked by the test itself.
    }
    return identifier;
  }
  const fill = <T extends ArrayBufferView | null>(array: T): T => {
    if (!(array instanceof Uint8Array) || array.length !== 12) return real(array);
    given = next();
    array.set([...given, ...given].map((character) => alphabet.indexOf(character)));
    return array;
  };
  crypto.getRandomValues = fill;
}
