import { describe, expect, test } from "bun:test";
import fc from "fast-check";
import { cleanText, joinMessage } from "../messages/message";
import { checkPlatformList } from "../platforms/import/platform-list";
import { runs } from "../testing/runs";
import { anySighting, GRAD, row, sighting } from "../testing/sightings";
import { parseMessage } from "./parse-message";
import { isReady } from "./report";
import type { SightingForm } from "./sighting";
import { SIGHTING } from "./sighting-definition";

const DTG = "201230ZNov26";
const GRADS =
  "SIGHTING WK21-7K3QZ9 // DTG 201230ZNov26 // ASSET Puma // 3 X BM-21 (Grad) // GRID 1 34UFE 12345 67890 CAT 1 ALT 512FT DISP 50M // GRID 2 34UFE 12400 67900 CAT 2 K-KILL // STATIC // ENV WOODLAND // BDA K-KILL 1 M-KILL 0 REMAINING 2 // REMARKS two more in treeline////";
const TANKS =
  "SIGHTING WK21-M4N8ZZ // DTG 201230ZNov26 // ASSET Puma // 4 X T-72 // COM 34UFE 12345 67890 CAT 2 ALT 512FT DISP 240M // MOVING NORTHEAST 25KPH // ENV OPEN // BDA K-KILL 0 M-KILL 0 REMAINING 4////";

const message = (form: SightingForm) => joinMessage(SIGHTING.lines(form, DTG));

function received(text: string): SightingForm {
  const form = SIGHTING.read(parseMessage(text).formData);
  if (!form) throw new Error("The received form cannot be read.");
  return form;
}

describe("the worked examples", () => {
  test("three launchers", () => {
    const form = received(GRADS);
    expect(form).toMatchObject({
      callSign: "WK21",
      randomNumber: "7K3QZ9",
      userAsset: "Puma",
      quantity: 3,
      motion: "static",
      environment: "woodland",
      centreOfMass: false,
      freeText: "two more in treeline",
      currentDTG: DTG,
    });
    expect(form.vehicle).toMatchObject({ platformId: "BM-21", aka: "Grad" });
    expect(form.gridRows.map(({ coordinates, effect }) => [coordinates, effect])).toEqual([
      ["1234567890", "present"],
      ["1240067900", "k-kill"],
      ["", "present"],
    ]);
    expect(message(form)).toBe(GRADS);
  });

  test("four tanks by their centre of mass", () => {
    const form = received(TANKS);
    expect(form).toMatchObject({ motion: "moving", direction: "Northeast", speed: "25" });
    expect(message(form)).toBe(TANKS);
  });

  test("broken over lines by a mail program", () => {
    expect(message(received(`\uFEFF ${GRADS.replaceAll(" ", "\r\n")} \n`))).toBe(GRADS);
  });
});

test("an unknown platform keeps what was typed of it", () => {
  const text = GRADS.replace("BM-21 (Grad)", "UNKNOWN (tracked, long gun)");
  expect(received(text).vehicle).toMatchObject({
    category: "Unknown",
    platformId: "tracked, long gun",
  });
  expect(message(received(text))).toBe(text);
});

test("kills of vehicles whose grid is not known", () => {
  const text = GRADS.replace("K-KILL 1 M-KILL 0 REMAINING 2", "K-KILL 1 M-KILL 1 REMAINING 1");
  expect(received(text).gridRows[2]?.effect).toBe("m-kill");
  expect(message(received(text))).toBe(text);
});

/** Made ready to be sent: what is required is filled in, and no row is half filled. */
const readySighting = fc
  .tuple(anySighting, fc.constantFrom("open", "dug-in-ohp"), fc.constantFrom("static", "moving"))
  .map(([form, environment, motion]): SightingForm => {
    const vehicle = {
      ...form.vehicle,
      platformId: cleanText(form.vehicle.platformId) || GRAD.platformId,
    };
    const gridRows = form.gridRows.map((row, index) =>
      index === 0 || index % 3 === 0
        ? { ...row, gzd: "34UFE", coordinates: "12345678" }
        : { ...row, gzd: "", coordinates: "", altitude: "", dispersal: "" },
    );
    return { ...form, environment, motion, vehicle, gridRows };
  });

test("a received message opens as the form that writes it again", () => {
  fc.assert(
    fc.property(readySighting, (form) => {
      const text = message(form);
      expect(isReady(SIGHTING.validate(form))).toBe(true);
      expect(message(received(text))).toBe(text);
    }),
    { numRuns: runs(5000) },
  );
});

describe("a platform's name", () => {
  const LISTED = {
    description: "x",
    function: "x",
    category: "Artillery",
    gridUnit: "Cat 1",
  };
  const sent = (platformId: string, aka: string) =>
    message(
      sighting({
        motion: "static",
        environment: "open",
        vehicle: { ...GRAD, platformId, aka },
        gridRows: [row(1)],
      }),
    );

  /** Texts that are made of what a message is made of, and any others. */
  const piece = fc.constantFrom("(", ")", " (", ") ", "/", "//", " // ", " ", "X", "3 X ", "BM-21");
  const name = fc.oneof(
    fc.string({ unit: "binary", maxLength: 40 }),
    fc.array(piece, { minLength: 1, maxLength: 6 }).map((pieces) => pieces.join("")),
  );

  test("that the import takes survives the way through a message and back", () => {
    let taken = 0;
    fc.assert(
      fc.property(name, fc.oneof(name, fc.constant("")), (platformId, aka) => {
        const list = checkPlatformList([{ ...LISTED, platformId, aka }]);
        if (!list.ok) return;
        const [vehicle = GRAD] = list.platforms;
        taken += 1;
        const text = sent(vehicle.platformId, vehicle.aka);
        const form = received(text);
        expect(form.vehicle.platformId).toBe(vehicle.platformId);
        expect(form.vehicle.aka).toBe(vehicle.aka === vehicle.platformId ? "" : vehicle.aka);
        expect(message(form)).toBe(text);
      }),
      { numRuns: runs(5000) },
    );
    expect(taken).toBeGreaterThan(runs(5000) / 10);
  });
});

describe("a message that does not fit is refused by its line", () => {
  test.each([
    ["", "no text"],
    [
      "SIGHTING WK21-7K3QZ9 // DTG 201230ZNov26",
      "the message is incomplete. It must end with ////",
    ],
    [`${GRADS} ${TANKS}`, "more than one message"],
    ["hello////", "“hello” does not fit: a message begins with one of SIGHTING, HLR"],
    [GRADS.replace("WK21-7K3QZ9", "WK21"), "“SIGHTING WK21”"],
    [GRADS.replace(" // DTG 201230ZNov26", ""), "DTG is expected here"],
    [GRADS.replace("3 X BM-21", "30 X BM-21"), "“30 X BM-21 (Grad)”"],
    [GRADS.replace("GRID 2 34UFE", "GRID 4 34UFE"), "there are 3 vehicles"],
    [GRADS.replace("GRID 2 34UFE", "GRID 2 35UFE"), "no such grid square"],
    [GRADS.replace("CAT 2", "CAT 7"), "“GRID 2 34UFE 12400 67900 CAT 7 K-KILL”"],
    [GRADS.replace("// STATIC", "// SITTING"), "“SITTING”"],
    [GRADS.replace("ENV WOODLAND", "ENV DESERT"), "it is one of OPEN, DUG-IN, URBAN"],
    [GRADS.replace("REMAINING 2", "REMAINING 3"), "“BDA K-KILL 1 M-KILL 0 REMAINING 3”"],
    [GRADS.replace("K-KILL 1", "K-KILL 0"), "“BDA K-KILL 0 M-KILL 0 REMAINING 2”"],
    [GRADS.replace(/ \/\/ STATIC.*/, "////"), "incomplete"],
    [GRADS.replace("REMARKS", "FLASH"), "“FLASH two more in treeline”"],
    [GRADS.replace(" // ENV", "//ENV"), "“STATIC//ENV WOODLAND”"],
  ])("%s", (text, expected) => {
    expect(() => parseMessage(text)).toThrow(expected);
  });
});
