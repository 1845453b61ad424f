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
const PREVIEWS_KEY = "sightline-previews";

interface Offer {
  formats: readonly Format[];
  /** The ids of those that are shown only where the operator asks for them. */
  previews: readonly string[];
}

const NOTHING: Offer = { formats: [], previews: [] };

/** What the server offers, as far as it has said so; null before. */
const offered = signal<Offer | null>(offerIn(kept(FORMATS_KEY)));

/** The ids of the previews that the operator has switched on. */
export const previewsOn = signal<readonly string[]>(textsIn(kept(PREVIEWS_KEY)));

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
export const previews = computed(() => {
  const { formats, previews: ids } = offered.value ?? NOTHING;
  return formats.filter(({ id }) => ids.includes(id));
});

export function switchPreview(id: string, on: boolean): void {
  const others = previewsOn.value.filter((each) => each !== id);
  previewsOn.value = on ? [...others, id] : others;
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

/** Every kind of report that can be read here, as the log orders them: also those of previews that are switched off. */
export const readableReports = computed<readonly Report[]>(() => {
  const { formats } = offered.value ?? NOTHING;
  const builtIn = new Set(BUILT_IN_REPORTS.flatMap(({ format }) => format?.id ?? []));
  const isOn = ({ format }: Report) =>
    format === null || offered.value === null || formats.some(({ id }) => id === format.id);
  const others = formats.filter(({ id }) => !builtIn.has(id));
  return [...BUILT_IN_REPORTS.filter(isOn), ...others.map(reportFor)];
});

/** Every kind of report that can be made here. */
export const reports = computed<readonly Report[]>(() => {
  const off = new Set(previews.value.map(({ id }) => id));
  for (const id of previewsOn.value) off.delete(id);
  return readableReports.value.filter(({ format }) => format === null || !off.has(format.id));
});

/** The report of a type; undefined if its format is gone. */
export const reportOf = (type: string): Report | undefined =>
  readableReports.value.find((report) => report.type === type);

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
    const offer = offerIn(answer);
    if (offer && JSON.stringify(offer) !== JSON.stringify(offered.value)) offered.value = offer;
  } finally {
    areFormatsKnown.value = true;
  }
}

/**
 * Follows what an administrator changes: in another window of this browser at once, else on coming back to this one;
 * and the previews that another window switches.
 */
export function watchFormats(): void {
  window.addEventListener("storage", ({ key }) => {
    if (key === FORMATS_KEY) offered.value = offerIn(kept(FORMATS_KEY)) ?? offered.value;
    if (key === PREVIEWS_KEY) previewsOn.value = textsIn(kept(PREVIEWS_KEY));
  });
  window.addEventListener("focus", () => {
    // Known data stays while the server does not answer.
    void loadFormats().catch(() => {});
  });
}

function offerIn(stored: unknown): Offer | null {
  if (!isRecord(stored) || !Array.isArray(stored.formats)) return null;
  return { formats: formatsIn(stored.formats), previews: textsIn(stored.previews) };
}

function textsIn(stored: unknown): readonly string[] {
  return [stored].flat().filter((each) => typeof each === "string");
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

/** Every kind of report that can be read here. */
export function useReadableReports(): readonly Report[] {
  useSignals();
  return readableReports.value;
}
