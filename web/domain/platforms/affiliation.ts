/**
 * Whether a MIL-STD-2525C symbol code is of a friendly thing: F at its second place, D in an exercise.
 * @param sidc fifteen characters; null if a platform has no symbol
 */
export function isFriendly(sidc: string | null): boolean {
  return /^.[FD]/.test(sidc ?? "");
}

/** The mark of a friendly platform wherever it appears. */
export const FRIENDLY = "Friendly service";

/** The mark of a platform that both sides have, and what to do about it. */
export const BOTH_SIDES = "Both sides";
export const TELL_THE_SIDE = "tell the side by its markings";

/** Whose a thing is of which both sides have such, by what the operator sees. */
export const SIDES = ["hostile", "friendly"] as const;
export type Side = (typeof SIDES)[number];

export const SIDE_LABELS: Record<Side, string> = { hostile: "Hostile", friendly: "Friendly" };

/** No message has a field for the side; remarks have it as a clause of its own: "FRIENDLY, two more in treeline". */
const FRIENDLY_CLAUSE = /(^\s*|[.,;:]\s*)friendly(?=\s*(?:[.,;:]|$))/i;

/** What is said of a report that the operator has marked friendly, and whose message does not say it. */
export const FRIENDLY_UNSAID = "Friendly: not in the message";

export const saysFriendly = (remarks: string): boolean => FRIENDLY_CLAUSE.test(remarks);

/** The remarks with that clause at their beginning, or without it. */
export function withFriendly(remarks: string, isSaid: boolean): string {
  if (isSaid) return remarks.trim() === "" ? "FRIENDLY" : `FRIENDLY, ${remarks}`;
  const left = remarks.replace(FRIENDLY_CLAUSE, "");
  return left === remarks ? remarks : withFriendly(left.replace(/^\s*[.,;:]\s*/, ""), false);
}

/** What is said of a platform's side beside its name; null for one that is hostile as a rule. */
export function sideMark(platform: { sidcCode: string | null; bothSides: boolean }): string | null {
  if (platform.bothSides) return BOTH_SIDES;
  return isFriendly(platform.sidcCode) ? FRIENDLY : null;
}

/** A platform's symbol code once the operator has said whose it is: the symbol says hostile until then. */
export function withSide(sidc: string | null, side: Side | null): string | null {
  if (sidc === null || side !== "friendly" || isFriendly(sidc)) return sidc;
  return `${sidc[0]}F${sidc.slice(2)}`;
}

/** The side of a symbol code; null for a neutral or unknown one, or none. */
export function sideOf(sidc: string | null): Side | null {
  if (isFriendly(sidc)) return "friendly";
  return /^.[HSJK]/.test(sidc ?? "") ? "hostile" : null;
}
