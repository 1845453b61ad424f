/** A report's notes by what this session knows, and the way from a form to the fields that they are about. */

import { createContext, useContext } from "react";
import { type NoteKind, type ReportNote, reportNotes } from "../../domain/reports/notes";
import type { ReportDefinition, ReportForm } from "../../domain/reports/report";
import { exactnessOf } from "../../lib/exact-grids";
import { lastPosition } from "../../lib/last-grid";
import { platformList, symbolsIn } from "../../lib/platforms";
import { logEntries } from "../../lib/report-log";
import { typedAt } from "./copy-report";
import type { Draft } from "./draft";

/** The field of a report's own DTG. */
export const TIME_OBSERVED = "Time observed";

export function notesOf<Form extends ReportForm>(
  definition: ReportDefinition<Form>,
  { form, observed, leftOver = [] }: Pick<Draft<Form>, "form" | "observed" | "leftOver">,
): ReportNote[] {
  return reportNotes(definition, form, {
    lastPosition: lastPosition(),
    entries: logEntries.value ?? [],
    exactnessOf,
    symbolOf: symbolsIn(platformList.value),
    observed: observed?.dtg ? { name: TIME_OBSERVED, dtg: observed.dtg } : null,
    typedAt: typedAt(),
    leftOver: leftOver.map(({ text }) => text),
  });
}

/** The notes of the form on the screen. */
export const FormNotes = createContext<readonly ReportNote[]>([]);

/** The form's note of a kind at a field, by its label; null if there is none. */
export function useNote(kind: NoteKind, label: string): string | null {
  return useContext(FormNotes).find(({ is, at }) => is === kind && at === label)?.text ?? null;
}
