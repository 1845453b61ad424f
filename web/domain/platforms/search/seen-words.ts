import { FEATURES, type FeatureName, type FeatureValue, type Seen } from "../features";
import { sameNumbers } from "./normalize";

/** Something seen that words of a text say. */
export interface SaidSeen extends Seen {
  /** Where its words stand in the text. */
  from: number;
  to: number;
}

/** What is said of how large it is goes with the thing. */
const SIZE = /(?:(?:an?|one|very|small|little|large|big)\s+)*/.source;
const NO = /(?:no|not|without|w\/o|lacks|lacking)\s+(?:an?\s+|any\s+)?/.source;

type Read = (first: string) => Seen | null;

const is =
  <Name extends FeatureName>(feature: Name, value: FeatureValue<Name>): Read =>
  () => ({ feature, value });
const isNot =
  <Name extends FeatureName>(feature: Name, value: FeatureValue<Name>): Read =>
  () => ({ feature, value, isNot: true });
/** @param each how many wheels are of one that is counted */
const counted =
  (each: number): Read =>
  (first) => {
    const [figure] = sameNumbers(first).filter((text) => /\d/.test(text));
    const value = FEATURES.gear.values.find((wheels) => Number(wheels) === Number(figure) * each);
    return value === undefined ? null : { feature: "gear", value };
  };

/** The words for a thing that is seen or missing; what one has taken is not there for those behind it. */
const RULES: readonly (readonly [words: string, read: Read])[] = [
  [`${NO}${SIZE}turrets?|turretless`, is("turret", "no")],
  [`${NO}tracks|not tracked`, isNot("gear", "tracks")],
  [`${NO}wheels|not wheeled`, isNot("gear", "any")],
  [`${NO}${SIZE}machine[ -]?guns?`, isNot("gun", "machine gun")],
  [`${NO}auto-?cannons?`, isNot("gun", "autocannon")],
  [`${NO}${SIZE}missiles?`, isNot("gun", "missiles")],
  [`${NO}${SIZE}tubes?`, isNot("gun", "tubes")],
  [`${NO}${SIZE}(?:guns?|cannons?|weapons?|armament)`, is("gun", "none")],
  [`${NO}${SIZE}masts?`, is("mast", "no")],
  [`${NO}${SIZE}radars?`, is("radar", "no")],
  [
    "(?<!\\bor )(four|six|eight|[468])[ -]?(?:large |big |equal )?wheel(?:s|ed|er|ers)?",
    counted(1),
  ],
  ["([468]) ?[x×х*] ?\\d", counted(1)],
  ["(two|three|four|[234])[ -]?axle[sd]?", counted(2)],
  ["tracks|tracked|caterpillars?", is("gear", "tracks")],
  ["wheeled|on wheels", is("gear", "any")],
  [`${SIZE}(?:turret|turreted)`, is("turret", "yes")],
  ["auto-?cannons?|automatic cannons?", is("gun", "autocannon")],
  // A gun of 20 to 57 mm; its calibre is still searched for.
  ["(?<=\\b(?:2\\d|3\\d|4\\d|5[0-7])(?:\\.\\d)? ?mm )cannons?", is("gun", "autocannon")],
  [`${SIZE}machine[ -]?guns?`, is("gun", "machine gun")],
  ["(?:very )?long[ -](?:barrel|barrels|barrell?ed|gun)", is("gun", "long")],
  ["boat-?(?: ?shaped)?(?: (?:hull|bow)|(?<=shaped))", is("hull", "boat")],
  ["box(?:-| )(?:shaped )?hull", is("hull", "box")],
  [`${SIZE}(?:telescopic )?masts?`, is("mast", "yes")],
  [`${SIZE}radars?`, is("radar", "yes")],
];

const PATTERNS = RULES.map(
  ([words, read]) =>
    [new RegExp(`(?<![\\p{L}\\p{N}-])(?:${words})(?![\\p{L}\\p{N}-])`, "giu"), read] as const,
);

/** What a text says of wheels, turret, gun, hull, mast and radar, in the order of the rules. */
export function readSeen(text: string): SaidSeen[] {
  const said: SaidSeen[] = [];
  for (const [pattern, read] of PATTERNS) {
    for (const match of text.matchAll(pattern)) {
      const [words, first = ""] = match;
      const [from, to] = [match.index, match.index + words.length];
      const seen = read(first.toLowerCase());
      const isTaken = said.some((other) => from < other.to && other.from < to);
      if (seen && !isTaken) said.push({ ...seen, from, to });
    }
  }
  const gear = said.filter(({ feature, isNot: not }) => feature === "gear" && !not);
  const isTracked = gear.some(({ value }) => value === "tracks");
  const counts = new Set(gear.map(({ value }) => value).filter((value) => /\d/.test(value)));
  // The wheels of what is tracked are road wheels; of several counts none is meant for certain.
  return said.filter(
    ({ feature, value }) =>
      feature !== "gear" || !/\d/.test(value) || (!isTracked && counts.size === 1),
  );
}

/** The text without the words of these. */
export function withoutSeen(text: string, said: readonly SaidSeen[]): string {
  return said
    .toSorted((a, b) => b.from - a.from)
    .reduce((rest, { from, to }) => `${rest.slice(0, from)} ${rest.slice(to)}`, text)
    .replace(/[\s,;]+(?=\s|$)|^[\s,;]+/g, "")
    .trim();
}
