/** What in a report is worth a second look before it is copied. A note never keeps it from being copied. */

import { distanceMetres, type LatLng } from "../grid/geodesy";
import { cellMetres, exactText, type GridReference, gridToLatLng, withoutGap } from "../grid/grid";
import { findByTargetNumber, type LogEntry } from "../log/log";
import { type Fire, fireKm } from "../map/fire";
import { FRIENDLY, FRIENDLY_UNSAID, isFriendly, type Side, sideOf } from "../platforms/affiliation";
import { linkedPlatformOf, linkedText } from "../platforms/linked-platforms";
import { ACCURACY_METRES, GRID_ACCURACIES, type GridAccuracy } from "../platforms/platform";
import { rangeAlert } from "../platforms/weapon-ranges";
import { type TypedAt, timeAge } from "../time/observed-time";
import type { NamedGrid, ReportDefinition, ReportForm } from "./report";

export type NoteKind =
  | "left"
  | "friendly"
  | "side"
  | "linked"
  | "used"
  | "far"
  | "accuracy"
  | "range"
  | "time";

export interface ReportNote {
  is: NoteKind;
  /** The label of the field that it is about. */
  at: string;
  /** As it stands at that field. */
  text: string;
  /** The finest accuracy that holds for the grid that it is about; none where there is none. */
  covers?: GridAccuracy | undefined;
}

/** What a report is compared with. */
export interface NoteContext {
  /** Where the grid is that was sent last; null before the first. */
  lastPosition: LatLng | null;
  entries: readonly LogEntry[];
  /** Metres that a grid of a map may be off; null for one that was typed. */
  exactnessOf(grid: GridReference): number | null;
  /** A platform's symbol code by its id; null if it has none or is not known. */
  symbolOf(platformId: string): string | null;
  /** The report's own DTG, with its field's label; null while it is the moment of the copy. */
  observed: { name: string; dtg: string } | null;
  typedAt: TypedAt;
  /** Words of the line that it was begun by, which have no place in it. */
  leftOver?: readonly string[];
}

const FAR_KM = 250;

/** All notes of a report, in the form's order, whatever it was made by. */
export function reportNotes<Form extends ReportForm>(
  definition: ReportDefinition<Form>,
  form: Form,
  context: NoteContext,
): ReportNote[] {
  const { platformId, side, isSideSaid, targetNumber, fire, times = [] } = definition.noted(form);
  const { observed, leftOver = [] } = context;
  const grids = definition.grids(form);
  const note = (is: NoteKind, at: string, text: string | null): ReportNote[] =>
    text === null ? [] : [{ is, at, text }];
  const symbol = platformId === undefined ? null : context.symbolOf(platformId);
  const isFriend = isFriendly(symbol);
  return [
    ...note(
      "left",
      "",
      leftOver.length > 0 ? `Left out of the form: ${leftOver.join(", ")}` : null,
    ),
    ...(platformId === undefined
      ? []
      : [
          ...note("friendly", PLATFORM, isFriend ? FRIENDLY : null),
          ...note("side", PLATFORM, isFriend ? null : sideNote(symbol, side, isSideSaid)),
          ...note("linked", PLATFORM, linkedNote(platformId)),
        ]),
    ...(targetNumber
      ? note("used", targetNumber.name, usedNote(definition, form, targetNumber.number, context))
      : []),
    ...farNotes(grids, context.lastPosition),
    ...grids.flatMap((grid) => accuracyNote(grid, context.exactnessOf(grid) ?? 0)),
    ...(fire ? note("range", fire.name, rangeNote(fire)) : []),
    ...[...times, ...(observed ? [observed] : [])].flatMap(({ name, dtg }) =>
      note("time", name, timeNote(dtg, context.typedAt)),
    ),
  ];
}

/** The symbol says the side; the message does where the operator has put it into the remarks. */
function sideNote(symbol: string | null, side?: Side, isSaid = false): string | null {
  if (side === "friendly") return isSaid ? null : FRIENDLY_UNSAID;
  const isHostile = isSaid && sideOf(symbol) === "hostile";
  return isHostile ? "The remarks say friendly: the symbol says hostile." : null;
}

/** Where the notes on a platform stand. */
export const PLATFORM = "Platform";

/** Notes as they stand apart from their fields, each once: `Grid 1, Grid 2: Far from the last grid (447 km)`. */
export function noteTexts(notes: readonly ReportNote[]): string[] {
  const labels = new Map<string, string[]>();
  for (const { is, at, text } of notes) {
    const isNamed = is === "far" || is === "accuracy" || is === "time";
    labels.set(text, [...(labels.get(text) ?? []), ...(isNamed ? [at] : [])]);
  }
  return [...labels].map(([text, at]) => (at.length > 0 ? `${at.join(", ")}: ${text}` : text));
}

/** What can be done about notes, by their texts apart from their fields: the act in words, and the form after it. */
export function remediesOf<Form extends ReportForm>(
  definition: ReportDefinition<Form>,
  form: Form,
  notes: readonly ReportNote[],
): Map<string, { label: string; next: Form }> {
  const remedies = new Map<string, { label: string; next: Form }>();
  for (const { is, text, covers } of notes) {
    const same = notes.filter((note) => note.text === text);
    const names = same.map(({ at }) => at);
    const isSideSaid = definition.noted(form).isSideSaid ?? false;
    const next =
      is === "side"
        ? definition.sayingSide?.(form, !isSideSaid)
        : covers && definition.withAccuracy?.(form, names, covers);
    const side = isSideSaid ? "Take out of remarks" : "Add to remarks";
    const label = is === "side" ? side : `Set ${covers}`;
    if (next) for (const warning of noteTexts(same)) remedies.set(warning, { label, next });
  }
  return remedies;
}

function linkedNote(platformId: string): string | null {
  const linked = linkedPlatformOf(platformId);
  return linked && linkedText(linked);
}

function usedNote<Form extends ReportForm>(
  { type, identifier }: ReportDefinition<Form>,
  form: Form,
  number: string,
  { entries }: NoteContext,
): string | null {
  const used = findByTargetNumber(entries, type, number, identifier(form));
  if (!used) return null;
  const said = "This Target Number has already been used in this session.";
  // Test data is never replaced by a report.
  return used.isTestData ? said : `${said} Copying replaces ${number} (${used.description}).`;
}

/**
 * A grid far from the last one sent is a likely slip of the keys; before the first is sent, one far from the report's
 * first.
 */
function farNotes(grids: readonly NamedGrid[], lastSent: LatLng | null): ReportNote[] {
  let from = lastSent;
  return grids.flatMap(({ name, gzd, coordinates }) => {
    const to = gridToLatLng(gzd, coordinates);
    from ??= to;
    const km = from && to ? distanceMetres(from, to) / 1000 : 0;
    const text = `Far from the last grid (${Math.round(km)} km)`;
    return km > FAR_KM ? [{ is: "far", at: name, text }] : [];
  });
}

/**
 * Six digits name a square of 100 m: its middle is right to ±50 m, which is too little for Cat 1 to Cat 3. On a map
 * that is zoomed out, or enlarged beyond its detail, a grid is less exact than its digits.
 */
function accuracyNote({ name, coordinates, accuracy }: NamedGrid, onMap: number): ReportNote[] {
  const digits = withoutGap(coordinates).length;
  const half = cellMetres(digits / 2) / 2;
  const exact = Math.max(half, onMap);
  if (!accuracy || exact <= ACCURACY_METRES[accuracy]) return [];
  const why =
    exact > half ? `${exactText(exact)} on the map` : `${digits} digits are ${exactText(half)}`;
  const text = `${why}, ${accuracy} is ${ACCURACY_METRES[accuracy]}\u00a0m`;
  const covers = GRID_ACCURACIES.find((each) => exact <= ACCURACY_METRES[each]);
  return [{ is: "accuracy", at: name, text, covers }];
}

function rangeNote(fire: Fire): string | null {
  const km = fireKm(fire);
  return km === null || fire.weaponType === "" ? null : rangeAlert(fire.weaponType, km);
}

function timeNote(dtg: string, at: TypedAt): string | null {
  const age = timeAge(dtg, at);
  return age?.isDoubtful ? age.text : null;
}
