import { joinMessage } from "../../domain/messages/message";
import { referenceOf } from "../../domain/messages/reference";
import type { ReportDefinition, ReportForm } from "../../domain/reports/report";
import type { Profile } from "../../domain/sign-in/profile";
import { readDtg } from "../../domain/time/dtg";
import { peekHandoff } from "../../lib/form-handoff";
import { operator, profile } from "../../lib/session";
import { type Draft, type Drafts, isUnfinished } from "./draft";

/** A kind of report and its drafts. */
export interface DraftKind<Form extends ReportForm> {
  definition: ReportDefinition<Form>;
  drafts: Drafts<Form>;
  /** A new report with the same content, where the log has a say in its reference. */
  renewed?(form: Form, operator: Profile): Form;
}

/** What the screens of all kinds of report need to know of one kind. */
export interface ReportKind<Form extends ReportForm> extends DraftKind<Form> {
  /** An empty report headed by the signed-in operator. */
  fresh(): Form;
  /** A report was copied and is in the log. */
  onLogged?(copied: Form): void;
}

export function newDraft<Form>(form: Form): Draft<Form> {
  return { form, sent: false, isTestData: false, restored: false };
}

/** A draft that is the operator's own, under their present details; another as it is. */
export function headedDraft<Form extends ReportForm>(
  definition: ReportDefinition<Form>,
  draft: Draft<Form>,
  operator = profile.value,
): Draft<Form> {
  if (!operator || draft.sent || draft.restored) return draft;
  const form = definition.withOperator(draft.form, operator);
  return JSON.stringify(form) === JSON.stringify(draft.form) ? draft : { ...draft, form };
}

/** The same content as a new report of the operator's, under a new reference. */
export function renewedDraft<Form extends ReportForm>(
  { definition, renewed = definition.asNewReport }: DraftKind<Form>,
  form: Form,
): Draft<Form> {
  return newDraft(renewed(form, operator()));
}

/** What identifies a report in the log and in its message; "" while it has no reference. */
export function referenceText<Form extends ReportForm>(
  { type, stored }: ReportDefinition<Form>,
  form: Form,
): string {
  return referenceOf(type, stored(form, ""), operator().callSign) ?? "";
}

/**
 * The report that was left for this form: what was chosen or pasted last is what the form shows.
 * Unsent changes to the same report stay kept beside it. "unreadable" where something was left
 * that cannot be read: the form then begins empty.
 */
export function restoredDraft<Form extends ReportForm>(
  kind: DraftKind<Form>,
): Draft<Form> | "unreadable" | null {
  const { definition } = kind;
  const restore = peekHandoff(definition.type);
  if (restore === null) return null;
  const read = restore === "unreadable" ? null : definition.read(restore.formData);
  if (restore === "unreadable" || !read || !profile.value) return "unreadable";
  const { isTestData, received, purpose, leftOver } = restore;
  if (purpose === "line") return { ...newDraft(read), ...(leftOver && { leftOver }) };
  if (purpose === "sameAgain") {
    const next = renewedDraft(kind, read);
    return { ...next, form: definition.withoutGrids(next.form), isTestData };
  }
  const isNameless = read.callSign.trim() === "";
  const form = isNameless ? definition.withOperator(read, profile.value) : read;
  const dtg = readDtg(form.currentDTG)?.text;
  const observed = dtg && { observed: { text: dtg, dtg } };
  const came = { form, isTestData, restored: true, ...(received && { received }), ...observed };
  if (purpose === "edit") return besideOthers(kind, { ...came, sent: true, fromLog: true });
  const draft = { ...came, sent: false };
  const again = waiting(kind).find(
    (each) => each.restored && isSameMessage(definition, each, draft),
  );
  return again ?? besideOthers(kind, draft);
}

/** Whether two drafts would be copied as the same message. */
function isSameMessage<Form extends ReportForm>(
  { lines }: ReportDefinition<Form>,
  ...drafts: [Draft<Form>, Draft<Form>]
): boolean {
  const [a, b] = drafts.map(({ form, observed }) => joinMessage(lines(form, observed?.dtg ?? "")));
  return a === b;
}

/** The draft as a version of its report that replaces no unfinished one. */
function besideOthers<Form extends ReportForm>(
  kind: DraftKind<Form>,
  draft: Draft<Form>,
): Draft<Form> {
  const { drafts } = kind;
  const taken = new Set(waiting(kind).map(drafts.keyOf));
  let free = draft;
  for (let version = 2; taken.has(drafts.keyOf(free)); version += 1) free = { ...draft, version };
  return free;
}

function waiting<Form extends ReportForm>({ definition, drafts }: DraftKind<Form>): Draft<Form>[] {
  return drafts.all().filter((draft) => isUnfinished(definition, draft));
}

/** The draft that this window works on; one that is the operator's own takes their present details. */
export function currentDraft<Form extends ReportForm>({
  definition,
  drafts,
}: DraftKind<Form>): Draft<Form> | null {
  const draft = drafts.current();
  return draft && headedDraft(definition, draft);
}

/** Unfinished drafts, the newest first. Finished ones are dropped, except this window's own. */
export function unfinishedDrafts<Form extends ReportForm>({
  definition,
  drafts,
}: DraftKind<Form>): Draft<Form>[] {
  const own = drafts.current();
  const ownKey = own && drafts.keyOf(own);
  const all = drafts.all();
  for (const draft of all) {
    const key = drafts.keyOf(draft);
    if (key !== ownKey && !isUnfinished(definition, draft)) drafts.forget(key);
  }
  return all
    .filter((draft) => isUnfinished(definition, draft))
    .toSorted((a, b) => (b.changedAt ?? "").localeCompare(a.changedAt ?? ""))
    .map((draft) => headedDraft(definition, draft));
}

/**
 * The draft that a form opens with: what the log left for it, else what this window was
 * working on, else a draft that waits, else an empty one.
 * @param isReturn the page was loaded again or gone back to, so that a report that has
 *   been sent stands there still; otherwise the screen begins a new one after it
 */
export function startDraft<Form extends ReportForm>(
  kind: ReportKind<Form>,
  isReturn: boolean,
): Draft<Form> {
  const restored = restoredDraft(kind);
  if (restored === "unreadable") return newDraft(kind.fresh());
  if (restored) return restored;
  const current = currentDraft(kind);
  const isOver = current !== null && (current.sent || current.isTestData);
  if (current && (isReturn || !isOver)) return current;
  const [unfinished] = current ? [] : unfinishedDrafts(kind);
  return unfinished ?? newDraft(kind.fresh());
}
