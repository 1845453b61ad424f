import type { ReportDefinition, ReportForm } from "../../domain/reports/report";
import { isRecord, parseJson, storedText } from "../../domain/stored";
import { DRAFT_PREFIX, onForgotten } from "../../lib/session";
import { forget, keep, kept, keptKeys } from "../../lib/storage";

/** A report in the making, as the browser keeps it across a reload. */
export interface Draft<Form> {
  form: Form;
  /** It has been copied as it stands: it waits for nothing. */
  sent: boolean;
  /** It came from the log as test data and cannot be copied. */
  isTestData: boolean;
  /** It keeps the heading that it came with, from the log or in a message, whoever is signed in. */
  restored: boolean;
}

export type Drafts<Form> = ReturnType<typeof createDrafts<Form>>;

function readDraft<Form>(
  stored: unknown,
  read: (form: unknown) => Form | null,
): Draft<Form> | null {
  if (!isRecord(stored)) return null;
  const form = read(stored.form);
  return (
    form && {
      form,
      sent: stored.sent === true,
      isTestData: stored.isTestData === true,
      restored: stored.restored === true,
    }
  );
}

/**
 * The drafts of one kind of report. Each is kept under its own identifier, so that
 * neither another report nor another window can take its place; which of them this
 * window is working on stands in session storage.
 */
export function createDrafts<Form>(
  kind: string,
  read: (stored: unknown) => Form | null,
  identifierOf: (form: Form) => string,
) {
  const prefix = `${DRAFT_PREFIX}${kind}-`;
  const currentKey = `sightline-current-${kind}`;
  /** Stands in for storage that the browser blocks. */
  const memory = new Map<string, Draft<Form>>();
  let current = storedText(kept(currentKey, "session"));
  onForgotten(() => {
    memory.clear();
    current = "";
  });

  function load(identifier: string): Draft<Form> | null {
    return memory.get(identifier) ?? readDraft(kept(prefix + identifier), read);
  }

  function put(draft: Draft<Form>) {
    const identifier = identifierOf(draft.form);
    if (keep(prefix + identifier, draft)) memory.delete(identifier);
    else memory.set(identifier, draft);
  }

  function work(identifier: string) {
    current = identifier;
    keep(currentKey, identifier, "session");
  }

  return {
    load,
    /** Keeps a draft, as the one that this window works on. */
    keep(draft: Draft<Form>) {
      work(identifierOf(draft.form));
      put(draft);
    },
    /** Keeps a draft beside the one that this window works on. */
    put,
    /** Marks a draft as sent, unless it has changed since it was copied. */
    markSent(copied: Form) {
      const draft = load(identifierOf(copied));
      if (!draft || JSON.stringify(draft.form) !== JSON.stringify(copied)) return;
      put({ ...draft, sent: true });
    },
    forget(identifier: string) {
      memory.delete(identifier);
      forget(prefix + identifier);
    },
    /** The draft that this window works on. */
    current: () => (current === "" ? null : load(current)),
    /** Makes a draft the one that this window works on; "" makes the next form a new one. */
    work,
    /** Every kept draft that can be read. */
    all(): Draft<Form>[] {
      const keys = keptKeys(prefix).map((key) => key.slice(prefix.length));
      const drafts = [...new Set([...keys, ...memory.keys()])].map(load);
      return drafts.filter((draft) => draft !== null);
    },
    /**
     * Calls back with a draft that another window of this browser has changed, null for one that
     * it has forgotten, or that went when the browser cleared this site's data.
     */
    follow(identifier: string, onChange: (draft: Draft<Form> | null) => void): () => void {
      const listen = ({ key, newValue }: StorageEvent) => {
        if (key !== prefix + identifier && key !== null) return;
        const draft = newValue === null ? null : readDraft(parseJson(newValue), read);
        if (draft || newValue === null) onChange(draft);
      };
      window.addEventListener("storage", listen);
      return () => window.removeEventListener("storage", listen);
    },
  };
}

/** Whether a draft waits to be gone on with: begun, and not sent as it stands. */
export function isUnfinished<Form extends ReportForm>(
  definition: ReportDefinition<Form>,
  { form, sent, isTestData }: Draft<Form>,
): boolean {
  return !sent && !isTestData && definition.isBegun(form);
}
