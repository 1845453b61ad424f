import { describe, expect, test } from "bun:test";
import { PREVIEW_DOCUMENTS } from "../formats/all-documents";
import { formatDefinitionOf } from "../formats/built-in";
import { checkFormat } from "../formats/check-format";
import { distanceMetres } from "../grid/geodesy";
import { joinMessage } from "../messages/message";
import { makeTestReports } from "../test-data";
import { row, sighting } from "../testing/sightings";
import { definitionOf } from "./definitions";
import { firstPlace, type KeptReport, readReport } from "./positions";
import { BUILT_IN_REPORTS, ownReport } from "./registry";
import { SIGHTING } from "./sighting-definition";

const PREVIEWS = PREVIEW_DOCUMENTS.map(formatDefinitionOf);
const BUILT_IN = [...BUILT_IN_REPORTS.map(definitionOf), ...PREVIEWS];
const DTG = "200909ZNov26";
const TIMESTAMP = "2026-11-20T09:10:30.000Z";
const HEADING = `WK21-7K3QZ9 // DTG ${DTG} // ASSET Puma`;

function read(reportType: string, lines: string, definitions = BUILT_IN) {
  const kept: KeptReport = { reportType, fullMessage: `${lines}////`, timestamp: TIMESTAMP };
  return readReport(kept, definitions);
}

const OPERATOR = {
  callSign: "WK21",
  asset: "Puma",
  rank: "",
  role: "Operator",
  timeZone: "Z",
  gridAccuracy: "Cat 1",
  lastHlrTargetNumber: "",
} as const;
const NOON = new Date("2026-11-20T12:30:00Z");

const AT = { lat: 53.5192, lng: 22.7025 };
/** A position with its latitude and longitude left out, once they are as near to a place as the grid is fine. */
function placed({ positions }: ReturnType<typeof read>) {
  return positions.map(({ at, ...position }) => position);
}
const BARE = {
  accuracy: null,
  altitude: null,
  isAltitudeRough: false,
  effect: null,
  dispersalRadius: null,
};

describe("a sighting", () => {
  const report = read(
    "Sighting",
    `SIGHTING ${HEADING} // 3 X BM-21 (Grad) // GRID 1 34UFE 12345 67890 CAT 2 ALT 512FT DISP 70M // GRID 3 34UFE 123 678 CAT 3 ALT ~-5FT K-KILL // STATIC // ENV OPEN // BDA K-KILL 1 M-KILL 0 REMAINING 2`,
  );

  test("says what, who and when", () => {
    expect(report).toMatchObject({
      type: "Sighting",
      reference: "WK21-7K3QZ9",
      dtg: DTG,
      time: Date.parse("2026-11-20T09:09:00Z"),
      callSign: "WK21",
      asset: "Puma",
      platform: "BM-21",
      quantity: 3,
      heading: null,
      speed: null,
    });
    expect(report.message).toStartWith("SIGHTING WK21-7K3QZ9 // ");
  });

  test("is where its grids are, each with what is said of it", () => {
    expect(placed(report)).toEqual([
      {
        name: "",
        grid: "34UFE 12345 67890",
        halfWidth: 0.5,
        accuracy: "Cat 2",
        altitude: 512,
        isAltitudeRough: false,
        effect: "present",
        dispersalRadius: 35,
      },
      {
        name: "",
        grid: "34UFE 123 678",
        halfWidth: 50,
        accuracy: "Cat 3",
        altitude: -5,
        isAltitudeRough: true,
        effect: "k-kill",
        dispersalRadius: null,
      },
    ]);
  });

  test("that moves has a course, and a centre of mass for more than one", () => {
    const moving = read(
      "Sighting",
      `SIGHTING ${HEADING} // 4 X UNKNOWN (long barrel) // COM 34UFE 12345 67890 CAT 1 // MOVING NORTH 25KPH // ENV URBAN // BDA K-KILL 0 M-KILL 0 REMAINING 4`,
    );
    expect(moving).toMatchObject({ heading: 360, speed: 25, quantity: 4, platform: "long barrel" });
    expect(moving.positions.map(({ name }) => name)).toEqual(["COM"]);
  });
});

describe("a format", () => {
  test("HLR has its two points by name, under its target number", () => {
    const report = read(
      "HLR",
      `HLR AB0012 // DTG ${DTG} // C/S WK21 ASSET Puma // POO 34UFE 12345 67890 // POI 34UFE 32345 67890 // WEAPON ROCKETS // ROUNDS 12 // RANGE 19.9KM`,
    );
    expect(report).toMatchObject({
      reference: "AB0012",
      callSign: "WK21",
      asset: "Puma",
      platform: "Rockets",
      quantity: null,
    });
    expect(placed(report)).toEqual([
      { ...BARE, name: "POO", grid: "34UFE 12345 67890", halfWidth: 0.5 },
      { ...BARE, name: "POI", grid: "34UFE 32345 67890", halfWidth: 0.5 },
    ]);
  });

  test("GMTI has its heading and speed, and what it counts", () => {
    const report = read(
      "GMTI",
      `GMTI ${HEADING} // TGT T101 // 4 X APC // GRID 34UFE 12345 67890 ALT 512FT DISP 300M // HDG 045 SPD 30KPH`,
    );
    expect(report).toMatchObject({ platform: "APC", quantity: 4, heading: 45, speed: 30 });
    expect(placed(report)).toEqual([
      {
        ...BARE,
        name: "",
        grid: "34UFE 12345 67890",
        halfWidth: 0.5,
        altitude: 512,
        isAltitudeRough: false,
        dispersalRadius: 150,
      },
    ]);
  });

  test("LEAPP has its altitude, and its speed in km/h", () => {
    const report = read(
      "LEAPP",
      `LEAPP ${HEADING} // OBJ FAST AIR // GRID 34UFE 12345 67890 ALT 24,200FT // DIR NORTHWEST SPD 556KMPH`,
    );
    expect(report).toMatchObject({ platform: "Fast Air", heading: 315, speed: 555.6 });
    expect(report.positions[0]?.altitude).toBe(24_200);
    const loitering = read(
      "LEAPP",
      `LEAPP ${HEADING} // OBJ UAS // GRID 34UFE 12345 67890 ALT 500FT // DIR LOITERING`,
    );
    expect(loitering).toMatchObject({ platform: "UAS", heading: null, speed: null });
  });

  test("c-UAS has its type, its number and its compass point", () => {
    const report = read(
      "c-UAS",
      `C-UAS ${HEADING} // METHOD SEE // GRID 34UFE 12345 67890 // 2 X ROTARY WING // HEIGHT LOW // HDG SOUTHEAST // PAYLOAD NOT VISIBLE`,
    );
    expect(report).toMatchObject({ platform: "Rotary wing", quantity: 2, heading: 135 });
    expect(report.positions).toHaveLength(1);
  });

  test("the previews have theirs", () => {
    const activity = read(
      "Activity",
      `ACTIVITY ${HEADING} // ACT MOVEMENT // GRID 34UFE 12 67 // DIR EAST // FROM ${DTG}`,
    );
    expect(activity).toMatchObject({ heading: 90, platform: "" });
    expect(placed(activity)).toEqual([{ ...BARE, name: "", grid: "34UFE 12 67", halfWidth: 500 }]);
    const loss = read(
      "Loss",
      `LOSS ${HEADING} // ITEM 1 X UAS // GRID 34UFE 12345 67890 // TIME ${DTG} // CAUSE JAMMING // STATE RECOVERED // COMPROMISED NO`,
    );
    expect(loss).toMatchObject({ platform: "UAS", quantity: 1 });
    expect(loss.positions).toHaveLength(1);
  });

  const { format, errors } = checkFormat({
    format: 1,
    id: "ied",
    name: "IED",
    title: "IED report",
    word: "IED",
    heading: "reference",
    panels: [
      {
        fields: [
          { id: "seen", label: "Seen", kind: "text", required: true },
          { id: "count", label: "Number", kind: "quantity", required: true },
          { id: "site", label: "Site", kind: "grid", elevation: "height", required: true },
          { id: "height", label: "Height above sea (m)", kind: "number" },
          { id: "cordon", label: "Cordon", kind: "grid" },
          { id: "course", label: "Course", kind: "heading" },
          { id: "speed", label: "Speed (knots)", kind: "number" },
        ],
      },
    ],
    message: [
      "{count} X {seen}",
      "SITE {site}[ ALT {height}M]",
      "[CORDON {cordon}]",
      "[CRS {course}]",
      "[SPD {speed}KT]",
    ],
    summary: "{seen}",
  });

  test("of a unit's own has its grids by the message's words, its units made ours", () => {
    if (!format) throw new Error(JSON.stringify(errors));
    const own = [...BUILT_IN, definitionOf(ownReport(format))];
    const lines = `IED ${HEADING} // 2 X from 34UFE 11111 22222 // SITE 34UFE 12345 67890 ALT 100M // CORDON 34UFE 1 6 // CRS 360 // SPD 10KT`;
    const report = read("IED", lines, own);
    expect(report).toMatchObject({
      reference: "WK21-7K3QZ9",
      platform: "from 34UFE 11111 22222",
      quantity: 2,
      heading: 360,
      speed: 18.5,
    });
    expect(placed(report)).toEqual([
      { ...BARE, name: "SITE", grid: "34UFE 12345 67890", halfWidth: 0.5, altitude: 328 },
      { ...BARE, name: "CORDON", grid: "34UFE 1 6", halfWidth: 5000 },
    ]);
    // Without its format there is its message alone, and its time.
    expect(read("IED", lines)).toMatchObject({
      type: "IED",
      reference: "",
      dtg: DTG,
      positions: [],
      message: `${lines}////`,
    });
  });
});

test("a report is read by the format of its type that can", () => {
  const lines = `CONTACT ${HEADING} // ENEMY 3 tanks // LOCATION 34UFE 12345 67890 // TIME 201215ZNov26`;
  const [salute, contact] = ["SALUTE", "Contact"].map((name) =>
    PREVIEWS.find(({ type }) => type === name),
  );
  if (!salute || !contact) throw new Error("They are previews.");
  const taken = { ...salute, type: "Contact" };
  expect(read("Contact", lines, [taken]).positions).toEqual([]);
  expect(placed(read("Contact", lines, [taken, contact]))).toEqual([
    { ...BARE, name: "LOCATION", grid: "34UFE 12345 67890", halfWidth: 0.5 },
  ]);
});

test("a position is the middle of its grid's square", () => {
  const [fine] = read(
    "c-UAS",
    `C-UAS ${HEADING} // METHOD SEE // GRID 34UFE 12345 67890 // 1 X ROTARY WING // PAYLOAD NOT VISIBLE`,
  ).positions;
  const [coarse] = read(
    "c-UAS",
    `C-UAS ${HEADING} // METHOD SEE // GRID 34UFE 12 67 // 1 X ROTARY WING // PAYLOAD NOT VISIBLE`,
  ).positions;
  if (!fine || !coarse) throw new Error("Both are read.");
  expect(fine.at.lat).toBeCloseTo(AT.lat, 0);
  // The square of 1 km begins 345 m west and 890 m south of the place; its middle is 500 m from there.
  expect(distanceMetres(fine.at, coarse.at)).toBeCloseTo(Math.hypot(155, 390), -1);
});

test.each([
  ["Sighting", "SIGHTING WK21-7K3QZ9 // nonsense////"],
  ["Sighting", ""],
  ["HLR", `SIGHTING ${HEADING}////`],
  ["constructor", "x"],
])("what cannot be read as %p still has its message: %p", (reportType, fullMessage) => {
  expect(readReport({ reportType, fullMessage, timestamp: TIMESTAMP }, BUILT_IN)).toMatchObject({
    type: reportType,
    message: fullMessage,
    positions: [],
    platform: "",
    quantity: null,
  });
});

test("without a DTG the time is that of the copy; zone J is the operator's own clock", () => {
  const report = { reportType: "Sighting", timestamp: TIMESTAMP };
  expect(readReport({ ...report, fullMessage: "x////" }, BUILT_IN)).toMatchObject({
    dtg: "",
    time: Date.parse(TIMESTAMP),
  });
  const local = { ...report, fullMessage: "SIGHTING X-7K3QZ9 // DTG 200909JNov26////" };
  expect(readReport(local, BUILT_IN, () => 120).time).toBe(Date.parse("2026-11-20T07:09:00Z"));
  const bad = { ...report, fullMessage: "SIGHTING X-7K3QZ9 // DTG 310909ZNov26////" };
  expect(readReport(bad, BUILT_IN).dtg).toBe("");
});

test("the log's form of a report and its message say the same", () => {
  const made = makeTestReports(300, {
    operator: OPERATOR,
    now: NOON,
    random: Math.random,
    reports: [...BUILT_IN_REPORTS, ...PREVIEW_DOCUMENTS.map(ownReport)],
  });
  for (const { formData, ...kept } of made) {
    const fromForm = readReport({ ...kept, formData }, BUILT_IN);
    const { formData: _, ...fromMessage } = readReport(kept, BUILT_IN);
    const { formData: __, ...said } = fromForm;
    expect(fromMessage).toEqual(said);
    expect(fromForm.positions.length).toBeGreaterThan(0);
  }
  const hidden = sighting({
    ...{ quantity: 1, motion: "static", environment: "open" },
    gridRows: [row(1), row(2)],
  });
  const fullMessage = joinMessage(SIGHTING.lines(hidden, DTG));
  const kept = { reportType: "Sighting", fullMessage, timestamp: TIMESTAMP };
  expect(
    readReport({ ...kept, formData: SIGHTING.stored(hidden, DTG) }, BUILT_IN).positions,
  ).toEqual(readReport(kept, BUILT_IN).positions);
});

test("the first place of a log is that of its newest report that has one, and no test report's", () => {
  const kept = (lines: string, isTestData = false) => ({
    reportType: "LEAPP",
    fullMessage: `${lines}////`,
    timestamp: TIMESTAMP,
    isTestData,
  });
  const made = makeTestReports(2, { operator: OPERATOR, now: NOON, random: Math.random });
  const [test, own] = made.map((each, index) => ({ ...each, isTestData: index === 0 }));
  if (!test || !own) throw new Error("no reports");
  const expected = readReport(own, BUILT_IN).positions[0]?.at ?? null;
  expect(expected).not.toBeNull();
  expect(firstPlace([kept("nothing"), test, own], BUILT_IN)).toEqual(expected);
  expect(firstPlace([kept("nothing"), test], BUILT_IN)).toBeNull();
});
