import { describe, expect, test } from "bun:test";
import fc from "fast-check";
import { joinMessage, lineText, splitMessage } from "../messages/message";
import { GRID_ACCURACIES } from "../platforms/platform";
import { EMPTY_PROFILE } from "../sign-in/profile";
import {
  CUAS,
  GMTI,
  HLR,
  LEAPP,
  newCuas,
  newGmti,
  newHlr,
  newLeapp,
} from "../testing/built-in-forms";
import { runs } from "../testing/runs";
import { anySighting, GRAD, row, sighting } from "../testing/sightings";
import { emptyRow, type GridRow } from "./grid-row";
import {
  newSighting,
  rowsError,
  rowsInUse,
  type SightingForm,
  withGrids,
  withMotion,
  withPlatform,
  withQuantity,
} from "./sighting";
import { SIGHTING } from "./sighting-definition";

const DTG = "201230ZNov26";
const OPERATOR = { ...EMPTY_PROFILE, callSign: "WK21", asset: "Puma" };
const message = (form: SightingForm) => joinMessage(SIGHTING.lines(form, DTG));

describe("the worked examples", () => {
  test("three launchers, two of them located", () => {
    const form = sighting({
      quantity: 3,
      motion: "static",
      environment: "woodland",
      freeText: "two more in treeline",
      gridRows: [
        row(1, { altitude: "512", dispersal: "50" }),
        row(2, { coordinates: "1240067900", gridAccuracy: "Cat 2", effect: "k-kill" }),
        emptyRow(3, "Cat 1"),
      ],
    });
    expect(message(form)).toBe(
      "SIGHTING WK21-7K3QZ9 // DTG 201230ZNov26 // ASSET Puma // 3 X BM-21 (Grad) // GRID 1 34UFE 12345 67890 CAT 1 ALT 512FT DISP 50M // GRID 2 34UFE 12400 67900 CAT 2 K-KILL // STATIC // ENV WOODLAND // BDA K-KILL 1 M-KILL 0 REMAINING 2 // REMARKS two more in treeline////",
    );
  });

  test("four tanks on the move, by their centre of mass", () => {
    const form = sighting({
      vehicle: { ...GRAD, platformId: "T-72", aka: "T-72" },
      randomNumber: "M4N8ZZ",
      quantity: 4,
      motion: "moving",
      direction: "Northeast",
      speed: "25",
      environment: "open",
      gridRows: [
        row(1, { gridAccuracy: "Cat 2", altitude: "512", dispersal: "240" }),
        row(2, { effect: "k-kill" }),
        row(3),
        row(4),
      ],
    });
    expect(message(form)).toBe(
      "SIGHTING WK21-M4N8ZZ // DTG 201230ZNov26 // ASSET Puma // 4 X T-72 // COM 34UFE 12345 67890 CAT 2 ALT 512FT DISP 240M // MOVING NORTHEAST 25KPH // ENV OPEN // BDA K-KILL 0 M-KILL 0 REMAINING 4////",
    );
  });
});

describe("single lines", () => {
  const lineOf = (form: SightingForm, start: string) =>
    SIGHTING.lines(form, DTG)
      .map(lineText)
      .find((text) => text.startsWith(start));

  test("one vehicle has a GRID line without number, moving or not", () => {
    expect(lineOf(sighting({ gridRows: [row(1)] }), "GRID")).toBe("GRID 34UFE 12345 67890 CAT 1");
    const moving = sighting({ gridRows: [row(1)], motion: "moving", centreOfMass: true });
    expect(lineOf(moving, "GRID")).toBe("GRID 34UFE 12345 67890 CAT 1");
    expect(lineOf(moving, "COM")).toBeUndefined();
  });

  test.each([
    [{ direction: "North", speed: "" }, "MOVING NORTH"],
    [{ direction: "", speed: "007" }, "MOVING 7KPH"],
    [{ direction: "", speed: "" }, "MOVING"],
  ] as const)("moving with %j is %j", (known, expected) => {
    expect(lineOf(sighting({ motion: "moving", ...known }), "MOVING")).toBe(expected);
  });

  test("dug in with overhead protection", () => {
    expect(lineOf(sighting({ environment: "dug-in-ohp" }), "ENV")).toBe("ENV DUG-IN OHP");
  });

  test("an unknown platform carries what was typed", () => {
    const unknown = { ...GRAD, platformId: "big radar", aka: "Unknown", category: "Unknown" };
    expect(lineOf(sighting({ vehicle: unknown }), "1 X")).toBe("1 X UNKNOWN (big radar)");
    const nameless = { ...unknown, platformId: "Unknown" };
    expect(lineOf(sighting({ vehicle: nameless }), "1 X")).toBe("1 X UNKNOWN");
  });

  test("no bracket without a name of its own", () => {
    expect(lineOf(sighting({ vehicle: { ...GRAD, aka: "" } }), "1 X")).toBe("1 X BM-21");
    expect(lineOf(sighting({ vehicle: { ...GRAD, aka: "BM-21" } }), "1 X")).toBe("1 X BM-21");
  });

  test("kills count even without a grid, never below none remaining", () => {
    const killed = (effect: "k-kill" | "m-kill", id: number) => ({
      ...emptyRow(id, "Cat 1"),
      effect,
    });
    const rows = [killed("k-kill", 1), killed("m-kill", 2), killed("k-kill", 3)];
    expect(lineOf(sighting({ quantity: 3, gridRows: rows }), "BDA")).toBe(
      "BDA K-KILL 2 M-KILL 1 REMAINING 0",
    );
    const massed = sighting({ quantity: 3, gridRows: rows, centreOfMass: true });
    expect(lineOf(massed, "BDA")).toBe("BDA K-KILL 1 M-KILL 0 REMAINING 2");
  });

  test("without a call sign the reference says so", () => {
    expect(lineOf(sighting({ callSign: " " }), "SIGHTING")).toBe("SIGHTING N/A-7K3QZ9");
  });
});

describe("what is missing", () => {
  test("an empty form lacks motion, environment and its first grid", () => {
    expect(SIGHTING.validate(sighting())).toEqual({
      missing: ["Motion", "Environment", "Grid 1"],
      wrong: [],
    });
  });

  test("a started row must be whole", () => {
    const form = sighting({
      quantity: 3,
      motion: "static",
      environment: "open",
      gridRows: [row(1), row(2, { coordinates: "12400679" }), row(3, { coordinates: "123" })],
    });
    expect(SIGHTING.validate(form)).toEqual({ missing: [], wrong: ["Grid 3"] });
    expect(message(form)).not.toContain("GRID 3");
    expect(SIGHTING.validate({ ...form, centreOfMass: true }).wrong).toEqual([]);
  });
});

describe("quantity", () => {
  test.each(["0", "21", "99", "3.9", "-5", "1e1", ""])(
    "%j is none, and changes no row",
    (typed) => {
      const form = withQuantity(sighting({ quantity: 3 }), typed, "Cat 3");
      expect(form).toMatchObject({ quantity: 3, wrongQuantity: typed });
      const { missing, wrong } = SIGHTING.validate(form);
      expect(typed === "" ? missing : wrong).toContain("Quantity");
      expect(message(form)).not.toMatch(/\d X |REMAINING/);
    },
  );

  test("a draft keeps what was typed as one and is none", () => {
    const form = withQuantity(sighting(), "99", "Cat 3");
    const read = SIGHTING.read(JSON.parse(JSON.stringify(form)));
    expect(read).toMatchObject({ quantity: 1, wrongQuantity: "99" });
    const right = withQuantity(form, "9", "Cat 3");
    expect(right.wrongQuantity).toBeUndefined();
    expect(SIGHTING.validate(right).wrong).toEqual([]);
  });

  test("rows follow it and keep what was typed", () => {
    const two = withQuantity(sighting({ gridRows: [row(1)] }), "2", "Cat 3");
    expect(rowsInUse(two).map(({ id, coordinates }) => [id, coordinates])).toEqual([
      [1, "1234567890"],
      [2, ""],
    ]);
    const one = withQuantity(two, "1", "Cat 3");
    expect(rowsInUse(one)).toHaveLength(1);
  });

  test.each(GRID_ACCURACIES)(
    "a new row starts with the operator's %s, whatever the platform's is",
    (accuracy) => {
      const head = { platform: GRAD, callSign: "WK21", asset: "Puma", identifier: "7K3QZ9" };
      const begun = newSighting({ ...head, gridAccuracy: accuracy });
      const grid = { gzd: "34UFE", coordinates: "1234" };
      const four = withGrids(withQuantity(begun, "2", accuracy), 3, [grid, grid], accuracy).form;
      expect(four.gridRows.map(({ gridAccuracy }) => gridAccuracy)).toEqual(
        Array(4).fill(accuracy),
      );
    },
  );
});

test("direction and speed go when the vehicle stands", () => {
  const moving = sighting({ motion: "moving", direction: "East", speed: "30" });
  expect(withMotion(moving, "static")).toMatchObject({ direction: "", speed: "" });
});

test("every message is one line and splits again into its lines", () => {
  fc.assert(
    fc.property(anySighting, (form) => {
      const sent = SIGHTING.lines(form, DTG).filter((line) => !line.invalid);
      const text = joinMessage(sent);
      expect(text).not.toMatch(/[\n\r\u2028\u2029]/);
      expect(splitMessage(text)).toEqual(sent.map(lineText));
    }),
    { numRuns: runs(10_000) },
  );
});

describe("whose it is", () => {
  const friendly: SightingForm = { ...sighting(), side: "friendly" };

  test("is hostile unless it is said, and stands in the log and in no message", () => {
    const { side: _, ...old } = sighting();
    expect(SIGHTING.read(old)?.side).toBe("hostile");
    expect(message(friendly)).toBe(message(sighting()));
    expect(SIGHTING.describe(friendly)).toBe("1 × BM-21, friendly");
    expect(SIGHTING.values(friendly)).toContainEqual(["Side", "Friendly"]);
    expect(SIGHTING.isBegun({ ...friendly })).toBe(true);
    expect(SIGHTING.observed(friendly).side).toBe("friendly");
    expect(SIGHTING.asNewReport(friendly, OPERATOR).side).toBe("friendly");
  });

  test("stays with another platform where both sides have that as well", () => {
    const tank = { ...GRAD, platformId: "T-72" };
    expect(withPlatform(friendly, tank, true)).toEqual({ ...friendly, vehicle: tank });
    expect(withPlatform(friendly, tank, false)).toEqual({ ...sighting(), vehicle: tank });
  });

  test("is taken from the report that a message replaces, if that is of the same platform", () => {
    expect(SIGHTING.unsaid?.(sighting(), friendly).side).toBe("friendly");
    const other = { ...friendly, vehicle: { ...GRAD, platformId: "T-72" } };
    expect(SIGHTING.unsaid?.(sighting(), other).side).toBe("hostile");
  });

  test("is what comes beside the message, whatever the platform", () => {
    expect(SIGHTING.unsaid?.(sighting(), { side: "friendly" })).toEqual(friendly);
    expect(SIGHTING.unsaid?.(friendly, { side: "hostile" })).toEqual(sighting());
  });
});

test("a stored form is read back as it was; what is no form is refused", () => {
  fc.assert(
    fc.property(anySighting, (form) => {
      expect(SIGHTING.read(JSON.parse(JSON.stringify(form)))).toEqual({
        ...form,
        gridRows: form.gridRows.map((each) => ({
          ...each,
          dispersal: each.id === 1 ? each.dispersal : "",
        })),
      });
    }),
    { numRuns: runs(500) },
  );
  const good = sighting();
  for (const broken of [
    null,
    [],
    "x",
    {},
    { ...good, vehicle: null },
    { ...good, quantity: 4 },
    { ...good, gridRows: "none" },
    { ...good, gridRows: [null] },
    { ...good, randomNumber: 7 },
  ]) {
    expect(SIGHTING.read(broken)).toBeNull();
  }
});

describe("several grids in one paste", () => {
  const grids = (count: number, from = 1) =>
    Array.from({ length: count }, (_, index) => ({
      gzd: "34UFE",
      coordinates: String(10 + from + index),
    }));
  const empty = (id: number) => emptyRow(id, "Cat 1");
  const coordinatesOf = (form: { gridRows: { coordinates: string }[] }) =>
    form.gridRows.map(({ coordinates }) => coordinates);

  test("fill the rows from this one on, and the quantity grows as far as it must", () => {
    const { form, left } = withGrids(sighting(), 1, grids(3), "Cat 1");
    expect(form.quantity).toBe(3);
    expect(coordinatesOf(form)).toEqual(["11", "12", "13"]);
    expect(left).toEqual([]);
    const four = sighting({ quantity: 4, gridRows: [row(1), empty(2), empty(3), empty(4)] });
    const second = withGrids(four, 2, grids(2), "Cat 1").form;
    expect(second.quantity).toBe(4);
    expect(coordinatesOf(second)).toEqual(["1234567890", "11", "12", ""]);
  });

  test("those beyond the twentieth row are told", () => {
    const { form, left } = withGrids(sighting(), 1, grids(23), "Cat 1");
    expect(form.quantity).toBe(20);
    expect(form.gridRows).toHaveLength(20);
    expect(left).toEqual(grids(3, 21));
  });

  test("what a smaller quantity had hidden does not come back with another grid", () => {
    const hidden = row(2, { effect: "k-kill", altitude: "512" });
    const { form } = withGrids(sighting({ gridRows: [empty(1), hidden] }), 1, grids(2), "Cat 1");
    expect(form.gridRows[1]).toEqual({ ...emptyRow(2, "Cat 1"), gzd: "34UFE", coordinates: "12" });
  });

  test("a height that was looked up goes with the grid that is written over; a typed one stays", () => {
    const first = (part: Partial<GridRow>) =>
      withGrids(sighting({ gridRows: [row(1, part)] }), 1, grids(2), "Cat 1").form.gridRows[0];
    expect(first({ altitude: "512", altitudeLookedUp: true })).toEqual(
      row(1, { coordinates: "11" }),
    );
    expect(first({ altitude: "777" })).toEqual(row(1, { coordinates: "11", altitude: "777" }));
  });

  test("write over no grid, and need more than the centre of mass's one row", () => {
    const form = sighting({ quantity: 3, gridRows: [empty(1), empty(2), row(3)] });
    expect(rowsError(form, 1, 2)).toBeNull();
    expect(rowsError(form, 1, 3)).toBe("Check grid: 3 grids, row 3 is filled");
    expect(rowsError(form, 3, 9)).toBeNull();
    const massed = "Check grid: 2 grids, centre of mass has one";
    expect(rowsError({ ...form, centreOfMass: true }, 1, 2)).toBe(massed);
    expect(rowsError(sighting({ motion: "moving" }), 1, 2)).toBe(massed);
  });
});

describe("text in a grid's fields", () => {
  const texts = [
    { gzd: "", coordinates: "34UFE 12345 678" },
    { gzd: "34UFE", coordinates: "12345 678" },
    { gzd: "34UFE", coordinates: "123456789012" },
    { gzd: "34VFE 12345 67890", coordinates: "" },
    { gzd: "34UFE", coordinates: "12a4" },
  ];
  test.each(texts)("%j keeps the report back, is in no message, and outlives a reload", (grid) => {
    const gridRows = [row(1, grid)];
    const form = sighting({ motion: "static", environment: "open", gridRows });
    expect(SIGHTING.validate(form).wrong).toEqual(["Grid 1"]);
    expect(message(form)).not.toContain("GRID");
    expect(SIGHTING.read(JSON.parse(JSON.stringify(form)))).toEqual(form);
  });

  test.each(texts)("%j keeps every other form's report back", (grid) => {
    const gmti = { ...newGmti(OPERATOR), ...grid };
    expect(GMTI.validate(gmti).wrong).toEqual(["Grid"]);
    expect(GMTI.read(JSON.parse(JSON.stringify(gmti)))).toEqual(gmti);
    const leapp = { ...newLeapp(OPERATOR), ...grid };
    expect(LEAPP.validate(leapp).wrong).toEqual(["Grid"]);
    expect(LEAPP.read(JSON.parse(JSON.stringify(leapp)))).toEqual(leapp);
    const cuas = { ...newCuas(OPERATOR), ...grid };
    expect(CUAS.validate(cuas).wrong).toEqual(["Grid"]);
    expect(CUAS.read(JSON.parse(JSON.stringify(cuas)))).toEqual(cuas);
    const hlr = { ...newHlr(OPERATOR), poiGzd: grid.gzd, poiCoordinates: grid.coordinates };
    expect(HLR.validate(hlr).wrong).toEqual(["POI"]);
    expect(HLR.read(JSON.parse(JSON.stringify(hlr)))).toEqual(hlr);
  });
});
