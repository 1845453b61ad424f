import { describePart } from "../describe";
import type { Part, SilhouetteSpec, WrittenSpecs } from "../spec";
import type { Pt } from "../svg-builder";

/** Makes of a platform's parts those of its other state. */
type Change = (parts: readonly Part[]) => readonly Part[];
type Kind = Part["kind"];

/** Takes away what is of these kinds. */
const without =
  (...kinds: readonly Kind[]): Change =>
  (parts) =>
    parts.filter(({ kind }) => !kinds.includes(kind));

/** Takes away what stands on the roof, at this height or higher. */
const under =
  (height: number): Change =>
  (parts) =>
    parts.filter((part) => {
      if (part.kind === "axles" || part.kind === "jacks" || !("at" in part)) return true;
      const up = part.at?.[1];
      return typeof up !== "number" || up < height;
    });

/** Puts something else in the place of the first of a kind that is called so. */
const swap =
  (kind: Kind, calls: RegExp, ...others: readonly Part[]): Change =>
  (parts) => {
    const at = parts.findIndex((part) => part.kind === kind && calls.test(describePart(part)));
    if (at < 0) throw new Error(`no ${kind} that is called ${calls}`);
    return [...parts.slice(0, at), ...others, ...parts.slice(at + 1)];
  };
const ANY = /^/;

const and =
  (...more: readonly Part[]): Change =>
  (parts) => [...parts, ...more];

/** Sets what lies on a launcher to an elevation, and moves it where it would not lie otherwise. */
const elevate =
  (elev: number, kinds: readonly Kind[], at?: Pt, back?: number): Change =>
  (parts) =>
    parts.map((part) => {
      const launched = part.kind === "tubes" || part.kind === "canisters" || part.kind === "missile" || part.kind === "rail";
      if (!launched || !kinds.includes(part.kind)) return part;
      return { ...part, elev, ...(at && { at }), ...(back !== undefined && { back }) };
    });
const level = (kind: Kind, at?: Pt) => elevate(0, [kind], at);

/** Puts an antenna or a mast that lies folded in the place of one that is up: from its front lower corner. */
const fold = (kind: Kind, at: Pt, size: Pt, calls: string, up = ANY) =>
  swap(kind, up, { kind: "box", at, size, tone: "light", seams: Math.round(size[0] / 60), plan: { wide: 170 }, calls });

const mastDown = without("mast", "boomAerial", "struts");

/** What of a platform is raised or up where it is set up, "" where its height does not count that; and what makes its other state of it. */
type States = Readonly<Record<string, readonly [raised: string, ...changes: Change[]]>>;

/** How those look on the march that are drawn set up; their jacks are always in. */
const ON_THE_MARCH: States = {
  // Rocket launchers.
  "BM-21": ["its tubes raised", level("tubes")],
  "9A51": ["its tubes raised", level("tubes")],
  "2B17": ["its tubes raised", level("tubes")],
  "2B26": ["its tubes raised", level("tubes")],
  "9P138": ["its tubes raised", level("tubes")],
  M1991: ["its tubes raised", level("tubes")],
  "RM-70": ["its tubes raised", level("tubes")],
  "BM-27": ["its tubes raised", level("tubes")],
  Zemledeliye: ["its launchers raised", level("canisters")],
  "50P6": ["its canisters upright", without("struts"), level("canisters", [1150, 172])],
  "NASAMS launcher": ["its canisters raised", without("struts"), level("canisters")],
  "9K512": ["its tubes raised", level("tubes", [1060, 218])],
  "BM-30": ["its tubes raised", level("tubes", [1120, 206])],
  "9A54": ["its tubes raised", level("tubes", [1120, 206])],
  "TOS-1A": ["its launcher raised", level("tubes")],
  "TOS-2": ["its launcher raised", level("tubes")],
  "UR-77": ["its launcher raised", without("tubes")],
  // Missile launchers.
  "9P148": ["its launcher raised", without("canisters", "struts")],
  "9P149": ["its launcher raised", without("canisters", "struts")],
  "9P157": ["its launcher raised", without("struts"), under(190)],
  "9P162": ["its launcher raised", without("struts"), under(200)],
  "9K79": ["its missile raised", without("missile")],
  "9K720": [
    "its missile raised",
    without("missile", "struts"),
    swap("shelter", ANY, { kind: "shelter", at: [296, 126], size: [830, 176], ribs: 6, round: 20, calls: "long slab-sided closed body" }),
  ],
  "3K60": ["its canisters raised", without("struts"), level("canisters")],
  "5P85": ["its canisters upright", without("struts"), level("canisters", [1370, 172])],
  "S-400": ["its canisters upright", without("struts"), level("canisters", [1560, 228])],
  "9A83": [
    "its canisters upright and its mast up",
    without("mast"),
    level("canisters", [906, 188]),
    fold("dish", [236, 186], [40, 100], "guidance antenna folded down behind the cab"),
  ],
  "9K35": [
    "its launcher raised",
    level("canisters", [500, 156]),
    without("dish"),
    swap("stamp", /pedestal/, { kind: "stamp", of: "pedestal", at: [330, 150], sy: 0.4 }),
  ],
  "9K31": ["its launcher raised", level("canisters", [450, 202]), swap("stamp", /pedestal/, { kind: "stamp", of: "pedestal", at: [270, 196], sy: 0.4 })],
  "IRIS-T launcher": ["its containers upright", without("struts"), level("canisters", [1056, 172])],
  "Patriot launcher": ["its containers raised", without("struts"), level("canisters")],
  // Vehicles with guns or missiles and a radar of their own.
  "9K33 Osa": ["its antenna up", without("mast"), fold("reflector", [376, 316], [110, 20], "search radar folded down")],
  "9K330": ["its antenna up", without("mast"), fold("reflector", [400, 362], [190, 22], "search radar folded down")],
  "Tor-M2DT": ["its antenna up", without("mast"), fold("reflector", [1044, 356], [190, 22], "search radar folded down")],
  "2K22": ["its radar up", without("mast"), fold("reflector", [568, 196], [28, 100], "search radar folded down")],
  "96K6": ["", without("mast"), elevate(0, ["canisters"]), fold("planar", [794, 214], [22, 100], "search radar folded down", /search/)],
  "ZSU-23-4": ["", swap("dish", ANY, { kind: "dish", at: [436, 242], r: 46, elev: 90, feed: 0, calls: "radar dish folded back on the turret" })],
  Gepard: ["its radar up", without("mast"), fold("reflector", [576, 180], [28, 120], "search radar folded down")],
  // Radars.
  "SNAR-10": ["its antenna up", without("mast"), fold("reflector", [366, 215], [180, 18], "radar reflector folded down")],
  "PRP-4": ["its radar up", without("mast", "planar")],
  "1L219": ["its antenna up", without("struts"), fold("planar", [400, 250], [270, 22], "flat array folded down on the roof")],
  "9S80": ["its antenna up", without("mast"), fold("reflector", [400, 224], [250, 28], "radar reflector folded down")],
  "9S18M1": ["its antenna up", without("mast"), fold("planar", [270, 228], [470, 28], "slatted array folded down on the roof")],
  "9S32": ["its antenna up", without("struts"), fold("planar", [540, 244], [300, 30], "flat array folded down at the rear", /./), swap("planar", ANY)],
  "9S15": ["its antenna up", without("mast"), fold("planar", [400, 268], [500, 34], "slatted array folded down on the roof")],
  "1L260": ["its antenna up", without("struts"), fold("planar", [470, 208], [290, 28], "flat panel folded down at the rear")],
  "30N6": ["its antenna up", without("struts"), fold("planar", [630, 374], [350, 34], "antenna folded down on the cabin's roof")],
  "92N6": ["its antenna up", without("struts"), fold("planar", [640, 382], [440, 36], "antenna folded down on the cabin's roof")],
  "96L6": ["its antenna up", without("mast"), fold("planar", [650, 186], [570, 70], "array lying along the truck's rear")],
  "50N6A": ["its antenna up", without("mast"), fold("planar", [700, 196], [420, 40], "array folded down on the truck's rear")],
  "39N6": ["its antenna up", without("mast"), fold("reflector", [300, 266], [450, 40], "reflector folded down along the top")],
  "48Ya6": ["its antenna up", without("mast"), fold("planar", [520, 176], [500, 60], "array folded down on the truck's rear")],
  "9S36": ["its mast up", without("mast"), fold("planar", [300, 242], [430, 60], "mast and radar folded down along the roof"), under(1400)],
  "91N6": ["its antenna up", without("struts"), under(500), fold("planar", [1380, 320], [600, 60], "array folded down on the trailer")],
  "64N6": ["its antenna up", without("struts"), under(500), fold("planar", [1300, 314], [620, 60], "array folded down on the trailer")],
  "36D6": ["its antenna up", without("mast"), fold("reflector", [500, 244], [540, 70], "reflector folded down on the trailer")],
  "P-18": ["its antenna up", without("mast"), fold("yagi", [300, 270], [430, 34], "mast and aerials folded along the top")],
  "1L13": ["its antenna up", without("mast", "struts"), fold("yagi", [300, 276], [436, 44], "mast and aerials folded along the top")],
  "Nebo-M": ["its antenna up", without("mast", "struts"), fold("planar", [580, 166], [640, 110], "array folded up on the truck's rear")],
  "PRV-16": ["its antenna up", without("struts"), fold("reflector", [450, 284], [390, 60], "reflector folded down on the roof")],
  "EOV-4421": [
    "its arm up",
    swap("crane", ANY, { kind: "crane", foot: [690, 220], elbow: [420, 326], tip: [360, 220], w: 44, end: "none", calls: "digging arm folded forward" }),
    swap("box", /bucket/, { kind: "box", at: [330, 130], size: [90, 90], tone: "dark", slant: [0, 34], plan: { wide: 90 }, calls: "bucket on the arm" }),
  ],
  "1L269": ["its dish up", without("mast"), fold("dish", [700, 162], [480, 110], "large dish folded down on the rear deck")],
  // Masts.
  "R-330Zh": ["its mast up", mastDown],
  "RB-301B": ["its mast up", mastDown, and({ kind: "roll", at: [350, 248], len: 320, d: 24, calls: "mast lying along the roof" })],
  "R-145BM": ["its mast up", mastDown],
  "RB-531B": ["its mast up", mastDown],
  "R-149MA1": ["its mast up", mastDown],
  "54K6": ["its mast up", mastDown],
  "Leer-3": ["its mast up", mastDown, (parts) => parts.filter((part) => part.kind !== "stamp" || !part.of.startsWith("orlan"))],
  "Command truck": ["its mast up", mastDown],
  "BMP-1KSh": ["its mast up", mastDown, and({ kind: "roll", at: [470, 162], len: 170, d: 20, calls: "mast lying along the rear" })],
  "Murmansk-BN": ["its masts up", mastDown, and({ kind: "roll", at: [250, 300], len: 720, d: 50, calls: "mast lying along the top" })],
  "RKhM-6": ["its detector up", without("mast"), under(280)],
};

/** How those look set up that are drawn on the march. */
const READY: States = {
  "9K37": ["its missiles raised", elevate(32, ["missile", "rail"])],
  "9K317": ["its missiles raised", elevate(32, ["missile", "rail"])],
  "9A317M": ["its canisters raised", elevate(35, ["canisters"], [640, 270])],
  "2K12": ["its missiles raised", elevate(38, ["missile", "rail"], [440, 280], 180)],
  M270: ["its launcher raised", elevate(40, ["tubes"], [600, 240], 120)],
  HIMARS: ["its launcher raised", elevate(45, ["tubes"], [600, 216], 120)],
  "9A82": ["its canisters upright", without("struts"), elevate(90, ["canisters"], [884, 90])],
  "9K72": [
    "its missile raised",
    without("rail"),
    elevate(90, ["missile"], [1270, 64], 0),
    swap("box", /launch table/, { kind: "box", at: [1206, 40], size: [124, 26], tone: "dark", calls: "launch table on the ground behind the tail" }),
  ],
  "K-300P": [
    "its containers upright",
    under(240),
    and({ kind: "canisters", at: [1220, 130], len: 890, d: 78, abreast: 2, elev: 90, ribs: 4, calls: "two thick missile containers" }),
  ],
  "2S4": [
    "its mortar raised",
    without("struts"),
    swap("mortar", ANY, { kind: "mortar", at: [830, 30], len: 560, d: 34, elev: 62, calls: "very long mortar tube standing on the ground behind the stern" }),
    swap("box", /base plate/, {
      kind: "box",
      at: [760, 0],
      size: [150, 26],
      tone: "dark",
      slant: [30, 30],
      plan: { wide: 220 },
      calls: "large base plate on the ground",
    }),
  ],
  "TMM-3": [
    "its bridge raised",
    without("struts"),
    swap("bridge", ANY, { kind: "bridge", at: [930, 130], len: 580, h: 160, layers: 2, taper: 40, truss: true, elev: -78 }),
  ],
};

/** Gives those that fold, raise or lay something their other state. */
export function withStates(specs: WrittenSpecs): Readonly<Record<string, SilhouetteSpec>> {
  return Object.fromEntries(
    Object.entries(specs).map(([id, written]) => {
      const spec: SilhouetteSpec = "parts" in written ? written : { parts: written };
      const { parts, deck } = spec;
      const changed = (changes: readonly Change[]) => changes.reduce((left, change) => change(left), parts);
      if (ON_THE_MARCH[id] !== undefined) {
        const [raised, ...changes] = ON_THE_MARCH[id];
        return [id, { ...spec, raised, state: "ready", other: { deck, parts: without("jacks")(changed(changes)) } }];
      }
      if (READY[id] === undefined) return [id, spec];
      const [raised, ...changes] = READY[id];
      return [id, { ...spec, state: "march", other: { parts: changed(changes), raised } }];
    }),
  );
}
