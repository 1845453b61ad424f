/** What is typed into the form of a platform, and what it would be; held to what an import is held to. */

import { isRecord, storedText } from "../parse-unknown";
import { checkPlatformList } from "../platforms/import/platform-list";
import type {
  Characteristic,
  Confusion,
  GridAccuracy,
  PlatformCategory,
  PlatformInput,
} from "../platforms/platform";

/** A row of "Often confused with"; its key outlives what is typed into it. */
export interface ConfusionRow extends Confusion {
  key: number;
}

/** The fields as they stand on the screen. Lists of texts have one a line. */
export interface PlatformFields {
  platformId: string;
  aka: string;
  otherNames: string;
  description: string;
  function: string;
  category: PlatformCategory | "";
  subCategory: string;
  characteristics: readonly Characteristic[];
  gridUnit: GridAccuracy | "";
  sidcCode: string;
  bothSides: boolean;
  cues: string;
  confusedWith: readonly ConfusionRow[];
}

export type FieldName = keyof PlatformFields;

/** What each is called on the screen. */
export const FIELD_LABELS: Record<FieldName, string> = {
  platformId: "Platform ID",
  aka: "Also known as",
  otherNames: "Other names",
  description: "Description",
  function: "Function",
  category: "Category",
  subCategory: "Sub-category",
  characteristics: "Characteristics",
  gridUnit: "Grid accuracy",
  sidcCode: "Symbol code (SIDC)",
  bothSides: "Both sides have it",
  cues: "What to look for",
  confusedWith: "Often confused with",
};

const isFieldName = (name: string): name is FieldName => Object.hasOwn(FIELD_LABELS, name);

export const EMPTY_FIELDS: PlatformFields = {
  platformId: "",
  aka: "",
  otherNames: "",
  description: "",
  function: "",
  category: "",
  subCategory: "",
  characteristics: [],
  gridUnit: "",
  sidcCode: "",
  bothSides: false,
  cues: "",
  confusedWith: [],
};

let lastKey = 0;

/** A row of "Often confused with", empty unless given. */
export function confusionRow({ platformId, tellApart }: Partial<Confusion> = {}): ConfusionRow {
  lastKey += 1;
  return { key: lastKey, platformId: platformId ?? "", tellApart: tellApart ?? "" };
}

/** A platform as it stands in the form. */
export function fieldsOf(platform: PlatformInput): PlatformFields {
  const { platformId, aka, description, category, characteristics, gridUnit } = platform;
  return {
    platformId,
    aka,
    otherNames: platform.otherNames.join("\n"),
    description,
    function: platform.function,
    category,
    subCategory: platform.subCategory ?? "",
    characteristics,
    gridUnit,
    sidcCode: platform.sidcCode ?? "",
    bothSides: platform.bothSides,
    cues: platform.cues.join("\n"),
    confusedWith: platform.confusedWith.map(confusionRow),
  };
}

const linesOf = (text: string) =>
  text
    .split("\n")
    .map((line) => line.trim())
    .filter((line) => line !== "");

const isFilled = ({ platformId, tellApart }: Confusion) =>
  platformId.trim() !== "" || tellApart.trim() !== "";

/** The form as a row of an import; empty lines and rows are none. */
function rowOf(fields: PlatformFields): Record<FieldName, unknown> {
  return {
    ...fields,
    sidcCode: fields.sidcCode.trim(),
    otherNames: linesOf(fields.otherNames),
    cues: linesOf(fields.cues),
    confusedWith: fields.confusedWith
      .filter(isFilled)
      .map(({ platformId, tellApart }) => ({ platformId, tellApart })),
  };
}

/** Whether two forms would be the same platform. */
export const isSame = (one: PlatformFields, other: PlatformFields): boolean =>
  JSON.stringify(rowOf(one)) === JSON.stringify(rowOf(other));

/** The fields, by their labels, in which two forms differ. */
export function differences(one: PlatformFields, other: PlatformFields): string[] {
  const [first, second] = [rowOf(one), rowOf(other)];
  return Object.keys(FIELD_LABELS)
    .filter(isFieldName)
    .filter((name) => JSON.stringify(first[name]) !== JSON.stringify(second[name]))
    .map((name) => FIELD_LABELS[name]);
}

export type RowFault = Partial<Record<keyof Confusion, string>>;

/** What is wrong, where it stands. */
export interface Faults {
  fields: Partial<Record<FieldName, string>>;
  /** Of the rows of "Often confused with", by their keys. */
  rows: ReadonlyMap<number, RowFault>;
}

export const NO_FAULTS: Faults = { fields: {}, rows: new Map() };

/** The form as the platform that it would be; null where something is wrong with it. */
export function checkForm(fields: PlatformFields): {
  platform: PlatformInput | null;
  faults: Faults;
} {
  const checked = checkPlatformList([rowOf(fields)]);
  if (checked.ok) return { platform: checked.platforms[0] ?? null, faults: NO_FAULTS };
  return { platform: null, faults: faultsAt(fields, checked.errors) };
}

const ITEM_FAULT = /^item (\d+) (platformId|tellApart) (.*)$/s;

/** The first fault of each field, at the row that it means where there are rows. */
function faultsAt(
  { confusedWith }: PlatformFields,
  errors: readonly { field: string; message: string }[],
): Faults {
  const filled = confusedWith.filter(isFilled);
  const named: Faults["fields"] = {};
  const rows = new Map<number, RowFault>();
  for (const { field, message } of errors) {
    if (!isFieldName(field)) continue;
    const [, item, part, what] = ITEM_FAULT.exec(message) ?? [];
    const row = field === "confusedWith" ? filled[Number(item) - 1] : undefined;
    if (row && (part === "platformId" || part === "tellApart")) {
      const fault = rows.get(row.key) ?? {};
      rows.set(row.key, { [part]: sentence(what ?? ""), ...fault });
    } else named[field] ??= sentence(message);
  }
  return { fields: named, rows };
}

const sentence = (words: string) => words.charAt(0).toUpperCase() + words.slice(1);

/** The faults that an answer of the server names; null where it names none of a field. */
export function faultsIn(
  fields: PlatformFields,
  details: Readonly<Record<string, unknown>>,
): Faults | null {
  if (!Array.isArray(details.errors)) return null;
  const errors = details.errors
    .filter(isRecord)
    .map(({ field, message }) => ({ field: storedText(field), message: storedText(message) }))
    .filter(({ field }) => isFieldName(field));
  return errors.length > 0 ? faultsAt(fields, errors) : null;
}
