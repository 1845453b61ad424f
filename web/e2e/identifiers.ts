/**
 * Sets the page's next identifiers, repeating the last one: it draws twelve bytes for each. An unused one is given
 * again, because React may begin to render a form twice on a busy page.
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
  /** Whether an identifier is on the page or in its storage. */
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
      // A reloaded page continues where it was.
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
