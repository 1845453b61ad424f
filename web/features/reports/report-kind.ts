import type { Profile } from "../../domain/profile";
import type { ReportDefinition, ReportForm } from "../../domain/reports/report";
import { peekRestore } from "../../lib/restore";
import { profile } from "../../lib/session";
import { showToast } from "../../ui/toast";
import { type Draft, type Drafts, isUnfinished } from "./draft";

/** A kind of report and its drafts. */
interface DraftKind<Form extends ReportForm> {
  definition: ReportDefinition<Form>;
  drafts: Drafts<Form>;
}

/** What the screens of all kinds of report need to know of one kind. */
export interface ReportKind<Form extends ReportForm> extends DraftKind<Form> {
  /** An empty report headed by the signed-in operator; `before` is the one whose form it takes over. */
  fresh(before: Form | null): Form;
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
  operator: Profile,
): Draft<Form> {
  if (draft.sent || draft.restored) return draft;
  const form = definition.headed(draft.form, operator);
  return JSON.stringify(form) === JSON.stringify(draft.form) ? draft : { ...draft, form };
}

function ownDraft<Form extends ReportForm>(
  definition: ReportDefinition<Form>,
  draft: Draft<Form>,
): Draft<Form> {
  return profile.value ? headedDraft(definition, draft, profile.value) : draft;
}

/**
 * The report that was left for this form. "unreadable" where something was
 * left that cannot be read: the form then begins empty.
 */
export function restoredDraft<Form extends ReportForm>({
  definition,
  drafts,
}: DraftKind<Form>): Draft<Form> | "unreadable" | null {
  const restore = peekRestore(definition.type);
  if (restore === null) return null;
  const read = restore === "unreadable" ? null : definition.read(restore.formData);
  const operator = profile.value;
  if (restore === "unreadable" || !read || !operator) return "unreadable";
  const begun = drafts.load(definition.identifier(read));
  // Changes to this very report that were not sent yet count for more than what was sent.
  if (restore.purpose !== "duplicate" && begun && isUnfinished(definition, begun)) {
    showToast({ title: "Your unsent changes", description: "The form holds what you had begun." });
    return begun;
  }
  const { isTestData, purpose } = restore;
  if (purpose === "duplicate") {
    const form = definition.renewed(read, operator);
    return { form, sent: false, isTestData, restored: false };
  }
  const form = read.callSign.trim() === "" ? definition.headed(read, operator) : read;
  return { form, sent: purpose === "edit", isTestData, restored: true };
}

/** The draft that this window works on; one that is the operator's own takes their present details. */
export function currentDraft<Form extends ReportForm>({
  definition,
  drafts,
}: DraftKind<Form>): Draft<Form> | null {
  const draft = drafts.current();
  return draft && ownDraft(definition, draft);
}

/** What waits to be gone on with. Drafts that wait for nothing are forgotten, but for this window's own. */
export function unfinishedDrafts<Form extends ReportForm>({
  definition,
  drafts,
}: DraftKind<Form>): Draft<Form>[] {
  const own = drafts.current();
  const all = drafts.all();
  for (const draft of all) {
    const identifier = definition.identifier(draft.form);
    const isOwn = own !== null && identifier === definition.identifier(own.form);
    if (!isOwn && !isUnfinished(definition, draft)) drafts.forget(identifier);
  }
  return all
    .filter((draft) => isUnfinished(definition, draft))
    .map((draft) => ownDraft(definition, draft));
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
  if (restored === "unreadable") return newDraft(kind.fresh(null));
  if (restored) return restored;
  const current = currentDraft(kind);
  const isDone = current !== null && (current.sent || current.isTestData);
  if (current && (isReturn || !isDone)) return current;
  const [waiting] = current ? [] : unfinishedDrafts(kind);
  return waiting ?? newDraft(kind.fresh(current?.form ?? null));
}
