/** The previews that follow public manuals: their lines, in the manuals' order, and what they ask for. */

import { describe, expect, test } from "bun:test";
import { parseMessage } from "../reports/parse-message";
import { readReport } from "../reports/positions";
import { BUILT_IN_DOCUMENTS, PREVIEW_DOCUMENTS } from "./all-documents";
import { checkFormat } from "./check-format";
import { formatDefinition } from "./definition";
import type { Entries } from "./format";
import { SAMPLE_OPERATOR } from "./sample";
import {
  BUILT_IN_NAMES,
  builtInBeside,
  previewsReplacedBy,
  TAKEN_BY_BUILT_IN,
} from "./taken-names";

const definitionOf = (id: string) => {
  const document = PREVIEW_DOCUMENTS.find((each) => each.id === id);
  if (!document) throw new Error(`There is no preview ${id}.`);
  return formatDefinition(document);
};

const HEADING = "WK21-7K3QZ9 // DTG 201230ZNov26 // ASSET Puma";

/** A report of each, in full and with as little as it takes. */
const MESSAGES = {
  salute: [
    `SALUTE ${HEADING} // SIZE 12 men // ACTIVITY digging in // LOCATION 34UFE 12345 67890 MOVING NORTHEAST // UNIT green patches // TIME 201215ZNov26 // EQUIPMENT two long tubes // REMARKS seen twice////`,
    `SALUTE ${HEADING} // SIZE 1 // ACTIVITY walking // LOCATION 34UFE 1 6 // TIME 201215ZNov26////`,
  ],
  contact: [
    `CONTACT ${HEADING} // ENEMY 3 tanks // DIRECTION northeast // LOCATION 34UFE 12345 67890 // TIME 201215ZNov26 // OWN ACTION observing // REMARKS more follows////`,
    `CONTACT ${HEADING} // ENEMY fire // LOCATION 34UFE 12345 67890 // TIME 201215ZNov26////`,
  ],
  methane: [
    `METHANE ${HEADING} // MAJOR INCIDENT NOT DECLARED // EXACT LOCATION 34UFE 12345 67890, school, north gate // TYPE collapsed building // HAZARDS gas // ACCESS from the south // NUMBER OF CASUALTIES about 20, 3 severe // EMERGENCY SERVICES PRESENT police // EMERGENCY SERVICES REQUIRED fire, 10 ambulances // REMARKS none////`,
    `METHANE ${HEADING} // MAJOR INCIDENT STANDBY // EXACT LOCATION 34UFE 12345 67890 // TYPE fire // HAZARDS none seen // ACCESS unknown // NUMBER OF CASUALTIES 0 // EMERGENCY SERVICES REQUIRED fire////`,
  ],
  medevac: [
    `MEDEVAC ${HEADING} // LINE 1 34UFE 12345 67890 // LINE 2 38.65MHZ WK21A // LINE 3 A2 BREAK B1 BREAK C3 BREAK D4 BREAK E5 // LINE 4 hoist and ventilator // LINE 5 L3 BREAK A12 // LINE 6 SECURITY X ENEMY TROOPS ARMED ESCORT REQUIRED // LINE 6 WOUNDS 2 gunshot // LINE 7 C SMOKE SIGNAL // LINE 8 C NON-US MILITARY // LINE 9 CBRN C CHEMICAL // LINE 9 TERRAIN field by the lake // REMARKS none////`,
    `MEDEVAC ${HEADING} // LINE 1 34UFE 12345 67890 // LINE 2 38.65MHZ WK21A // LINE 3 A1 // LINE 4 A NONE // LINE 5 L1////`,
  ],
  spotrep: [
    `SPOTREP ${HEADING} // EQUIPMENT 3 X BM-21 (Grad) // ACTIVITY MOVING HEADING 045 // LOCATION 1 34UFE 12345 67890 ALT 512FT PRESENT // K-KILL 0 M-KILL 0 // UNIT white triangles // TIME 201215ZNov26 // ASSESSMENT re-supplied // REMARKS seen twice////`,
    `SPOTREP ${HEADING} // EQUIPMENT 1 X UNKNOWN (two long tubes) // ACTIVITY HALTED // LOCATION 1 34UFE 1 6 // K-KILL 0 M-KILL 0 // TIME 201215ZNov26////`,
  ],
};

test.each(Object.entries(MESSAGES).flatMap(([id, all]) => all.map((each) => [id, each] as const)))(
  "a %s is read back exactly: %s",
  (id, message) => {
    const read = parseMessage(message, [definitionOf(id)]);
    expect(read.message).toBe(message);
    const kept = { reportType: read.type, fullMessage: message, timestamp: "" };
    const { positions } = readReport(kept, [definitionOf(id)]);
    expect(positions).toHaveLength(1);
  },
);

test("their lines stand in the manuals' order", () => {
  const words = (id: keyof typeof MESSAGES) =>
    MESSAGES[id][0]?.match(/(?<=\/\/ )[A-Z]+(?: [A-Z0-9]+)*(?= )/g)?.slice(2) ?? [];
  expect(
    words("salute")
      .map((word) => word[0])
      .join(""),
  ).toBe("SALUTER");
  expect(
    words("methane")
      .map((word) => word[0])
      .join(""),
  ).toBe("METHANEER");
  expect(
    definitionOf("medevac").format.message.map((line) => /LINE \d|REM/.exec(line)?.[0]),
  ).toEqual([1, 2, 3, 4, 5, 6, 6, 7, 8, 9, 9].map((line) => `LINE ${line}`).concat("REM"));
});

test("the direction of a contact is no course of what was seen; that of a SALUTE is", () => {
  const headingOf = (id: keyof typeof MESSAGES) => {
    const definition = definitionOf(id);
    const { form } = parseMessage(MESSAGES[id][0] ?? "", [definition]);
    return definition.observed(form as never).heading;
  };
  expect(headingOf("contact")).toBeNull();
  expect(headingOf("salute")).toBe(45);
});

test("each form has an icon of its own", () => {
  const icons = BUILT_IN_DOCUMENTS.map(({ icon }) => icon);
  expect(new Set(icons).size).toBe(icons.length);
});

describe("a MEDEVAC request", () => {
  const definition = definitionOf("medevac");
  const filled = parseMessage(MESSAGES.medevac[1] ?? "", [definition]).form as never;
  const checked = (entries: Entries) =>
    definition.validate({ ...(filled as object), ...entries } as never);

  test.each<[Entries, string[]]>([
    [{ urgent: "" }, ["Urgent"]],
    [{ urgent: "0" }, ["Surgical"]],
    [{ urgent: "0", surgical: "0" }, ["Priority"]],
    [{ urgent: "0", surgical: "0", priority: "0" }, ["Routine"]],
    [{ urgent: "0", surgical: "0", priority: "0", routine: "0" }, ["Convenience"]],
    [{ urgent: "0", surgical: "0", priority: "2" }, []],
    [{ urgent: "2", surgical: "0" }, []],
    [{ litter: "0" }, ["Ambulatory patients"]],
    [{ litter: "0", ambulatory: "1" }, []],
  ])(
    "%j asks for %j: it has at least one patient, of a precedence and of a type",
    (entries, missing) => {
      expect(checked(entries).missing).toEqual(missing);
    },
  );

  test("is for nobody by no means", () => {
    const none = { urgent: "0", surgical: "0", priority: "0", routine: "0", convenience: "0" };
    expect(checked(none).wrong).toEqual(["Convenience"]);
    expect(checked({ litter: "0", ambulatory: "0" }).wrong).toEqual(["Ambulatory patients"]);
  });

  test("takes lines 1 to 5, and the others where there are any", () => {
    const empty = definition.fresh(SAMPLE_OPERATOR);
    expect(definition.validate(empty).missing).toEqual([
      "Location of pickup site",
      "Frequency (MHz)",
      "Call sign and suffix",
      "Urgent",
      "Special equipment",
      "Litter patients",
    ]);
  });
});

describe("a unit's own format takes the place of a preview", () => {
  const OWN = { id: "ours", word: "OURS", name: "Ours" };
  const idsBeside = (...own: (typeof OWN)[]) => builtInBeside(own).builtIn.map(({ id }) => id);
  const all = BUILT_IN_DOCUMENTS.map(({ id }) => id);
  const without = (...gone: string[]) => all.filter((id) => !gone.includes(id));

  test.each([
    ["nothing of one", OWN, all],
    ["its id", { ...OWN, id: "salute" }, without("salute")],
    ["its word", { ...OWN, word: "MEDEVAC" }, without("medevac")],
    ["its name, however it is written", { ...OWN, name: "contact" }, without("contact")],
    ["something of two", { ...OWN, id: "loss", word: "METHANE" }, without("loss", "methane")],
    ["that of a built-in one", { id: "hlr", word: "HLR", name: "HLR" }, all],
  ])("where it has %s", (_, own, left) => {
    expect(idsBeside(own)).toEqual(left);
    expect(builtInBeside([own]).previews).toEqual(
      left.filter((id) => !["hlr", "gmti", "leapp", "cuas"].includes(id)),
    );
    expect(previewsReplacedBy(own).map(({ id }) => id)).toEqual(
      all.filter((id) => !left.includes(id)),
    );
  });

  test("each preview can be brought as the unit's own; two of the unit's own cannot have one word", () => {
    for (const preview of PREVIEW_DOCUMENTS) {
      expect(checkFormat(preview, TAKEN_BY_BUILT_IN).errors).toEqual([]);
      const beside = [preview, ...TAKEN_BY_BUILT_IN];
      expect(
        checkFormat({ ...preview, id: "ours" }, beside).errors.map(({ path }) => path),
      ).toEqual(["word", "name"]);
    }
  });

  test("of them all the server knows the names", () => {
    for (const { name } of PREVIEW_DOCUMENTS) expect(BUILT_IN_NAMES).toContain(name);
  });
});
