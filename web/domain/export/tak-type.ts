import { takTypes } from "../../../data/tak/types" with { type: "macro" };
import type { Exported } from "./exported";

/** The types on TAK's own list, without the affiliation. */
const LISTED: ReadonlySet<string> = new Set(takTypes());

/** MIL-STD-2525C letters for an affiliation, which are CoT's in capitals; and those of exercises, with the plain ones. */
const AFFILIATION = /^[PUAFNSHJKO]$/;
const EXERCISES: Record<string, string> = { G: "P", W: "U", M: "A", D: "F", L: "N" };

/** Air, ground, sea surface, below it: the battle dimensions on TAK's list. */
const DIMENSIONS = /^[AGSU]$/;

/** A thing on the ground of which nothing more is known. */
export const UNKNOWN_TAK_TYPE = "a-u-G";

/** Where fire falls, or where no enemy was seen: a point on the map, of no side. */
const MAP_POINT = "b-m-p";

/** The previews that report an incident, patients, or what was lost: on a map none of them is an unknown force. */
const NOTHING_SEEN = new Set(["Loss", "METHANE", "MEDEVAC"]);

/**
 * What the reports without a platform of the database saw, by their own words: `other` for a word that is not here.
 * The letters are those of MIL-STD-2525C, as TAK lists them.
 */
const SEEN: Record<string, Record<string, string> & { other: string }> = {
  LEAPP: {
    "Fast Air": "A-M-F",
    Aviation: "A-M-H",
    UAS: "A-M-F-Q",
    TBM: "A-W-M-S-S",
    other: "A",
  },
  "c-UAS": { other: "A-M-F-Q" },
  HLR: {
    "Heavy Artillery": "G-E-W-H-H",
    "Medium Artillery": "G-E-W-H-M",
    "Light Artillery": "G-E-W-H-L",
    Rockets: "G-E-W-X",
    Mortars: "G-E-W-O",
    other: "G-E-W",
  },
  GMTI: {
    Vehicle: "G-E-V",
    Tank: "G-E-V-A-T",
    APC: "G-E-V-A-A",
    Artillery: "G-E-W-H",
    other: "G",
  },
};

/**
 * The Cursor on Target type of what a report saw at a place: by the symbol of its platform, else by the report's words.
 * @param place the message's word for the place, such as `POI`
 */
export function takType({ type, platform, sidc }: Exported, place: string): string {
  if (place === "POI" || NOTHING_SEEN.has(type)) return MAP_POINT;
  if (sidc !== null) return symbolType(sidc);
  const seen = SEEN[type];
  return seen ? `a-u-${seen[platform] ?? seen.other}` : UNKNOWN_TAK_TYPE;
}

/**
 * The Cursor on Target type of a MIL-STD-2525C symbol code: `a` for a thing, its affiliation, its battle dimension,
 * and the letters of its function one by one, as many as TAK lists: `SHGPEWMRAS-----` is `a-h-G-E-W-M-R`.
 * @param sidc fifteen characters of the scheme S (warfighting); any other is of unknown type
 */
export function symbolType(sidc: string): string {
  const [scheme, affiliation = "", dimension = "", , ...rest] = sidc;
  const who = EXERCISES[affiliation] ?? affiliation;
  if (scheme !== "S" || !AFFILIATION.test(who) || !DIMENSIONS.test(dimension))
    return UNKNOWN_TAK_TYPE;
  const [functionId = ""] = /^[A-Z0-9]*/.exec(rest.slice(0, 6).join("")) ?? [];
  const letters = [dimension, ...functionId];
  while (letters.length > 1 && !LISTED.has(letters.join("-"))) letters.pop();
  return ["a", who.toLowerCase(), ...letters].join("-");
}
