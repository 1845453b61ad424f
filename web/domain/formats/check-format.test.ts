import { describe, expect, test } from "bun:test";
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { checkFormat, checkFormatText } from "./check-format";
import { MAX_DOCUMENT_BYTES } from "./format";
import { TAKEN_BY_BUILT_IN } from "./taken-names";

const BUILT_IN = join(import.meta.dir, "../../../data/formats");

/** A good document, and the same with some of it otherwise. */
const GOOD = {
  format: 1,
  id: "patrol",
  name: "Patrol",
  title: "Patrol report",
  word: "PATROL",
  heading: "reference",
  panels: [
    {
      title: "What",
      fields: [
        { id: "men", label: "Men", kind: "number", max: 99, required: true },
        {
          id: "task",
          label: "Task",
          kind: "choice",
          choices: ["Moving", "Halted"],
          required: true,
        },
        { id: "to", label: "To", kind: "grid", when: { task: "Moving" }, required: true },
        { id: "notes", label: "Notes", kind: "remarks" },
      ],
    },
  ],
  message: ["MEN {men}", "TASK {task}", "[TO {to}]", "[NOTES {notes}]"],
  summary: "{men} men, {task}",
};

type Fields = Record<string, unknown>[];
const withFields = (change: (fields: Fields) => Fields) => ({
  ...GOOD,
  panels: [{ fields: change(structuredClone(GOOD.panels[0]?.fields ?? [])) }],
});
const withField = (index: number, part: object) =>
  withFields((fields) => fields.with(index, { ...fields[index], ...part }));
const withMessage = (...message: string[]) => ({ ...GOOD, message });

const errorsOf = (document: unknown) =>
  checkFormat(document).errors.map(({ path, reason }) => `${path}: ${reason}`);

test("a good document is a format", () => {
  expect(checkFormat(GOOD)).toEqual({ format: GOOD as never, errors: [] });
});

test("a document may say where its schema lies", () => {
  expect(errorsOf({ $schema: "./format.schema.json", ...GOOD })).toEqual([]);
});

test.each(
  readdirSync(BUILT_IN).filter((name) => name.endsWith(".json") && name !== "format.schema.json"),
)("%s is good", (name) => {
  expect(checkFormatText(readFileSync(join(BUILT_IN, name), "utf8")).errors).toEqual([]);
});

describe("what is refused, by its path and with the reason", () => {
  test.each<[string, unknown, string]>([
    ["no object", [], ": an object in { } is expected"],
    ["no text", { ...GOOD, name: 5 }, "name: a text is expected"],
    ["a member too many", { ...GOOD, colour: "red" }, "colour: there is no such member"],
    ["a member too few", { ...GOOD, summary: undefined }, "summary: a text is expected"],
    ["another version", { ...GOOD, format: 2 }, "format: it must be one of 1"],
    ["an id with capitals", { ...GOOD, id: "Patrol" }, "id: an id is a-z, digits and hyphens"],
    ["a label of spaces", withField(0, { label: "  " }), "panels[0].fields[0].label: it is empty"],
    ["a long id", { ...GOOD, id: "a".repeat(21) }, "id: at most 20 characters"],
    [
      "a word in small letters",
      { ...GOOD, word: "patrol" },
      "word: a word is capitals, digits, - and /",
    ],
    [
      "a word that ends a line",
      { ...GOOD, word: "A//B" },
      "word: a word is capitals, digits, - and /",
    ],
    ["HTML", { ...GOOD, title: "<b>Patrol</b>" }, "title: a format holds no HTML and no addresses"],
    [
      "an address",
      { ...GOOD, title: "http://patrol" },
      "title: a format holds no HTML and no addresses",
    ],
    [
      "a kind that is none",
      withField(0, { kind: "colour" }),
      "panels[0].fields[0].kind: it must be one of text, remarks, number, quantity, heading, choice, grid, dtg, target-number, distance, platform, rows",
    ],
    [
      "an option of another kind",
      withField(0, { choices: ["A"] }),
      "panels[0].fields[0].choices: there is no such member",
    ],
    [
      "an option of the wrong type",
      withField(0, { max: "99" }),
      "panels[0].fields[0].max: a whole number from -999999999 to 999999999 is expected",
    ],
    [
      "least above most",
      withField(0, { min: 100 }),
      "panels[0].fields[0].min: it is more than max",
    ],
    [
      "one id twice",
      withFields((fields) => [...fields, { ...fields[0] }]),
      "panels[0].fields[4].id: two fields have the id men",
    ],
    [
      "an id of every form's",
      withField(0, { id: "asset" }),
      "panels[0].fields[0].id: its stored key clashes with another field's",
    ],
    [
      "a condition on a field below",
      withField(0, { when: { task: "Moving" } }),
      "panels[0].fields[0].when.task: task stands below it",
    ],
    [
      "a condition on no field",
      withField(2, { when: { speed: "Moving" } }),
      "panels[0].fields[2].when.speed: there is no field speed",
    ],
    [
      "a condition on no choice",
      withField(2, { when: { task: "Flying" } }),
      "panels[0].fields[2].when.task: Flying is not one of its choices",
    ],
    [
      "a condition that is none",
      withField(2, { when: { task: { more: 1 } } }),
      'panels[0].fields[2].when.task: a value, a list of values, {"not": value} or {"above": number} is expected',
    ],
    [
      "a number asked of a choice",
      withField(2, { when: { task: { above: 1 } } }),
      "panels[0].fields[2].when.task: task is not a number",
    ],
    [
      "one choice twice",
      withField(1, { choices: ["Moving", "Moving"] }),
      "panels[0].fields[1].choices: Moving stands twice",
    ],
    [
      "two choices sent alike",
      withField(1, { choices: ["Moving", { label: "On the move", sent: "MOVING" }] }),
      "panels[0].fields[1].choices: MOVING stands twice",
    ],
    [
      "Other twice",
      withField(1, { choices: ["Moving", "Other"], other: "Which" }),
      "panels[0].fields[1].choices: Other stands twice",
    ],
    [
      "41 choices",
      withField(1, { choices: Array.from({ length: 41 }, (_, index) => `C${index}`) }),
      "panels[0].fields[1].choices: at most 40; found 41",
    ],
    [
      "41 fields",
      withFields((fields) =>
        Array.from({ length: 41 }, (_, index) => ({ ...fields[0], id: `f${index}` })),
      ),
      "panels[0].fields: at most 40; found 41",
    ],
    [
      "a figure that loses decimals",
      withField(0, { decimals: 2, sent: { factor: 2 } }),
      "panels[0].fields[0].sent: what is typed could not be read back: it takes more decimals",
    ],
    [
      "zeros in front of decimals",
      withField(0, { decimals: 2, pad: 3 }),
      "panels[0].fields[0].pad: zeros in front are for plain whole numbers",
    ],
    [
      "no number of a target",
      { ...GOOD, heading: "target-number" },
      "heading: it takes one target-number field that is required",
    ],
    [
      "an elevation that is no number",
      withField(2, { elevation: "task" }),
      "panels[0].fields[2].elevation: no number field is task",
    ],
    [
      "an elevation that does not say its unit",
      withField(2, { elevation: "men" }),
      "panels[0].fields[2].elevation: the label of men ends with (ft) or (m)",
    ],
    [
      "an elevation of two grids",
      withFields((fields) => [
        { ...fields[0], label: "Height (m)" },
        fields[1] ?? {},
        { ...fields[2], elevation: "men" },
        { ...fields[2], id: "from", elevation: "men" },
        fields[3] ?? {},
      ]),
      "panels[0].fields[2].elevation: men is the height of another grid",
    ],
    [
      "a tool of no field",
      { ...GOOD, tools: [{ tool: "range-alert", poo: "to", poi: "to", weapon: "men" }] },
      "tools[0].weapon: no choice field is men",
    ],
    [
      "a field never sent",
      withMessage("MEN {men}", "TASK {task}", "[TO {to}]"),
      "message: {notes} is never sent",
    ],
    [
      "a field sent twice",
      withMessage(...GOOD.message, "[MORE {notes}]"),
      "message: {notes} stands twice",
    ],
    ["no such field", withMessage("MEN {man}"), "message[0]: there is no field for {man}"],
    [
      "no such field in the summary",
      { ...GOOD, summary: "{man}" },
      "summary: there is no field for {man}",
    ],
    [
      "a group in a group",
      withMessage("[A [B {notes}]]"),
      "message[0]: a group cannot stand in a group",
    ],
    ["a group that is not closed", withMessage("[NOTES {notes}"), "message[0]: a [ has no ]"],
    ["a group that was not opened", withMessage("NOTES {notes}]"), "message[0]: a ] has no ["],
    ["a bracket alone", withMessage("MEN {men"), "message[0]: a { stands alone"],
    [
      "free text before a line's end",
      withMessage("MEN {men}", "TASK {task}", "[TO {to}]", "[NOTES {notes} END]"),
      "message[3]: {notes} is free text and must stand last in its line",
    ],
    [
      "nothing between two fields",
      withMessage("MEN {men}{task}", "[TO {to}]", "[NOTES {notes}]"),
      "message[0]: {men} and {task} have no fixed text between them",
    ],
    [
      "digits behind a number",
      withMessage("MEN {men}00", "TASK {task}", "[TO {to}]", "[NOTES {notes}]"),
      "message[0]: what follows {men} could be part of it",
    ],
    [
      "what may be empty outside a group",
      withMessage("MEN {men}", "TASK {task}", "TO {to}", "[NOTES {notes}]"),
      "message[2]: {to} can be empty and must stand in [ ]",
    ],
    [
      "two lines that begin alike",
      withMessage("MEN {men}", "TASK {task}", "[TO {to}]", "[TO {notes}]"),
      "message[3]: it begins like message[2], which it can follow",
    ],
    [
      "a line like the heading's",
      withMessage("ASSET {men}", "TASK {task}", "[TO {to}]", "[NOTES {notes}]"),
      "message[0]: it begins like the heading's ASSET, which it can follow",
    ],
    [
      "a group like the next line",
      withMessage("MEN {men}[ NOTES {to}]", "[NOTES {notes}]", "TASK {task}"),
      "message[0]: a group of it could be taken for message[1]",
    ],
    [
      "fixed text behind a group, which what is typed there could pass for",
      withMessage("MEN {men}[ TO {to}] TASK {task}", "[NOTES {notes}]"),
      "message[0]: after a group only groups can follow",
    ],
    [
      "a space that stays where a group goes",
      withMessage("MEN {men} [TO {to}]", "TASK {task}", "[NOTES {notes}]"),
      "message[0]: with some of its groups away it ends with a space or /, or has two spaces",
    ],
    [
      "a word that a group goes on with",
      withMessage("[NX{men}]", "N[X{to}]", "TASK {task}", "[NOTES {notes}]"),
      "message[1]: it begins like message[0], which it can follow",
    ],
    [
      "more groups than can be tried",
      withMessage(`MEN {men}${"[ T{to}]".repeat(30)}`, "TASK {task}", "[NOTES {notes}]"),
      "message[0]: at most 6 groups",
    ],
    [
      "a group of fields that are not shown together",
      withMessage("MEN {men}", "TASK {task}", "[TO {to} NOTES {notes}]"),
      "message[2]: {to} and {notes} are not shown together",
    ],
    [
      "a group with a quantity among others",
      {
        ...withFields((fields) => [...fields, { id: "dogs", label: "Dogs", kind: "quantity" }]),
        message: ["MEN {men}", "TASK {task}", "[TO {to}]", "[DOGS {dogs} NOTES {notes}]"],
      },
      "message[3]: {dogs} is never empty, so it must be alone in its group",
    ],
    [
      "a line that says nothing",
      withMessage("[]", ...GOOD.message),
      "message[0]: the line is empty",
    ],
    [
      "an id that every object has",
      withField(0, { id: "constructor" }),
      "panels[0].fields[0].id: constructor is reserved",
    ],
    [
      "two fields of one label",
      withField(3, { label: "men" }),
      "panels[0].fields[3].label: another field has the label men",
    ],
    ["a space at a text's end", { ...GOOD, name: "HLR " }, "name: it begins or ends with a space"],
    [
      "a text of its own under the choice's id",
      withField(1, { other: { label: "Specify", id: "task" } }),
      "panels[0].fields[1].other.id: it is the field's own id",
    ],
    [
      "buttons that cannot be taken back",
      withField(1, { as: "buttons", required: { men: { above: 3 } } }),
      "panels[0].fields[1].as: a choice among buttons is required: it cannot be taken back",
    ],
    [
      "half of the GMTI map",
      { ...GOOD, tools: [{ tool: "gmti-map" }] },
      "tools[0]: gmti-map and gmti-preview go together",
    ],
    [
      "the GMTI map without what it fills",
      { ...GOOD, tools: [{ tool: "gmti-map" }, { tool: "gmti-preview" }] },
      "tools[0]: it takes a grid field with the id grid",
    ],
    [
      "a range alert for what is no weapon",
      { ...GOOD, tools: [{ tool: "range-alert", poo: "to", poi: "to", weapon: "task" }] },
      "tools[0].weapon: none of its choices is one of Heavy Artillery, Medium Artillery, Light Artillery, Rockets, Mortars",
    ],
    [
      "more text than the server takes",
      withFields((fields) => [
        ...fields,
        ...Array.from({ length: 20 }, (_, at) => ({ ...fields[3], id: `n${at}`, label: `N${at}` })),
      ]),
      "panels: its texts have at most 10000 characters together; found 10500",
    ],
    [
      "a distance that is not always asked for",
      {
        ...withFields((fields) => [
          ...fields.slice(0, 2),
          { id: "to", label: "To", kind: "grid", required: true },
          { id: "from", label: "From", kind: "grid", required: true },
          {
            id: "far",
            label: "Far",
            kind: "distance",
            from: "from",
            to: "to",
            unit: "km",
            when: { task: "Moving" },
          },
        ]),
        message: ["MEN {men}", "TASK {task}", "TO {to}", "FROM {from}", "FAR {far}KM"],
      },
      "message[4]: {far} can be empty and must stand in [ ]",
    ],
    [
      "the heading's number under another field's name",
      {
        ...withFields((fields) => [
          { id: "number", label: "Number", kind: "target-number", required: true },
          ...fields.slice(0, 3),
          { ...fields[3], id: "targetNumber" },
        ]),
        heading: "target-number",
      },
      "panels[0].fields[4].id: targetNumber is the heading's",
    ],
    [
      "the end of a line in a line",
      withMessage("MEN // {men}", "TASK {task}", "[TO {to}]", "[NOTES {notes}]"),
      "message[0]: it holds line breaks, two spaces, // or characters that cannot be seen",
    ],
  ])("%s", (_, document, expected) => {
    expect(errorsOf(JSON.parse(JSON.stringify(document, (_key, value) => value ?? 0)))).toContain(
      expected,
    );
  });

  test("no JSON, and more than 64 KiB of it", () => {
    expect(checkFormatText("{").errors).toEqual([{ path: "", reason: "this is not JSON" }]);
    const long = JSON.stringify({ ...GOOD, title: "x".repeat(MAX_DOCUMENT_BYTES) });
    expect(checkFormatText(long).errors).toEqual([
      { path: "", reason: "a format has at most 64 KiB" },
    ]);
  });

  test("a file that is not UTF-8, whose letters would become others", () => {
    const text = new TextEncoder().encode(JSON.stringify({ ...GOOD, title: "Gr\u00fc\u00dfe" }));
    expect(checkFormatText(text).format?.title).toBe("Gr\u00fc\u00dfe");
    const latin1 = Buffer.from(JSON.stringify({ ...GOOD, title: "Gr\u00fc\u00dfe" }), "latin1");
    expect(checkFormatText(latin1).errors).toEqual([{ path: "", reason: "this is not UTF-8" }]);
  });

  test("a member's name in a path is short and can be seen", () => {
    const member = (name: string) => errorsOf({ ...GOOD, [name]: 1 });
    expect(member("x".repeat(50_000))).toEqual([
      `${"x".repeat(40)}\u2026: there is no such member`,
    ]);
    expect(member("\u001b[2J\u202e\n")).toEqual(["[2J: there is no such member"]);
    const when = { ["y".repeat(50_000)]: "Moving" };
    const [error = ""] = errorsOf(withField(0, { when }));
    expect(error).toBe(`panels[0].fields[0].when.${"y".repeat(40)}\u2026: at most 40 characters`);
  });

  test("each error once", () => {
    expect(errorsOf(withField(1, { choices: ["Moving", "Halted", "Moving"] }))).toEqual([
      "panels[0].fields[1].choices: Moving stands twice",
      "panels[0].fields[1].choices: MOVING stands twice",
    ]);
  });

  test("the id, the word and the name of another format", () => {
    const taken = [
      { id: "patrol", word: "", name: "" },
      { id: "", word: "PATROL", name: "" },
      { id: "", word: "", name: "patrol" },
    ];
    expect(checkFormat(GOOD, taken).errors.map(({ path }) => path)).toEqual(["id", "word", "name"]);
    for (const name of ["sighting", "Sighting&BDA", "hlr"]) {
      expect(checkFormat({ ...GOOD, name }, TAKEN_BY_BUILT_IN).errors).toHaveLength(1);
    }
  });
});

/** The document of the specification: a platform that is counted, and rows with an effect. */
const SPOT_FIELDS = [
  { id: "quantity", label: "Quantity", kind: "quantity" },
  { id: "vehicle", label: "Vehicle", kind: "platform", count: "quantity", required: true },
  {
    id: "positions",
    label: "Positions",
    kind: "rows",
    follows: "quantity",
    max: 8,
    required: true,
    fields: [
      { id: "grid", label: "Grid", kind: "grid", required: true, elevation: "level" },
      { id: "level", label: "Altitude (ft)", kind: "number", max: 60_000 },
      { id: "effect", label: "Effect", kind: "choice", choices: ["Present", "M-Kill", "K-Kill"] },
    ],
    line: "POS {n} {grid}[ ALT {level}FT][ {effect}]",
  },
];
const SPOT = {
  ...GOOD,
  panels: [{ fields: SPOT_FIELDS }],
  message: ["{vehicle}", "{positions}", "K-KILL {positions.effect=K-Kill}"],
  summary: "{quantity} x {vehicle}",
};

describe("a platform and rows", () => {
  const withSpot = (index: number, part: object) => ({
    ...SPOT,
    panels: [{ fields: SPOT_FIELDS.with(index, { ...SPOT_FIELDS[index], ...part } as never) }],
  });
  const rowFields = SPOT_FIELDS[2]?.fields ?? [];
  const withRow = (index: number, part: object) =>
    withSpot(2, { fields: rowFields.with(index, { ...rowFields[index], ...part } as never) });
  const withLine = (line: string) => withSpot(2, { line });
  const sends = (...message: string[]) => ({ ...SPOT, message });
  const POSITIONS = "panels[0].fields[2]";

  test("are good", () => {
    expect(errorsOf(SPOT)).toEqual([]);
    expect(errorsOf({ ...SPOT, message: ["VEH {vehicle}", "{positions}"] })).toEqual([]);
  });

  test.each<[string, unknown, string]>([
    [
      "a platform that something follows",
      sends("VEH {vehicle} SEEN", "{positions}"),
      "message[0]: {vehicle} is free text and must stand last in its line",
    ],
    [
      "a quantity that is sent twice",
      sends("{vehicle}", "QTY {quantity}", "{positions}"),
      "message: {quantity} stands twice",
    ],
    [
      "a count that is no quantity",
      withSpot(1, { count: "positions" }),
      "panels[0].fields[1].count: no quantity is positions",
    ],
    [
      "a count of what can be absent",
      withSpot(1, { required: undefined, hint: "x" }),
      "panels[0].fields[1].count: what is counted is required: its quantity is always there",
    ],
    [
      "rows that are sent beside something",
      sends("{vehicle}", "AT {positions}"),
      "message[1]: {positions} has lines of its own and stands alone",
    ],
    ["rows that are never sent", sends("{vehicle}"), "message: {positions} is never sent"],
    [
      "rows that follow no quantity",
      withSpot(2, { follows: "vehicle" }),
      `${POSITIONS}.follows: no quantity is vehicle`,
    ],
    [
      "rows in rows",
      withRow(1, { kind: "rows", fields: rowFields, line: "X {grid}" }),
      `${POSITIONS}.fields[1].kind: it must be one of text, remarks, number, heading, choice, grid, dtg`,
    ],
    [
      "a platform in rows",
      withRow(1, { kind: "platform" }),
      `${POSITIONS}.fields[1].kind: it must be one of text, remarks, number, heading, choice, grid, dtg`,
    ],
    [
      "rows without a grid that is required",
      withRow(0, { required: undefined }),
      `${POSITIONS}.fields: a row has one grid, which is required`,
    ],
    [
      "21 rows",
      withSpot(2, { max: 21 }),
      `${POSITIONS}.max: a whole number from 1 to 20 is expected`,
    ],
    [
      "a time that a row says unasked",
      withRow(1, { id: "at", label: "At", kind: "dtg", max: undefined, default: "now" }),
      `${POSITIONS}.fields[1].default: a row says nothing that is not typed`,
    ],
    [
      "a field that a row never sends",
      withLine("POS {n} {grid}[ {effect}]"),
      `${POSITIONS}.line: {level} is never sent`,
    ],
    [
      "a field of the form in a row's line",
      withLine("POS {n} {grid}[ ALT {level}FT][ {effect}][ {vehicle}]"),
      `${POSITIONS}.line: there is no field for {vehicle}`,
    ],
    [
      "digits behind the row's number",
      withLine("POS {n}{grid}[ ALT {level}FT][ {effect}]"),
      `${POSITIONS}.line: what follows {n} could be part of it: a text that is no digit stands behind it`,
    ],
    [
      "groups of a row that begin alike",
      withLine("POS {n} {grid}[ P{level}FT][ {effect}]"),
      `${POSITIONS}.line: two groups begin with the same text`,
    ],
    [
      "a line that begins like a row's",
      sends("{vehicle}", "{positions}", "POS K {positions.effect=K-Kill}"),
      "message[2]: it begins like message[1], which it can follow",
    ],
    [
      "a count of no rows",
      sends("{vehicle}", "{positions}", "K {vehicle.effect=K-Kill}"),
      "message[2]: {vehicle.effect=K-Kill}: no rows are vehicle",
    ],
    [
      "a count of no choice",
      sends("{vehicle}", "{positions}", "K {positions.level=K-Kill}"),
      "message[2]: {positions.level=K-Kill}: no choice of positions is level",
    ],
    [
      "a count of none of its choices",
      sends("{vehicle}", "{positions}", "K {positions.effect=Gone}"),
      "message[2]: {positions.effect=Gone}: Gone is none of the choices of effect",
    ],
    [
      "a condition on a platform",
      withSpot(2, { follows: undefined, when: { vehicle: "BM-21" } }),
      `${POSITIONS}.when.vehicle: a condition cannot ask for a platform`,
    ],
    [
      "a condition of a row on the form",
      withRow(1, { when: { quantity: { above: 2 } } }),
      `${POSITIONS}.fields[1].when.quantity: there is no field quantity`,
    ],
    [
      "two platforms",
      {
        ...SPOT,
        panels: [{ fields: [...SPOT_FIELDS, { id: "second", label: "Second", kind: "platform" }] }],
        message: [...SPOT.message, "[OTHER {second}]"],
      },
      "panels: a report is about one platform",
    ],
    [
      "a label that a row has",
      {
        ...SPOT,
        panels: [{ fields: [...SPOT_FIELDS, { id: "p", label: "Positions 2", kind: "number" }] }],
        message: [...SPOT.message, "[P {p}]"],
      },
      "panels[0].fields[3].label: another field has the label Positions 2",
    ],
  ])("%s: refused by its path and with the reason", (_, document, error) => {
    expect(errorsOf(JSON.parse(JSON.stringify(document)))).toContain(error);
  });
});
