import { computed, effect, signal } from "@preact/signals-react";
import { useSignals } from "@preact/signals-react/runtime";
import type { Format } from "../domain/formats/format";
import { isRecord } from "../domain/parse-unknown";
import { BUILT_IN_REPORTS, ownReport, type Report } from "../domain/reports/registry";
import { answered, api } from "./api";
import { onForgotten, profile } from "./session";
import { forget, keep, kept } from "./storage";

/** Kept, so that a form opens while the server is away. */
const FORMATS_KEY = "sightline-formats";
/** Shipped, and offered only where the operator asks for them. */
const PREVIEW_IDS = ["activity", "loss"];
const PREVIEWS_KEY = "sightline-previews";

/** What the server offers, as far as it has said so; null before. */
const offered = signal<readonly Format[] | null>(formatsKept());
const formats = computed(() => offered.value ?? []);

/** The ids of the previews that the operator has switched on. */
export const previewsOn = signal<readonly string[]>(
  PREVIEW_IDS.filter((id) => [kept(PREVIEWS_KEY)].flat().includes(id)),
);

/** Whether a format is one of those. */
export const isPreview = (id: string): boolean => PREVIEW_IDS.includes(id);

// With the operator's session: what signs out leaves nothing behind.
effect(() => {
  if (profile.value && offered.value) keep(FORMATS_KEY, offered.value);
});
onForgotten(() => {
  forget(FORMATS_KEY);
  forget(PREVIEWS_KEY);
  previewsOn.value = [];
});

/** The previews that the server has. */
export const previews = computed(() => formats.value.filter(({ id }) => isPreview(id)));

export function switchPreview(id: string, on: boolean): void {
  previewsOn.value = PREVIEW_IDS.filter((each) =>
    each === id ? on : previewsOn.value.includes(each),
  );
  keep(PREVIEWS_KEY, previewsOn.value);
}

// What hangs on a document hangs on the same one as long as it says the same.
const made = new Map<string, Report>();

function reportFor(format: Format): Report {
  const text = JSON.stringify(format);
  const report = made.get(text) ?? ownReport(format);
  made.set(text, report);
  return report;
}

/** Every kind of report that can be made here, as the log orders them. */
export const reports = computed<readonly Report[]>(() => {
  const builtIn = new Set(BUILT_IN_REPORTS.flatMap(({ format }) => format?.id ?? []));
  const own = formats.value.filter(
    ({ id }) => !builtIn.has(id) && (!isPreview(id) || previewsOn.value.includes(id)),
  );
  const isOn = ({ format }: Report) =>
    format === null || offered.value === null || formats.value.some(({ id }) => id === format.id);
  return [...BUILT_IN_REPORTS.filter(isOn), ...own.map(reportFor)];
});

/** The report of a type; undefined if its format is gone. */
export const reportOf = (type: string): Report | undefined =>
  reports.value.find((report) => report.type === type);

let lastAsked = 0;

/** Whether the server, or this browser from before, has said which formats there are. */
export const areFormatsKnown = signal(offered.value !== null);

/**
 * Asks the server which formats it has. What it had before stays while it does not answer.
 * @throws if it does not answer
 */
export async function loadFormats(): Promise<void> {
  lastAsked += 1;
  const asked = lastAsked;
  try {
    const answer = await answered(api.formats.get(), "formats");
    // A later request has newer data.
    if (asked !== lastAsked) return;
    const list = formatsIn(answer.formats);
    if (JSON.stringify(list) !== JSON.stringify(offered.value)) offered.value = list;
  } finally {
    areFormatsKnown.value = true;
  }
}

/** Follows what an administrator changes: in another window of this browser at once, else on coming back to this one. */
export function watchFormats(): void {
  window.addEventListener("storage", ({ key }) => {
    if (key === FORMATS_KEY) offered.value = formatsKept() ?? offered.value;
  });
  window.addEventListener("focus", () => {
    // Known data stays while the server does not answer.
    void loadFormats().catch(() => {});
  });
}

function formatsKept(): readonly Format[] | null {
  const list = kept(FORMATS_KEY);
  return Array.isArray(list) ? formatsIn(list) : null;
}

/** The server has checked the documents; what was kept of them by another version may be anything. */
export function formatsIn(stored: unknown): readonly Format[] {
  if (!Array.isArray(stored)) return [];
  const isText = (text: unknown) => typeof text === "string";
  return stored.filter(
    (each): each is Format =>
      isRecord(each) &&
      each.format === 1 &&
      [each.id, each.name, each.title, each.word].every(isText),
  );
}

/** Every kind of report that can be made here. */
export function useReports(): readonly Report[] {
  useSignals();
  return reports.value;
}
