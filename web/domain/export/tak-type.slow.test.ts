import { expect, test } from "bun:test";
import { CoTTypes, MilSymType } from "@tak-ps/node-cot";
import { PLATFORMS, UNKNOWN_PLATFORM } from "../../../data/platforms";
import { takTypes } from "../../../data/tak/types" with { type: "macro" };
import { PREVIEW_DOCUMENTS } from "../formats/all-documents";
import { HLR, LEAPP } from "../formats/built-in";
import { CUAS_DOCUMENT, GMTI_DOCUMENT, HLR_DOCUMENT, LEAPP_DOCUMENT } from "../formats/documents";
import type { Format } from "../formats/format";
import { symbolType, takType } from "./tak-type";
import { exported } from "./testing/reports";

const { cots } = await CoTTypes.default.load();
const isListed = (type: string) => cots.has(type.replace(/^a-[a-z]-/, "a-.-"));

test("the list is node-cot's own", () => {
  const things = [...cots.keys()].flatMap((type) => /^a-\.-([A-Z].*)$/.exec(type)?.[1] ?? []);
  expect(takTypes()).toEqual(things);
});

test.each([
  // A rocket launcher, self-propelled; a tank; a helicopter; a ship: letters as 2525C has them.
  ["SHGPEWMAS------", "a-h-G-E-W-M-A-S"],
  ["SHGPUCFRMS-----", "a-h-G-U-C-F-R-M-S"],
  ["SFGPEVAT-------", "a-f-G-E-V-A-T"],
  ["SHAPMHA--------", "a-h-A-M-H-A"],
  ["SNSPCL---------", "a-n-S-C-L"],
  ["SUGP-----------", "a-u-G"],
  ["SAGPE----------", "a-a-G-E"],
  ["SSGPE----------", "a-s-G-E"],
  ["SPUP-----------", "a-p-U"],
  ["SDGPE----------", "a-f-G-E"],
  ["SWGPE----------", "a-u-G-E"],
  ["SKAPMF---------", "a-k-A-M-F"],
  // A function has no letters after a gap; the positions of status and echelon are not part of it.
  ["SHGPE-W----MS--", "a-h-G-E"],
  // What TAK does not list is its nearest parent there.
  ["SHGPEWMASEMP---", "a-h-G-E-W-M-A-S"],
  ["SHGPEWMRAS-----", "a-h-G-E-W-M"],
  ["SHGPZZZZZZ-----", "a-h-G"],
])("%s is %s", (sidc, type) => {
  expect(symbolType(sidc)).toBe(type);
  expect(isListed(type)).toBe(true);
});

test.each([
  [""],
  ["IHGPEWMRAS-----"],
  ["GFGPE----------"],
  ["SXGPE----------"],
  ["S*GPE----------"],
  ["SHZPE----------"],
  ["SHXPE----------"],
  ["SHPPE----------"],
  ["SH"],
  ["nonsense"],
  ["S"],
])("%p is of unknown type", (sidc) => {
  expect(symbolType(sidc)).toBe("a-u-G");
});

test("node-cot leads back from a listed type to its symbol", () => {
  for (const sidc of ["SHGPEWXM-------", "SFGPEVAT-------", "SHAPMHA--------", "SNSPCL---------"])
    expect(MilSymType.default.to2525B(symbolType(sidc))).toBe(sidc);
});

test("every platform has a type on TAK's list, in its own dimension", () => {
  for (const { platformId, sidcCode } of [...PLATFORMS, UNKNOWN_PLATFORM]) {
    const type = sidcCode ? symbolType(sidcCode) : "a-u-G";
    expect([platformId, isListed(type)]).toEqual([platformId, true]);
    expect([platformId, type.slice(4, 5)]).toEqual([platformId, sidcCode?.[2] ?? "G"]);
  }
});

/** The words that a report of a format can have for what was seen. */
function wordsOf(format: Format, id: string): string[] {
  const field = format.panels.flatMap(({ fields }) => fields).find((each) => each.id === id);
  if (field?.kind !== "choice") throw new Error(`${format.id} has no choice ${id}.`);
  return field.choices.map((option) => (typeof option === "string" ? option : option.label));
}

test.each([
  ["LEAPP", LEAPP_DOCUMENT, "object", /^a-u-A/],
  ["c-UAS", CUAS_DOCUMENT, "uasType", /^a-u-A-M-F-Q$/],
  ["HLR", HLR_DOCUMENT, "weaponType", /^a-u-G-E-W/],
  ["GMTI", GMTI_DOCUMENT, "targetType", /^a-u-G/],
])("what a report of %s can see has a type on TAK's list", (_, format, id, wanted) => {
  const words = wordsOf(format, id);
  const types = [...words, "a word of tomorrow"].map((platform) =>
    takType(exported({ type: format.name, platform }), ""),
  );
  for (const type of types) {
    expect(type).toMatch(wanted);
    expect([type, isListed(type)]).toEqual([type, true]);
  }
  if (format !== CUAS_DOCUMENT)
    expect(new Set(types).size).toBe(types.length - (words.includes("Unknown") ? 1 : 0));
});

test("patients, an incident and a loss are points of no side; what the other previews saw is unknown", () => {
  const types = PREVIEW_DOCUMENTS.map(({ name }) => [
    name,
    takType(exported({ type: name, platform: "" }), ""),
  ]);
  expect(Object.fromEntries(types)).toEqual({
    Activity: "a-u-G",
    Loss: "b-m-p",
    SALUTE: "a-u-G",
    SPOTREP: "a-u-G",
    Contact: "a-u-G",
    METHANE: "b-m-p",
    MEDEVAC: "b-m-p",
  });
});

test("a drone of the air picture is a drone, and where fire falls a point of no side", () => {
  expect(takType(exported({ type: LEAPP.type, platform: "UAS" }), "")).toBe("a-u-A-M-F-Q");
  const shot = exported({ type: HLR.type, platform: "Mortars" });
  expect([takType(shot, "POO"), takType(shot, "POI")]).toEqual(["a-u-G-E-W-O", "b-m-p"]);
  expect(isListed("b-m-p")).toBe(true);
});
