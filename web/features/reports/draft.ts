import { isRecord, parseJson, storedText } from "../../domain/parse-unknown";
import type { ReportDefinition, ReportForm } from "../../domain/reports/report";
import { readDtg } from "../../domain/time/dtg";
import { type LeftOver, readLeftOver } from "../../lib/form-handoff";
import { DRAFT_PREFIX, onForgotten } from "../../lib/session";
import { forget, keep, kept, keptKeys } from "../../lib/storage";

/** An unfinished report, as the browser keeps it across a reload. */
export interface Draft<Form> {
  form: Form;
  /** It has been copied unchanged: nothing is unfinished. */
  sent: boolean;
  /** It came from the log as test data and cannot be copied. */
  isTestData: boolean;
  /** It keeps its original heading, from the log or from a message, whoever is signed in. */
  restored: boolean;
  /** It is someone else's report. */
  received?: boolean;
  /** It is unchanged from the log, opened to be edited: it was not copied from here. */
  fromLog?: boolean;
  /** When it was observed, if the operator, the message or an earlier copy says so; else the moment of the copy. */
  observed?: ObservedTime;
  /** Values of fields that its format no longer has, or no longer accepts. */
  lost?: readonly string[];
  /** Words of its line that went into no field. */
  leftOver?: readonly LeftOver[];
  /** When it was changed last, as an ISO text. */
  changedAt?: string;
  /** 2 and up: a version beside others of the same report that wait as well. */
  version?: number;
}

/** A time as typed, and its DTG; null while it is not understood. */
export interface ObservedTime {
  text: string;
  dtg: string | null;
}

export type Drafts<Form> = ReturnType<typeof createDrafts<Form>>;

/** A draft as it was kept, or as it was begun under an earlier document of its format. */
export function readDraft<Form>(
  stored: unknown,
  read: (form: unknown) => Form | null,
): Draft<Form> | null {
  if (!isRecord(stored)) return null;
  const form = read(stored.form);
  return (
    form && {
      form,
      ...lostOf(stored.form, form),
      sent: stored.sent === true,
      isTestData: stored.isTestData === true,
      restored: stored.restored === true,
      ...(stored.received === true && { received: true }),
      ...(stored.fromLog === true && { fromLog: true }),
      ...readObserved(stored.observed),
      ...readLeftOver(stored.leftOver),
      ...(typeof stored.changedAt === "string" && { changedAt: stored.changedAt }),
      ...(Number.isInteger(stored.version) && { version: Number(stored.version) }),
    }
  );
}

function lostOf(stored: unknown, form: unknown): { lost?: readonly string[] } {
  const lost = textsLost(stored, form);
  return lost.length > 0 ? { lost } : {};
}

/** The texts of what was stored for which there is no place, rows and their fields among them. */
function textsLost(stored: unknown, kept: unknown): string[] {
  if (typeof stored !== "object" || stored === null) {
    const text = storedText(stored).trim() === "" ? "" : storedText(stored);
    return text !== "" && (kept ?? "") === "" ? [text] : [];
  }
  const places = typeof kept === "object" && kept !== null ? Object.entries(kept) : [];
  const found = new Map<string, unknown>(places);
  return Object.entries(stored).flatMap(([key, value]) => textsLost(value, found.get(key)));
}

function readObserved(stored: unknown): { observed?: ObservedTime } {
  if (!isRecord(stored)) return {};
  const dtg = readDtg(storedText(stored.dtg))?.text ?? null;
  return { observed: { text: storedText(stored.text), dtg } };
}

const isSameReport = <Form>(a: Draft<Form>, b: Draft<Form>) =>
  JSON.stringify([a.form, a.observed]) === JSON.stringify([b.form, b.observed]);

/**
 * The drafts of one kind of report. Each is kept under its own key, so that no other report, version or window can
 * overwrite it: its identifier, and from the second version on the version's number (`7K3QZ9`, `7K3QZ9~2`). Session
 * storage records which of them this window works on.
 */
export function createDrafts<Form>(
  kind: string,
  read: (stored: unknown) => Form | null,
  identifierOf: (form: Form) => string,
) {
  const prefix = `${DRAFT_PREFIX}${kind}-`;
  const currentKey = `sightline-current-${kind}`;
  /** Replaces storage that the browser blocks. */
  const memory = new Map<string, Draft<Form>>();
  let current = storedText(kept(currentKey, "session"));
  onForgotten(() => {
    memory.clear();
    current = "";
  });

  function keyOf({ form, version }: Draft<Form>): string {
    const identifier = identifierOf(form);
    return version === undefined ? identifier : `${identifier}~${version}`;
  }

  function load(key: string): Draft<Form> | null {
    return memory.get(key) ?? readDraft(kept(prefix + key), read);
  }

  function put(draft: Draft<Form>) {
    const key = keyOf(draft);
    const before = load(key);
    const isSame = before?.changedAt !== undefined && isSameReport(before, draft);
    const changedAt = isSame ? before.changedAt : new Date().toISOString();
    const dated = { ...draft, changedAt };
    if (keep(prefix + key, dated)) memory.delete(key);
    else memory.set(key, dated);
  }

  function workOn(key: string) {
    current = key;
    keep(currentKey, key, "session");
  }

  return {
    /** The key that a draft is kept under. */
    keyOf,
    load,
    /** Keeps a draft, as the one that this window works on. */
    keep(draft: Draft<Form>) {
      workOn(keyOf(draft));
      put(draft);
    },
    /** Keeps a draft beside the one that this window works on. */
    put,
    /** Marks a draft as sent with its DTG, unless it has changed since it was copied. */
    markSent(copied: Draft<Form>, dtg: string) {
      const draft = load(keyOf(copied));
      if (draft && isSameReport(draft, copied)) put(sentDraft(draft, dtg));
    },
    forget(key: string) {
      memory.delete(key);
      forget(prefix + key);
    },
    /** The draft that this window works on. */
    current: () => (current === "" ? null : load(current)),
    /** Makes the draft of a key the one that this window works on; "" makes the next form a new one. */
    workOn,
    /** Every kept draft that can be read. */
    all(): Draft<Form>[] {
      // A unit's format may be called hlr-2: what follows hlr's prefix there has a hyphen, which no identifier has.
      const keys = keptKeys(prefix)
        .map((key) => key.slice(prefix.length))
        .filter((key) => !key.includes("-"));
      const drafts = [...new Set([...keys, ...memory.keys()])].map(load);
      return drafts.filter((draft) => draft !== null);
    },
    /**
     * Calls back with a draft that another window of this browser has changed; null for one that it has dropped, or
     * that went when the browser cleared this site's data.
     */
    follow(key: string, onChange: (draft: Draft<Form> | null) => void): () => void {
      const listen = ({ key: changed, newValue }: StorageEvent) => {
        if (changed !== prefix + key && changed !== null) return;
        const draft = newValue === null ? null : readDraft(parseJson(newValue), read);
        if (draft || newValue === null) onChange(draft);
      };
      window.addEventListener("storage", listen);
      return () => window.removeEventListener("storage", listen);
    },
  };
}

/** A draft after it was copied unchanged. Copied again, it is the same observation: it keeps its DTG. */
export function sentDraft<Form>(
  { fromLog: _, leftOver: __, ...draft }: Draft<Form>,
  dtg: string,
): Draft<Form> {
  return { ...draft, sent: true, observed: { text: dtg, dtg } };
}

/** Whether a draft is unchanged since its copy: the next step is another report. */
export function isDone<Form>({ sent, fromLog, isTestData }: Draft<Form>): boolean {
  return sent && !fromLog && !isTestData;
}

/** Whether a draft is unfinished: begun, and not copied in its present state. */
export function isUnfinished<Form extends ReportForm>(
  definition: ReportDefinition<Form>,
  { form, sent, isTestData, lost }: Draft<Form>,
): boolean {
  return !sent && !isTestData && (definition.isBegun(form) || lost !== undefined);
}
