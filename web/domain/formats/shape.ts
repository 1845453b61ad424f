/**
 * Whether a document has the shape that `data/formats/format.schema.json` says: as much of JSON Schema as that uses, with
 * reasons in words for the document's author.
 */

import SCHEMA from "../../../data/formats/format.schema.json";
import { cleanText } from "../messages/message";
import { isRecord } from "../parse-unknown";

/** Takes where in the document something is refused, and why. */
export type Add = (path: string, reason: string) => void;

interface Schema {
  $ref?: string;
  oneOf?: readonly Schema[];
  /** The member by which one of them is meant. */
  discriminator?: { propertyName: string };
  errorMessage?: string;
  type?: string;
  const?: unknown;
  enum?: readonly unknown[];
  /** Reserved texts. */
  not?: { enum: readonly string[] };
  maxLength?: number;
  pattern?: string;
  patternErrorMessage?: string;
  minimum?: number;
  maximum?: number;
  items?: Schema;
  minItems?: number;
  maxItems?: number;
  properties?: Readonly<Record<string, Schema>>;
  required?: readonly string[];
  propertyNames?: Schema;
  additionalProperties?: boolean | Schema;
}

// What JSON says is wider than the type; a test checks every kind of document by it.
const FORMAT = SCHEMA as unknown as Schema & { $defs: Readonly<Record<string, Schema>> };

const resolved = (schema: Schema): Schema =>
  FORMAT.$defs[schema.$ref?.split("/").at(-1) ?? ""] ?? schema;

/** Checks a document that may be anything. @param add is called for each refusal; not at all where the shape is right */
export const checkShape = (document: unknown, add: Add): void => check(document, "", FORMAT, add);

function check(value: unknown, path: string, given: Schema, add: Add): void {
  const schema = resolved(given);
  const choices = choicesIn(schema);
  if (schema.oneOf) checkOneOf(value, path, schema, add);
  else if (choices) {
    if (!choices.includes(value)) add(path, oneOfText(choices));
  } else if (schema.type === "string") checkText(value, path, schema, add);
  else if (schema.type === "array") checkList(value, path, schema, add);
  else if (schema.type === "object") checkObject(value, path, schema, add);
  else checkNumber(value, path, schema, add);
}

const choicesIn = (schema: Schema = {}): readonly unknown[] | undefined =>
  "const" in schema ? [schema.const] : schema.enum;

const oneOfText = (choices: readonly unknown[]) => `it must be one of ${choices.join(", ")}`;

function checkOneOf(
  value: unknown,
  path: string,
  { oneOf = [], discriminator, errorMessage }: Schema,
  add: Add,
): void {
  const all = oneOf.map(resolved);
  if (isRecord(value) && discriminator) {
    const { propertyName: name } = discriminator;
    const kindsOf = ({ properties }: Schema) => choicesIn(properties?.[name]) ?? [];
    const meant = all.find((each) => kindsOf(each).includes(value[name]));
    if (meant) check(value, path, meant, add);
    else add(at(path, name), oneOfText(all.flatMap(kindsOf)));
    return;
  }
  const ofType = all.filter((each) => isOfType(value, each));
  // Of several objects the one that a member tells.
  const found = ofType.length < 2 ? ofType[0] : ofType.find((each) => hasMemberOf(value, each));
  if (found || errorMessage === undefined) check(value, path, found ?? all[0] ?? {}, add);
  else add(path, errorMessage);
}

function isOfType(value: unknown, { type, ...schema }: Schema): boolean {
  if (type === "object") return isRecord(value);
  if (type === "array") return Array.isArray(value);
  return type === "string" ? typeof value === "string" : value === schema.const;
}

const hasMemberOf = (value: unknown, { properties = {} }: Schema) =>
  isRecord(value) && Object.keys(properties).some((name) => Object.hasOwn(value, name));

const HTML_OR_ADDRESS = /<[a-z/!?]|:\/\//i;

/** A single-line text for the screen and for messages. */
function checkText(
  value: unknown,
  path: string,
  { maxLength = 0, pattern, patternErrorMessage, not }: Schema,
  add: Add,
): void {
  if (typeof value !== "string") add(path, "a text is expected");
  else if (not?.enum.includes(value)) add(path, `${value} is reserved`);
  else if (value.trim() === "") add(path, "it is empty");
  else if (value.length > maxLength) add(path, `at most ${maxLength} characters`);
  else if (value !== value.trim()) add(path, "it begins or ends with a space");
  else if (HTML_OR_ADDRESS.test(value)) add(path, "a format holds no HTML and no addresses");
  else if (pattern ? !new RegExp(pattern).test(value) : cleanText(value) !== value) {
    const unseen = "it holds line breaks, two spaces, // or characters that cannot be seen";
    add(path, patternErrorMessage ?? unseen);
  }
}

function checkNumber(
  value: unknown,
  path: string,
  { type, minimum = 0, maximum = 0 }: Schema,
  add: Add,
): void {
  const isNumber = type === "integer" ? Number.isInteger(value) : typeof value === "number";
  if (isNumber && Number(value) >= minimum && Number(value) <= maximum) return;
  const what = type === "integer" ? "a whole number" : "a number";
  add(path, `${what} from ${minimum} to ${maximum} is expected`);
}

function checkList(
  value: unknown,
  path: string,
  { items = {}, minItems = 0, maxItems = 0 }: Schema,
  add: Add,
): void {
  if (!Array.isArray(value)) add(path, "a list is expected");
  else if (value.length > maxItems) add(path, `at most ${maxItems}; found ${value.length}`);
  else if (value.length < minItems) add(path, `at least ${minItems} is expected`);
  else for (const [index, item] of value.entries()) check(item, `${path}[${index}]`, items, add);
}

function checkObject(value: unknown, path: string, schema: Schema, add: Add): void {
  const { properties = {}, required = [], propertyNames, additionalProperties } = schema;
  const { errorMessage } = schema;
  const isEmpty = isRecord(value) && Object.keys(value).length === 0;
  if (!isRecord(value) || (errorMessage && isEmpty)) {
    add(path, errorMessage ?? "an object in { } is expected");
    return;
  }
  for (const name of required) {
    if (!Object.hasOwn(value, name)) add(at(path, name), "it is missing");
  }
  for (const [name, item] of Object.entries(value)) {
    if (propertyNames) check(name, at(path, name), propertyNames, add);
    const known = Object.hasOwn(properties, name) ? properties[name] : additionalProperties;
    if (typeof known === "object") check(item, at(path, name), known, add);
    else add(at(path, name), "there is no such member");
  }
}

const LONGEST_NAME = 40;

/** A member may bear any name; no more of it is said than finds it. */
function at(path: string, name: string): string {
  const shown = cleanText(name);
  const short = shown.length > LONGEST_NAME ? `${shown.slice(0, LONGEST_NAME)}…` : shown;
  return path === "" ? short : `${path}.${short}`;
}
