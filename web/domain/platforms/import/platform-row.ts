import { symbolCodes } from "../../../../data/platforms/symbol-codes" with { type: "macro" };
import { cleanText } from "../../messages/message";
import { isRecord, type UnknownRecord } from "../../parse-unknown";
import {
  CHARACTERISTICS,
  type Confusion,
  GRID_ACCURACIES,
  PLATFORM_CATEGORIES,
  type PlatformInput,
} from "../platform";
import {
  choice,
  line,
  list,
  optional,
  pattern,
  prose,
  type Reader,
  shownName,
  yesOrNo,
} from "./cell-readers";

/** The page's name for the one platform that represents all others. */
const RESERVED = /^unknown$/i;

/**
 * MIL-STD-2525C, appendix A: coding scheme, affiliation, dimension, status, function
 * (6), modifiers (2), country (2), order of battle.
 */
const SIDC = /^[SGWIOE][PUAFNSHGWMDLJKO*-][A-Z*-]{2}[A-Z0-9*-]{6}[A-Z0-9*-]{2}[A-Z*-]{3}$/;

const SYMBOLS = new Set(symbolCodes());

const symbolCode: Reader<string> = (value, say) => {
  const code = pattern(SIDC, "a 15-character MIL-STD-2525C code")(value, say);
  const key = `${code.charAt(0)}${code.charAt(2)}${code.slice(4, 10)}`.replaceAll("*", "-");
  // Of weather the tables have a few only.
  if (code !== "" && !code.startsWith("W") && !SYMBOLS.has(key))
    say("is no symbol of MIL-STD-2525C");
  return code;
};

const CONFUSION_FIELDS = ["platformId", "tellApart"];

const confusion: Reader<Confusion> = (value, say) => {
  const row = isRecord(value) ? value : {};
  if (!isRecord(value) || Object.keys(value).some((key) => !CONFUSION_FIELDS.includes(key))) {
    say(`must hold ${CONFUSION_FIELDS.join(" and ")}, and nothing else`);
    return { platformId: "", tellApart: "" };
  }
  return {
    platformId: line(40)(row.platformId, (what) => say(`platformId ${what}`)),
    tellApart: line(300)(row.tellApart, (what) => say(`tellApart ${what}`)),
  };
};

/** They separate the alias in a message: `3 X BM-21 (Grad)`. */
const BRACKETS = /[()]/;

/** A name that appears in messages and is parsed from them: it must fit their grammar. */
function nameInMessage(max: number): Reader<string> {
  const read = line(max);
  return (value, say) => {
    let isLine = true;
    const name = read(value, (what) => {
      isLine = false;
      say(what);
    });
    if (!isLine) return name;
    if (BRACKETS.test(name))
      say("must not hold round brackets, which set the alias apart in a message");
    else if (cleanText(name) !== name) say(NOT_CARRIED);
    return name;
  };
}

const NOT_CARRIED =
  "holds what a message cannot carry: two spaces or slashes in a row, a slash at either end, or a special space";

const platformId: Reader<string> = (value, say) => {
  const id = nameInMessage(40)(value, say);
  if (RESERVED.test(id)) say("is reserved");
  return id;
};

type Readers = { [Field in keyof PlatformInput]: Reader<PlatformInput[Field]> };

const READERS: Readers = {
  platformId,
  aka: optional(nameInMessage(60), ""),
  otherNames: list(line(60), 30),
  description: prose(1000),
  function: line(80),
  category: choice(PLATFORM_CATEGORIES),
  subCategory: optional(line(60), null),
  characteristics: list(
    choice(CHARACTERISTICS, `the ${CHARACTERISTICS.length} characteristics`),
    CHARACTERISTICS.length,
  ),
  gridUnit: choice(GRID_ACCURACIES),
  sidcCode: optional(symbolCode, null),
  bothSides: optional(yesOrNo, false),
  cues: list(line(200), 12),
  confusedWith: list(confusion, 12),
};

/** The fields of a platform, in the order in which a person writes them. */
export const PLATFORM_FIELDS: readonly string[] = Object.keys(READERS);

/** Those that a row must have. */
export const REQUIRED_PLATFORM_FIELDS: readonly string[] = [
  "platformId",
  "description",
  "function",
  "category",
  "gridUnit",
];

/** Those that hold several values. */
export const LIST_PLATFORM_FIELDS: readonly string[] = [
  "otherNames",
  "characteristics",
  "cues",
  "confusedWith",
];

/**
 * Reads one platform.
 * @param say takes what is wrong with which field; the result counts only when it was never called
 */
export function readPlatform(
  row: UnknownRecord,
  say: (field: string, what: string) => void,
): PlatformInput {
  for (const name of Object.keys(row)) {
    if (!Object.hasOwn(READERS, name)) say(shownName(name), "is not a field of a platform");
  }
  const fields = Object.entries(READERS).map(([field, read]) => {
    const value = Object.hasOwn(row, field) ? row[field] : undefined;
    return [field, read(value, (what) => say(field, what))] as const;
  });
  // Each reader gives what its field takes.
  return Object.fromEntries<unknown>(fields) as Record<
    keyof PlatformInput,
    unknown
  > as PlatformInput;
}
