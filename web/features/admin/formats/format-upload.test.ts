import { describe, expect, test } from "bun:test";
import { BUILT_IN_DOCUMENTS } from "../../../domain/formats/all-documents";
import type { Format } from "../../../domain/formats/format";
import type { FormatState } from "../api-types";
import {
  checkUpload,
  contentToDownload,
  downloadName,
  errorsIn,
  errorsInWords,
  outcomeWords,
  replacedBy,
} from "./format-upload";

const PATROL: Format = {
  format: 1,
  id: "patrol",
  name: "Patrol",
  title: "Patrol report",
  word: "PATROL",
  heading: "reference",
  panels: [{ fields: [{ id: "men", label: "Men", kind: "number", required: true }] }],
  message: ["MEN {men}"],
  summary: "{men} men",
};
const CONVOY: Format = { ...PATROL, id: "convoy", name: "Convoy", word: "CONVOY" };

const stateOf = (
  { id, name }: Pick<Format, "id" | "name">,
  state: FormatState["state"],
  source: FormatState["source"] = "own",
): FormatState => ({ id, name, source, state, errors: [], version: "" });

const BUILT_IN = BUILT_IN_DOCUMENTS.map((each) => stateOf(each, "on", "built-in"));
const refused = (file: string) => stateOf({ id: file, name: file }, "refused");

const check = (
  document: unknown,
  own: readonly FormatState[] = [],
  offered: readonly Format[] = [],
) => {
  const content = new TextEncoder().encode(JSON.stringify(document));
  const all = [...BUILT_IN_DOCUMENTS, ...offered];
  return checkUpload(content, [...BUILT_IN, ...own], all).errors.map(({ path }) => path);
};

describe("a document before it is sent", () => {
  test("is held to what the server holds it to", () => {
    expect(check(PATROL)).toEqual([]);
    expect(check({ ...PATROL, message: ["MEN {man}"] })).toEqual(["message[0]"]);
    expect(check({ ...PATROL, id: "hlr", word: "HLR", name: "HLR" })).toEqual([
      "id",
      "word",
      "name",
    ]);
    expect(check({ ...PATROL, id: "sighting" })).toEqual(["id"]);
    // A preview gives way.
    expect(check({ ...PATROL, id: "salute", word: "SALUTE", name: "SALUTE" })).toEqual([]);
    const [men] = PATROL.panels[0]?.fields ?? [];
    const panels = [{ fields: [{ ...men, when: { at: "sea" } }] }];
    expect(check({ ...PATROL, word: "HLR", panels })).toEqual([
      "word",
      "panels[0].fields[0].when.at",
    ]);
    expect(check([])).toEqual([""]);
    expect(checkUpload(new Uint8Array([0xff]), [], []).errors).toHaveLength(1);
  });

  test("has no name or word of another of the unit's own, but may have its own again", () => {
    const on = [stateOf(PATROL, "on"), stateOf(CONVOY, "on")];
    expect(check(PATROL, on, [PATROL, CONVOY])).toEqual([]);
    expect(check({ ...PATROL, name: "Convoy", word: "CONVOY" }, on, [PATROL, CONVOY])).toEqual([
      "word",
      "name",
    ]);
    // The word of one that is switched off is known to the server alone.
    const off = [stateOf(CONVOY, "off")];
    expect(check({ ...PATROL, name: "Convoy", word: "CONVOY" }, off)).toEqual(["name"]);
    // A refused document replaces nothing.
    expect(
      check(PATROL, [refused("patrol.json"), stateOf({ id: "x.json", name: "Patrol" }, "refused")]),
    ).toEqual([]);
  });
});

describe("whose place it takes", () => {
  test.each([
    ["nobody's", [], null],
    ["not a built-in one's", BUILT_IN, null],
    ["its own", [refused("patrol.json"), stateOf(PATROL, "off")], "patrol"],
    ["a refused file's", [stateOf(CONVOY, "on"), refused("patrol.json")], "patrol.json"],
    ["a refused file's that is off", [refused("patrol.json.off")], "patrol.json.off"],
    ["not another file's", [refused("patrols.json"), refused("a-patrol.json")], null],
  ])("%s", (_, list, id) => {
    expect(replacedBy(PATROL, list)?.id ?? null).toBe(id);
  });

  test("is said before it happens", () => {
    const kept = "The document that is there now is kept beside it until the next replacement.";
    const says = (replaced: FormatState | null) => outcomeWords(PATROL, replaced);
    expect(says(null)).toBe("New. Operators get it at once, at /f/patrol.");
    expect(outcomeWords({ ...PATROL, id: "loss", word: "SALUTE" }, null)).toBe(
      "New. Operators get it at once, at /f/loss. It takes the place of the previews Loss Report and SALUTE Report.",
    );
    expect(says(stateOf(PATROL, "on"))).toBe(`Replaces Patrol, which is offered now. ${kept}`);
    expect(says(stateOf(PATROL, "off"))).toBe(
      `Replaces Patrol, which is switched off, and stays so. ${kept}`,
    );
    expect(says(stateOf({ id: "patrol", name: "Tour" }, "on"))).toBe(
      `Replaces Tour, which is offered now. ${kept} Its name becomes Patrol: reports made as Tour can be read and copied, but no longer edited.`,
    );
    expect(says(refused("patrol.json"))).toBe(
      `Replaces patrol.json, which has errors. It is then offered at once. ${kept}`,
    );
    expect(says(refused("patrol.json.off"))).toBe(
      `Replaces patrol.json.off, which has errors. It is switched off, and stays so. ${kept}`,
    );
  });
});

test("errors are counted, as far as they are named", () => {
  const some = (count: number) => Array.from({ length: count }, () => ({ path: "", reason: "x" }));
  expect(errorsInWords(some(1))).toBe("There is 1 error in the document, and it cannot be added.");
  expect(errorsInWords(some(3))).toBe(
    "There are 3 errors in the document, and it cannot be added.",
  );
  expect(errorsInWords(some(20))).toBe(
    "There are at least 20 errors in the document, and it cannot be added.",
  );
});

test("the server's errors are read whatever it sends", () => {
  expect(errorsIn({ errors: [{ path: "word", reason: "taken" }, 5, { path: 1 }] })).toEqual([
    { path: "word", reason: "taken" },
    { path: "", reason: "" },
  ]);
  expect(errorsIn({ errors: "none" })).toBeNull();
  expect(errorsIn({})).toBeNull();
});

test("a download bears the format's name and holds the document, or a refused one's bytes", () => {
  expect(["patrol", "a.b.json", "c.json.off"].map(downloadName)).toEqual([
    "patrol.json",
    "a.b.json",
    "c.json",
  ]);
  expect(contentToDownload(PATROL)).toBe(`${JSON.stringify(PATROL, null, 2)}\n`);
  const bytes = new ArrayBuffer(3);
  expect(contentToDownload(bytes)).toBe(bytes);
});
