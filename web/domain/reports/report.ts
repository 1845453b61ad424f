import type { GridReference } from "../grid/grid";
import type { Fire } from "../map/fire";
import type { MessageLine } from "../messages/message";
import type { UnknownRecord } from "../parse-unknown";
import type { Side } from "../platforms/affiliation";
import type { GridAccuracy } from "../platforms/platform";
import type { Profile } from "../sign-in/profile";
import type { Values } from "./changes";
import type { CuasRecord } from "./cuas-record";
import type { Observed } from "./observed";

/** What a report's notes are about, beside its grids. */
export interface Noted {
  /** What was seen, by the database's id; null for a kind of report without a platform. */
  platformId?: string;
  /** Whose the operator says it is, and whether the remarks say so too. */
  side?: Side;
  isSideSaid?: boolean;
  /** The number that heads the message, with its field's label. */
  targetNumber?: { name: string; number: string };
  /** What a range alert is about, with the label of its weapon. */
  fire?: Fire & { name: string };
  /** The times that were set, with their fields' labels. */
  times?: readonly { name: string; dtg: string }[];
}

/** What no message says: whose the operator says it is. */
export interface Unsaid {
  side: Side;
}

/** What keeps a report from being sent: fields not filled, and fields filled wrongly, by their labels. */
export interface Validation {
  missing: string[];
  wrong: string[];
}

export function isReady(validation: Validation): boolean {
  return validation.missing.length === 0 && validation.wrong.length === 0;
}

/** A grid with the label of its field. */
export interface NamedGrid extends GridReference {
  name: string;
  /** How exact its place is said to be, where the message says so. */
  accuracy?: GridAccuracy;
}

/** What every form has, whatever it reports. */
export interface ReportForm {
  callSign: string;
  /** The DTG of the last copy; "" before. */
  currentDTG: string;
}

/** Everything particular to one kind of report. Forms, log and queue know no more than this. */
export interface ReportDefinition<Form extends ReportForm> {
  /** The name that the log and the server keep. */
  type: string;
  /** The message's first word. */
  word: string;
  validate(form: Form): Validation;
  /** The message's lines in order; problems are at their place. `dtg` is already formatted. */
  lines(form: Form, dtg: string): MessageLine[];
  /** One short sentence for the log's row. */
  describe(form: Form): string;
  /** Who the server files the report under. */
  identity(form: Form): { callSign: string } | { targetId: string };
  /** The form as the log keeps it once it is copied. */
  stored(form: Form, dtg: string): UnknownRecord;
  /** What the server keeps field by field beside the message, where it has a table for that. */
  record?(form: Form): CuasRecord;
  /** The form as stored, or null when it cannot be read. */
  read(stored: unknown): Form | null;
  /** The form of a received message with what no message says: from the report whose place it takes, or as it came. */
  unsaid?(form: Form, from: Form | Unsaid): Form;
  /** Its fields in words, by which two versions of a report are compared. */
  values(form: Form): Values;
  /** The identifier that is the form's own from its first moment on. */
  identifier(form: Form): string;
  /** Whether something was entered that would be missed. */
  isBegun(form: Form): boolean;
  /** Its whole grids in the form's order; the last is what the next report's grids are compared with. */
  grids(form: Form): NamedGrid[];
  /** What its notes are about, beside its grids. */
  noted(form: Form): Noted;
  /** The form with its side put into the remarks, or taken out of them. */
  sayingSide?(form: Form, isSaid: boolean): Form;
  /** The form with another accuracy of some of its grids, by their names. */
  withAccuracy?(form: Form, names: readonly string[], accuracy: GridAccuracy): Form;
  /** What it observed, and where, as far as it is complete. */
  observed(form: Form): Observed;
  /** The form under the operator's present details. */
  withOperator(form: Form, operator: Profile): Form;
  /** A new report with the same content: a new identifier, and the operator's own heading. */
  asNewReport(form: Form, operator: Profile): Form;
  /** The form with its grids, and a height of the ground there, to be given again; everything else stays. */
  withoutGrids(form: Form): Form;
}
