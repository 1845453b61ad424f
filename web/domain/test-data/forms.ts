import { DIRECTIONS } from "../fields/heading";
import type { FormatDefinition } from "../formats/definition";
import {
  choicesOf,
  gridEntries,
  kindOf,
  numberRule,
  otherOf,
  quantityEntries,
  quantityRule,
  rowsMost,
  textLimit,
} from "../formats/field-kinds";
import { type Entries, type FormatField, type FormatForm, OTHER, textOf } from "../formats/format";
import type { FormatFields } from "../formats/format-fields";
import type { GridReference } from "../grid/grid";
import { WEAPON_RANGES, WEAPON_TYPES, type WeaponType } from "../platforms/weapon-ranges";
import { emptyRow, type GridRow } from "../reports/grid-row";
import {
  ENVIRONMENTS,
  MOTIONS,
  newSighting,
  type ReportedPlatform,
  rowsInUse,
  type SightingForm,
  withMotion,
  withQuantity,
} from "../reports/sighting";
import type { Profile } from "../sign-in/profile";
import type { Draw } from "./random";

const REMARKS = [
  "",
  "",
  "Crew dismounted",
  "Seen by two sensors",
  "Poor visibility, smoke in the area",
  "Same place as an hour ago",
] as const;

/** Specification 2 §9: generated sightings are of one to five vehicles. */
const QUANTITY_MOST = 5;

export function testSighting(draw: Draw, operator: Profile, identifier: string): SightingForm {
  const { callSign, asset, gridAccuracy } = operator;
  const platform = draw.pick(TEST_PLATFORMS);
  const start = newSighting({ platform, callSign, asset, gridAccuracy, identifier });
  const quantity = draw.between(1, QUANTITY_MOST);
  const motion = draw.pick(MOTIONS);
  const form = withMotion(withQuantity(start, String(quantity), gridAccuracy), motion);
  const used = rowsInUse(form).length;
  return {
    ...form,
    environment: draw.pick(ENVIRONMENTS),
    direction: motion === "moving" ? draw.pick(DIRECTIONS) : "",
    speed: motion === "moving" ? String(draw.between(5, 60)) : "",
    gridRows: form.gridRows.map((row, index) =>
      index < used ? testRow(draw, row, quantity) : emptyRow(row.id, row.gridAccuracy),
    ),
    freeText: draw.pick(REMARKS),
  };
}

function testRow(draw: Draw, row: GridRow, quantity: number): GridRow {
  return {
    ...row,
    ...anyGrid(draw),
    altitude: String(draw.between(300, 900)),
    dispersal: row.id === 1 && quantity > 1 ? String(draw.between(5, 40) * 10) : "",
    effect: draw.pick(["present", "present", "present", "m-kill", "k-kill"]),
  };
}

/** Likely entries for a built-in format's fields that accept any. */
const LIKELY: Record<string, Record<string, (draw: Draw) => string>> = {
  HLR: { numberOfRounds: (draw) => String(draw.between(1, 40)) },
  GMTI: {
    targetId: (draw) => (draw.chance(0.3) ? `T${draw.between(100, 999)}` : ""),
    otherDescription: () => "Engineer vehicle",
    altitude: () => "",
    dispersal: (draw) => String(draw.between(5, 40) * 10),
    speed: (draw) => String(draw.between(5, 60)),
  },
  LEAPP: {
    otherObject: () => "Balloon",
    altitude: (draw) => String(draw.between(5, 300) * 100),
    speed: (draw) => String(draw.between(60, 600)),
  },
  "c-UAS": {
    payloadType: (draw) => draw.pick(["grenade", "camera", "mine"]),
    otherObservations: (draw) => draw.pick(["", "Two passes over the position", "Red light below"]),
    actionTaken: (draw) =>
      draw.pick(["", "engaged with EW", "went into cover", "observed and reported"]),
  },
};

/** The most that a number without a likely figure is drawn as. */
const NUMBER_MOST = 100;
const TEST_QUANTITY_MOST = 12;

/** A valid report of any format. */
export function testReport(
  definition: FormatDefinition,
  draw: Draw,
  operator: Profile,
  own: Entries,
): FormatForm {
  const { fields, format, fresh, changed } = definition;
  let form: FormatForm = fresh(operator);
  for (const field of fields.all) {
    if (!fields.isShown(form, field)) continue;
    form = { ...form, ...drawn(field, draw, LIKELY[format.name] ?? {}) };
    if (field.kind !== "rows") continue;
    // As many as its quantity says; without one, a few.
    const { follows } = field;
    const asked = follows === undefined ? draw.between(1, QUANTITY_MOST) : Number(form[follows]);
    const count = Math.min(asked, rowsMost(field));
    const rows = Array.from({ length: count }, () => drawnRow(fields.rowsOf(field).fields, draw));
    form = { ...form, [field.id]: rows };
  }
  for (const tool of format.tools ?? []) {
    if (tool.tool !== "range-alert") continue;
    const weapon = WEAPON_TYPES.find((type) => type === textOf(form, tool.weapon));
    const fire = weapon && anyShot(draw, weapon);
    for (const end of ["poo", "poi"] as const) {
      const field = fields.get(tool[end]);
      if (!fire || field.kind !== "grid") continue;
      form = { ...form, ...gridEntries(field, fire[end]) };
    }
  }
  return changed({ ...form, ...own });
}

function drawnRow(fields: FormatFields, draw: Draw): Entries {
  let row: Entries = {};
  for (const field of fields.all) Object.assign(row, kindOf(field).empty(field));
  for (const field of fields.all) {
    if (fields.isShown(row, field)) row = { ...row, ...drawn(field, draw, {}) };
  }
  return row;
}

function drawn(
  field: FormatField,
  draw: Draw,
  likely: Record<string, (draw: Draw) => string>,
): Entries {
  const { id } = field;
  const own = likely[id]?.(draw);
  if (own !== undefined) return { [id]: own };
  switch (field.kind) {
    case "text":
      return { [id]: `Test ${draw.between(1, 99)}`.slice(0, textLimit(field)) };
    case "remarks":
      return { [id]: draw.pick(REMARKS).slice(0, textLimit(field)) };
    case "number": {
      const { min, max } = numberRule(field);
      return { [id]: String(draw.between(min, Math.max(min, Math.min(max, NUMBER_MOST)))) };
    }
    case "quantity": {
      const most = Math.min(quantityRule(field).max, TEST_QUANTITY_MOST);
      return quantityEntries(field, { quantity: draw.between(1, most), wrongQuantity: undefined });
    }
    case "heading":
      return { [id]: String(draw.between(1, 360)) };
    case "choice": {
      const [first, ...others] = choicesOf(field);
      if (!first) return {};
      const { value } = draw.pick([first, ...others]);
      const other = value === OTHER ? otherOf(field) : null;
      return { [id]: value, ...(other && { [other.key]: likely[other.key]?.(draw) ?? "Test" }) };
    }
    case "grid":
      return gridEntries(field, anyGrid(draw));
    case "platform":
      return { [id]: { ...draw.pick(TEST_PLATFORMS) } };
    // The time is the report's; whoever counts the numbers sets the number.
    default:
      return {};
  }
}

/** The 100 km square around the map's default centre, which lies in zone 34 as a whole. */
const GZD = "34UFE";

interface Metres {
  east: number;
  north: number;
}

function grid({ east, north }: Metres): GridReference {
  const five = (metres: number) => String(Math.round(metres)).padStart(5, "0");
  return { gzd: GZD, coordinates: five(east) + five(north) };
}

function somewhere(draw: Draw): Metres {
  return { east: draw.between(35_000, 65_000), north: draw.between(35_000, 65_000) };
}

function anyGrid(draw: Draw): GridReference {
  return grid(somewhere(draw));
}

/** The farthest that test fire reaches, so that it stays within the square. */
const FARTHEST_M = 30_000;

/** Where fire came from and where it landed: within the range that raises no alert. */
function anyShot(draw: Draw, weapon: WeaponType): { poo: GridReference; poi: GridReference } {
  const { min, max } = WEAPON_RANGES[weapon];
  const nearest = Math.max(1000, min * 1000 * 1.1);
  const distance = draw.between(nearest, Math.min(max * 1000 * 0.9, FARTHEST_M));
  const from = somewhere(draw);
  // Along a slant of 3 to 4, to either side.
  const east = from.east + 0.8 * distance * draw.pick([1, -1]);
  const north = from.north + 0.6 * distance * draw.pick([1, -1]);
  return { poo: grid(from), poi: grid({ east, north }) };
}

function platform(
  platformId: string,
  aka: string,
  category: string,
  description: string,
): ReportedPlatform {
  return { id: platformId, platformId, aka, category, description, gridUnit: "Cat 2" };
}

/** What test sightings are of: a few platforms of the database, which data/platforms checks. */
export const TEST_PLATFORMS = [
  platform("BM-21", "Grad", "Artillery", "Multiple rocket launcher"),
  platform("T-72", "", "Armor", "Main battle tank"),
  platform("BMP-2", "", "IFV", "Tracked infantry fighting vehicle"),
  platform("BTR-80", "", "APC", "Eight-wheeled amphibious carrier"),
  platform("MT-LB", "", "APC", "Tracked carrier and gun tractor"),
  platform("2S3", "Akatsiya", "Artillery", "Self-propelled howitzer"),
  platform("2S19", "Msta-S", "Artillery", "Self-propelled howitzer"),
  platform("9K33 Osa", "SA-8 Gecko", "Air Defence", "Short-range missile system"),
  platform("Ural-4320", "", "Logistics", "Six-wheeled truck"),
] as const;
