/** MIL-STD-2525C letters for an affiliation, by CoT's; those of exercises map to the plain ones. */
const AFFILIATIONS: Record<string, string> = {
  P: "p",
  U: "u",
  A: "a",
  F: "f",
  N: "n",
  S: "s",
  H: "h",
  J: "j",
  K: "k",
  O: "o",
  G: "p",
  W: "u",
  M: "a",
  D: "f",
  L: "n",
};

/** Space, air, ground, sea surface, below it, special forces: alike in both. */
const DIMENSIONS = /^[PAGSUF]$/;

/** A thing on the ground of which nothing more is known. */
export const UNKNOWN_COT_TYPE = "a-u-G";

/**
 * The Cursor on Target type of a MIL-STD-2525C symbol code: `a` for a thing, its affiliation, its battle
 * dimension, and the letters of its function one by one: `SHGPEWMRAS-----` is `a-h-G-E-W-M-R-A-S`.
 * The tests hold it to node-cot, which goes the other way.
 *
 * @param sidc fifteen characters of the scheme S (warfighting); null or any other is of unknown type
 */
export function cotType(sidc: string | null): string {
  const [scheme, affiliation = "", dimension = "", , ...rest] = sidc ?? "";
  const who = AFFILIATIONS[affiliation];
  if (scheme !== "S" || who === undefined || !DIMENSIONS.test(dimension)) return UNKNOWN_COT_TYPE;
  const [functionId = ""] = /^[A-Z0-9]*/.exec(rest.slice(0, 6).join("")) ?? [];
  return ["a", who, dimension, ...functionId].join("-");
}
