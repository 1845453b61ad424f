/**
 * The effect of typing and pasting in the GZD and coordinates fields. Three rules: a key is accepted unchanged, or
 * refused with a note at the field; text that arrives in one piece is understood as a whole, or stays as it came; and
 * text that is not a grid has an error at the field and is part of no message.
 */

import { asciiCapitals, cellSize, digitsError, plainText, readGrids } from "./grid-reader";
import {
  coordinatesError,
  type GridReference,
  gzdError,
  isDigits,
  MAX_DIGITS,
  MAX_GZD,
  withoutGap,
} from "./grid-reference";
import { isGzd } from "./mgrs-squares";

export type GridField = keyof GridReference;

/** The outcome of an edit. */
export interface GridEdit {
  value: GridReference;
  /** The note at the edited field: why a key was refused, or what was understood. */
  note: string | null;
  /** The typing has gone past the GZD and goes on behind the first digits of the coordinates. */
  goesOn: boolean;
  /** Grids for several rows; `value` applies if they cannot be placed. */
  several: GridReference[] | null;
}

/** More text than this is not taken into a field at all. */
export const MAX_TEXT = 500;

const GZD_FULL = `${MAX_GZD} characters at most`;
const DIGITS_FULL = `${MAX_DIGITS} digits at most`;
const TEXT_FULL = `${MAX_TEXT} characters at most`;

const taken = (value: GridReference): GridEdit => ({
  value,
  note: null,
  goesOn: false,
  several: null,
});

const refused = (value: GridReference, note: string): GridEdit => ({ ...taken(value), note });

const isPlainGzd = (gzd: string): boolean => /^[0-9A-Z]{0,5}$/.test(gzd);

/** Capitals and plain digits, without white space. */
const compact = (text: string): string => asciiCapitals(plainText(text)).replace(/\s/g, "");

function withText(before: GridReference, field: GridField, text: string): GridEdit {
  if (text.length > MAX_TEXT) return refused(before, TEXT_FULL);
  return taken({ ...before, [field]: text });
}

function typedGzd(before: GridReference, now: string): GridEdit {
  const bare = compact(now);
  if (isPlainGzd(bare)) return taken({ ...before, gzd: bare });
  if (!isPlainGzd(before.gzd)) return withText(before, "gzd", now);
  if (bare.length <= MAX_GZD || before.gzd.length < MAX_GZD) return withText(before, "gzd", now);
  const more = bare.slice(MAX_GZD);
  // Digits in the coordinates are not pushed along: that would be another grid.
  const goesOn = bare.startsWith(before.gzd) && /^\d+$/.test(more) && before.coordinates === "";
  if (!goesOn) return refused(before, GZD_FULL);
  return { ...taken({ gzd: before.gzd, coordinates: more }), goesOn };
}

function typedCoordinates(before: GridReference, now: string): GridEdit {
  const bare = compact(now);
  if (!isDigits(before.coordinates)) {
    const even = withoutGap(now);
    const digits = isDigits(bare) && !/\d\s+\d/.test(now) ? bare : even;
    return isDigits(digits)
      ? taken({ ...before, coordinates: digits })
      : withText(before, "coordinates", now);
  }
  if (isDigits(bare)) return taken({ ...before, coordinates: bare });
  const isFull = before.coordinates.length === MAX_DIGITS || /^\d*$/.test(bare);
  if (isFull && bare.length > before.coordinates.length) return refused(before, DIGITS_FULL);
  // The space in it was the field's own.
  return withText(before, "coordinates", plainText(now).replace(/\s/g, ""));
}

/** The one stretch by which `now` differs from `before`. */
function difference(before: string, now: string) {
  let start = 0;
  while (start < before.length && start < now.length && before[start] === now[start]) start += 1;
  let behind = 0;
  const most = Math.min(before.length, now.length) - start;
  while (behind < most && before.at(-1 - behind) === now.at(-1 - behind)) behind += 1;
  return { start, end: before.length - behind, text: now.slice(start, now.length - behind) };
}

/**
 * The field holds other text than it showed: a key was pressed in it, or something came in
 * one piece by another way than the clipboard (dropped, dictated, filled in).
 *
 * @param shown what the field showed before, with the spaces that it puts between digits
 */
export function typeInto(
  field: GridField,
  before: GridReference,
  shown: string,
  now: string,
): GridEdit {
  const { start, end, text } = difference(shown, now);
  if (text.length > 1) return pasteInto(field, before, { shown, start, end }, text);
  return field === "gzd" ? typedGzd(before, now) : typedCoordinates(before, now);
}

/** A field's text and what is selected in it. */
export interface Selection {
  shown: string;
  start: number;
  end: number;
}

/** The digits of a text that is coordinates and nothing else: one run, or two equal groups. */
function readCoordinates(text: string): { digits: string; isWhole: boolean } | null {
  const plain = plainText(text).trim();
  if (/^\d+$/.test(plain)) return { digits: plain, isWhole: false };
  if (!/^\d+[\s,/-]+\d+$/.test(plain)) return null;
  const groups = plain.match(/\d+/g) ?? [];
  return digitsError(groups) ? null : { digits: groups.join(""), isWhole: true };
}

/** Text comes in one piece, in place of what is selected. */
export function pasteInto(
  field: GridField,
  before: GridReference,
  { shown, start, end }: Selection,
  text: string,
): GridEdit {
  if (text.trim() === "") return taken(before);
  const read = readGrids(text);
  const joined = (shown.slice(0, start) + text + shown.slice(end)).replace(/\s*\n\s*/g, " ").trim();
  if (read.kind === "one") return readAs(read.grid, read.degrees !== null);
  if (read.kind === "several") {
    return { ...withText(before, field, joined), several: read.grids };
  }
  if (field === "gzd") {
    const bare = compact(joined).replace(/-/g, "");
    const isOne = isPlainGzd(bare) && isPlainGzd(before.gzd);
    return isOne ? taken({ ...before, gzd: bare }) : pastedText(field, before, joined);
  }
  const part = readCoordinates(text);
  if (part && isDigits(before.coordinates)) {
    const front = shown.slice(0, start).replace(/\s/g, "");
    const behind = shown.slice(end).replace(/\s/g, "");
    const digits = front + part.digits + behind;
    const isSound = !part.isWhole || front + behind === "";
    if (isDigits(digits) && isSound) return taken({ ...before, coordinates: digits });
    if (isSound) return withText(before, field, digits);
  }
  return pastedText(field, before, joined);
}

function readAs(grid: GridReference, isFromDegrees: boolean): GridEdit {
  return {
    ...taken(grid),
    note: isFromDegrees ? `From latitude and longitude, to ${cellSize(grid)}` : null,
  };
}

/** Together with the existing text it may be a grid. */
function pastedText(field: GridField, before: GridReference, joined: string): GridEdit {
  const left = withText(before, field, joined);
  return left.note === null ? (readLeftField(field, left.value) ?? left) : left;
}

/**
 * Enter is pressed in the field, or it is left: text that is a grid, or several, is then read as if it had been
 * pasted. Null if there is nothing to read.
 *
 * @param isAsked by Enter. Mere figures with decimals behind a GZD that stands may be digits typed wrongly: they
 *   become latitude and longitude, and another GZD, only where the operator asks for it.
 */
export function readLeftField(
  field: GridField,
  value: GridReference,
  isAsked = true,
): GridEdit | null {
  const text = value[field];
  if (field === "gzd" ? isPlainGzd(text) : isDigits(text)) return null;
  const read = readGrids(text);
  if (read.kind === "one") {
    const isDoubtful = field === "coordinates" && isGzd(value.gzd) && !/[NSEW°º]/i.test(text);
    if (read.degrees && isDoubtful && !isAsked) return null;
    return readAs(read.grid, read.degrees !== null);
  }
  if (read.kind === "several") return { ...taken(value), several: read.grids };
  if (field === "gzd") {
    const bare = compact(text).replace(/-/g, "");
    return isPlainGzd(bare) ? taken({ ...value, gzd: bare }) : null;
  }
  const part = readCoordinates(text);
  return part && isDigits(part.digits) ? taken({ ...value, coordinates: part.digits }) : null;
}

/**
 * Why a field's text is not part of a grid, in words for the place under it; null if it is, or is empty. The
 * specification's own words are used alone if the text has the field's own form.
 *
 * @param severalError why this many grids cannot be placed; null if they can
 */
export function gridFieldError(
  field: GridField,
  value: GridReference,
  severalError: (count: number) => string | null = oneGridOnly,
): string | null {
  const text = value[field];
  const error = field === "gzd" ? gzdError(text) : coordinatesError(text);
  if (error === null || (field === "gzd" ? isPlainGzd(text) : isDigits(text))) return error;
  const edit = readLeftField(field, value);
  if (edit?.several) {
    const { length } = edit.several;
    return severalError(length) ?? `Press Enter to use these ${length} grids`;
  }
  if (edit) return "Press Enter to use this grid";
  if (field === "coordinates" && /^[\d\s,/-]+$/.test(text)) {
    const wrong = digitsError(text.match(/\d+/g) ?? []);
    return wrong ? `Check grid: ${wrong}` : "Check grid";
  }
  const read = readGrids(text);
  return read.kind === "none" ? read.reason : error;
}

/** A form that reports one position. */
export function oneGridOnly(count: number): string {
  return `Check grid: ${count} grids, this field takes one`;
}

/** Whether a grid holds text that its fields cannot have typed into them: pasted, or not finished. */
export function holdsFreeText({ gzd, coordinates }: GridReference): boolean {
  return !isPlainGzd(gzd) || !isDigits(coordinates);
}
