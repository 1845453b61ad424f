import { describePart } from "./describe";
import { AIR_DEFENCE } from "./shapes/air-defence";
import { AIRCRAFT } from "./shapes/aircraft";
import { BOATS } from "./shapes/boats";
import { CABS } from "./shapes/cabs";
import { CREW } from "./shapes/crew";
import { DRONES } from "./shapes/drones";
import { FRIENDLY } from "./shapes/friendly";
import { LIGHT_TRANSPORT } from "./shapes/light-transport";
import { SMALL_DRONES } from "./shapes/small-drones";
import { TANK_TURRETS } from "./shapes/tank-turrets";
import { TRACKED_HULLS } from "./shapes/tracked-hulls";
import { GUN_TURRETS, LIGHT_TURRETS } from "./shapes/turrets";
import { WHEELED_HULLS } from "./shapes/wheeled-hulls";
import type { Part } from "./spec";

type Test = (p: Part) => boolean;

const stamp =
  (...sets: readonly object[]): Test =>
  (p) =>
    p.kind === "stamp" && sets.some((set) => Object.hasOwn(set, p.of));
const kind =
  (...kinds: readonly Part["kind"][]): Test =>
  (p) =>
    kinds.includes(p.kind);
const says =
  (words: RegExp): Test =>
  (p) =>
    words.test(describePart(p));
const either =
  (...tests: readonly Test[]): Test =>
  (p) =>
    tests.some((test) => test(p));
const both =
  (one: Test, other: Test): Test =>
  (p) =>
    one(p) && other(p);

/** Friendly types stand in one list, turrets and hulls together. */
const isFriendlyTurret: Test = (p) => p.kind === "stamp" && /Turret$|^archerGun$/.test(p.of);
/** Whether a part is a turret, a turning mount or a launcher's turntable of the kit. */
export const isTurret = either(stamp(TANK_TURRETS, LIGHT_TURRETS, GUN_TURRETS, AIR_DEFENCE), isFriendlyTurret);
const isWheelhouse: Test = (p) => p.kind === "stamp" && p.of === "wheelhouse";
/** Whether a part is a hull or the body of a car of the kit. */
export const isHull: Test = (p) => stamp(TRACKED_HULLS, WHEELED_HULLS, LIGHT_TRANSPORT, FRIENDLY, BOATS)(p) && !isFriendlyTurret(p) && !isWheelhouse(p);
/** Whether a part is the cab of a truck. */
export const isCab = either(stamp(CABS), both(kind("stamp"), says(/\bcab\b|windscreen/)));
const isGear: Test = (p) => p.kind === "tracks" || (p.kind === "axles" && p.under !== "carriage");
const isWheeled =
  (under: "carriage" | "trailer"): Test =>
  (p) =>
    p.kind === "axles" && p.under === under;
/** What the parts of a drone, helicopter or aeroplane are called: words that have another meaning on the ground. */
const IN_FLIGHT =
  "arms|charge|spool|landing legs|exhausts?|intake|canopy|camera|battery|warhead|propeller|body|nose|wings?|wing tips|pod|fins?|tail|tailplane|tail booms|tail sting|engines?|nacelle|canopies|cabin|foreplanes|windows|doors|tank|landing gear|cannon|bombs".split(
    "|",
  );
/** What a part is counts, not where it is. */
const inFlight = (words: string): Test => both(stamp(SMALL_DRONES, DRONES, AIRCRAFT), (p) => new RegExp(`\\b${words}(?:$|,)`).test(headOf(describePart(p))));
const isRound =
  (of: "spare" | "belly" | "lamp" | "drum"): Test =>
  (p) =>
    p.kind === "round" && p.of === of;
const isAntenna = either(kind("planar", "reflector", "yagi"), both(kind("stamp", "box", "dish"), says(/radar|antenna|array/)));

/**
 * What words of a cue name in a drawing. Of the words in what the cue is about the last count, and of
 * those that end there the longest; of the rules for the same words the first that finds a part.
 */
const RULES: readonly (readonly [words: RegExp, test: Test])[] = [
  [/spare wheel/, isRound("spare")],
  [/grilles?/, says(/grilles? (?:side|over)/)],
  [/generator box/, says(/generator box/)],
  [/ventilator/, says(/ventilator/)],
  [/belly wheels/, isRound("belly")],
  [/cutting wheel/, says(/cutting wheel/)],
  [/modules/, says(/module/)],
  [/mine rollers?/, says(/mine rollers/)],
  [/wheels?|tyres|axles?|return rollers/, isGear],
  [/wheels?/, isWheeled("carriage")],
  [/(?:two-|four-)?wheeled carriage|carriage/, isWheeled("carriage")],
  [/trailer|semi-trailer/, isWheeled("trailer")],
  [/tracks|tracked units/, kind("tracks")],
  [/hull|bow|nose|chassis/, isHull],
  [/boat/, both(kind("stamp", "box"), says(/boat/))],
  [/wheelhouse/, isWheelhouse],
  [/deckhouse/, says(/deckhouse/)],
  [/pontoons?/, both(kind("stamp", "box"), says(/pontoon/))],
  [/shed/, says(/shed/)],
  [/bristles/, says(/bristles/)],
  [/cage/, says(/cage/)],
  [/rack/, says(/\brack\b/)],
  [/engine house/, says(/engine house/)],
  [/thread/, says(/spool/)],
  [/stowage basket/, says(/stowage basket/)],
  [/superstructure|cab and body/, says(/superstructure/)],
  [/body|box body|frame|bonnet/, stamp(LIGHT_TRANSPORT, WHEELED_HULLS)],
  [/body|box body|cabin|container/, kind("shelter")],
  [/body|box body|container/, both(kind("box"), says(/body|container|box/))],
  [/body/, isHull],
  [/sight box|ammunition box|jammer box|pump box|armoured box|box/, both(kind("box"), says(/box|housing/))],
  [/sight box/, both(isTurret, says(/sight box/))],
  [/(?:equipment|tool) boxes/, says(/equipment|tool boxes/)],
  [/cabs?|bonnet|windscreen|truck|tractor/, isCab],
  [/turret/, isTurret],
  [/machine guns?/, kind("mg")],
  [/machine guns?/, both(kind("gun"), says(/machine gun/))],
  [/barrels?|guns?|gun mount|howitzer|cannon|muzzle brake|bore evacuator/, kind("gun")],
  [/barrel|mortar barrel|tube|base ?plate/, kind("mortar")],
  [/tubes?|casing|launcher|rockets/, kind("tubes")],
  [/snorkel tube/, says(/snorkel/)],
  [/tubes?|missile tubes?|canisters?|launcher/, kind("canisters")],
  [/missiles?/, kind("missile", "canisters")],
  [/missile rail/, kind("canisters", "missile")],
  [/dish|dishes/, kind("dish")],
  [/dish/, kind("reflector")],
  [/radome/, says(/radar cover/)],
  [/search (?:antenna|radar)/, says(/search/)],
  [/antennas?|array|panel|radar|antenna housing|search radar/, isAntenna],
  [/antenna|radar/, kind("dish")],
  [/radar dish/, kind("dish")],
  [/tracking (?:antenna|radar|dish)/, says(/tracking/)],
  [/whip aerials/, kind("whips")],
  [/aerials?/, kind("whips", "frameAerial", "boomAerial", "yagi")],
  [/aerials?/, says(/\baerials?\b/)],
  [/aerial frame/, kind("frameAerial")],
  [/masts?|tower/, kind("mast")],
  [/jacks|supports|stabiliser legs/, either(kind("jacks"), says(/jacks|supports|stabiliser/))],
  [/trails?/, (p) => p.kind === "trail" && !says(/towing eye/)(p)],
  [/towing eye/, says(/towing eye/)],
  [/shields?/, kind("shield")],
  [/recoil gear|recoil housing/, kind("cradle")],
  [/spade/, says(/spade/)],
  [/blade/, (p) => p.kind === "blade" && p.facing === "front"],
  [/plough/, kind("plough")],
  [/crane|jib|(?:telescopic|digging) arm/, kind("crane")],
  [/bridge/, kind("bridge")],
  [/smoke dischargers/, kind("smoke")],
  [/side plates|skirts?|armour plates/, kind("skirt")],
  [/rubber flaps/, says(/flaps/)],
  [/armour bags/, says(/bags/)],
  [/bar armour/, kind("slats")],
  [/screen|bars|netting/, either(kind("slats"), says(/screen|curtain/))],
  [/reactive armour|reactive armour blocks/, kind("era")],
  [/reactive armour|wedge-shaped reactive armour/, both(isTurret, says(/reactive/))],
  [/shtora jammers/, both(isTurret, says(/dazzler/))],
  [/searchlight/, isRound("lamp")],
  [/exhausts?|single exhaust|silencer/, says(/exhaust|silencer/)],
  [/fuel drums/, isRound("drum")],
  [/cargo bed/, kind("cargo")],
  [/cupola/, kind("cupola")],
  [/oval tank/, says(/oval tank/)],
  [/clip/, says(/clip/)],
  [/venturi/, says(/funnel/)],
  [/home-made plates/, says(/home-made plates/)],
  [/standing man/, says(/standing/)],
  [/man|gunner/, stamp(CREW)],
  [/small hatches|roof hatches/, says(/hatches/)],
  [/roof hatch|manhole cover|sight housing/, kind("cupola")],
  [/optic housings/, says(/optic housing/)],
  [/engine housing/, says(/engine housing/)],
  [/rail/, kind("handrail")],
  [/roof/, says(/\broof\b.*without|flat roof/)],
  [/roof|deck|sides/, isHull],
  [/cargo deck|cargo platform/, says(/cargo platform/)],
  [/doors?|ramps?/, says(/\bdoors?\b|\bramps?\b/)],
  [/windows|windscreen|panes|headlights/, kind("panes")],
  [/windows|windscreen|panes|headlights|crew cell|bow plate|upper plate/, either(isCab, isHull)],
  [/troop compartment|troop box/, says(/troop/)],
  [/cabs?/, says(/\bcab\b/)],
  [/cab/, isHull],
  [/sights?/, both(isTurret, says(/sight/))],
  [/tripod|three-legged stand|guy wires/, kind("struts")],
  [/launch stand/, says(/launch table/)],
  [/launching gear/, says(/launching gear/)],
  [/fume extractor/, kind("gun")],
  [/bustle|arrowhead armour/, isTurret],
  [/dome/, both(isTurret, says(/dome/))],
  [/louvres/, says(/louvres/)],
  [/trim (?:board|vane)/, says(/trim (?:board|vane)/)],
  [/bricks/, kind("era")],
  [/weapon station|weapon/, kind("mg")],
  [/containers?/, kind("canisters")],
  [/electronics cabinet|generator box/, kind("shelter")],
  [/outriggers/, kind("jacks")],
  [/racks/, says(/\bracks?\b/)],
  [/load bed/, says(/load bed/)],
  [/stowage boxes/, says(/stowage boxes/)],
  [/box/, both(kind("tubes", "stamp"), says(/\bbox\b/))],
  [/missile tubes/, says(/missile tubes/)],
  [/drums/, says(/\bdrum\b/)],
  [/drones/, says(/drone/)],
  [/noses|fins|launcher/, kind("missile")],
  [/mast/, says(/\bmast\b/)],
  [/tower/, says(/tower/)],
  [/feed horns/, says(/feed horn/)],
  [/platform/, says(/platform/)],
  [/dispensers/, says(/dispensers/)],
  [/rotors?/, (p) => p.kind === "rotor" && !says(/tail/)(p)],
  [/tail rotor/, (p) => p.kind === "rotor" && says(/tail/)(p)],
  ...IN_FLIGHT.map((part) => [new RegExp(part), inFlight(part)] as const),
];

/** Where what the cue is about ends, and where, how or when it is begins. */
const HEAD_ENDS =
  /:| \(| (?:on|of|in|at|to|towards|behind|over|under|between|with|without|from|along|above|below|beside|overhanging|around|for|across|as|like|than|that|instead|inside|not|but|when|set|held|upright|lies|lie|lying|raised|hanging|standing|stowed|spread|sticks)\b/;

/** "Box of 24 tubes" is about the tubes. */
const MEASURE = /^(?:Box|Row|Block|Two sets) of /;

/** What is not there, what it does, what is near it: none is a part of the drawing. */
const NAMES_NOTHING = /^(?:No |Often |Several (?!whip|thin)|Two such |Two or three such |Usually |Another |Crew |Second |Spread |Close to |Some |Beside )/;

/** Cues that the rules would misread: the words that they are about, or null where no part shows it. */
const EXCEPTIONS: Readonly<Record<string, string | null>> = {
  "No return rollers": "wheels",
  "Large folding barrel rest on the bow": null,
  "Barrel lock on the bow": null,
  "Grenade launcher and panoramic sight on the turret roof": null,
  "Spare tubes on the ground beside it": null,
  "Very long tracked boat with an open bed": "boat",
  "Smooth box sides instead of open tubes": "tubes",
  "Long cargo bed or body on the rear unit": "cargo bed",
  "Ural-4320 with a long bonnet": "truck",
  "KamAZ-5350 with a plain box body": "truck",
  "Two rows of eight": "aerials",
  "Long stowed mast along the rear of the hull": "mast",
  "Wedge of reactive armour bricks on the turret front": "bricks",
  "Satellite-navigation aerial on the truck": "roof hatch",
  "Both on a tower in the middle of the hull": "tower",
  "Spiral ribs around the tubes": "tubes",
  "Rounded, boat-like ends of the pontoon": "pontoon",
  "High, boxy raised hull without a turret": "hull",
  "Raised cab at the very front": "cab",
  "Ramps folded up at the tail": "ramps",
  "One smooth closed box instead of a bundle of tubes": "box",
  "Large crew windows and a door at the very front": "windows",
  "Row of side windows, or a plain body with few windows": null,
};

function headOf(words: string): string {
  return words.slice(0, HEAD_ENDS.exec(words)?.index ?? words.length);
}

/** What a cue is about, in parts of its words; none where it names nothing of the drawing. */
export function headsOf(cue: string): string[] {
  const exception = EXCEPTIONS[cue];
  if (exception === null || (exception === undefined && NAMES_NOTHING.test(cue))) return [];
  const words = exception ?? cue.replace(MEASURE, "");
  const head = headOf(words).toLowerCase();
  // "Low, flat hull" is one thing; "five wheels, gap behind the first" and "nose and wheels" are two.
  const [first = "", ...rest] = head.split(", ");
  const whole = matchesIn(first).length > 0 ? first : [first, ...rest].join(" ");
  return whole.split(/ and | or /);
}

const WHOLE_WORD_RULES = RULES.map(([words, rule]) => [new RegExp(`(?<![\\w-])(?:${words.source})(?![\\w-])`, "g"), rule] as const);

interface Match {
  rule: Test;
  end: number;
  length: number;
}

function matchesIn(head: string): Match[] {
  return WHOLE_WORD_RULES.flatMap(([words, rule]) =>
    [...head.matchAll(words)].map((match) => ({ rule, end: match.index + match[0].length, length: match[0].length })),
  );
}

/**
 * The parts of a drawing that a cue names, as positions among them; none for a cue that names none.
 * @param cue a record's words, e.g. "Missile tube on the turret roof"
 */
export function partsOfCue(cue: string, parts: readonly Part[]): number[] {
  const found = new Set<number>();
  for (const head of headsOf(cue)) {
    const matches = matchesIn(head);
    const end = Math.max(...matches.map((match) => match.end));
    const last = matches.filter((match) => match.end === end);
    const length = Math.max(...last.map((match) => match.length));
    const finds = last.filter((match) => match.length === length).map(({ rule }) => parts.flatMap((part, i) => (rule(part) ? [i] : [])));
    for (const i of finds.find((list) => list.length > 0) ?? []) found.add(i);
  }
  return [...found].sort((a, b) => a - b);
}
