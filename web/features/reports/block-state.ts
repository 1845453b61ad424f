/** The one state of a report on its way to the clipboard: what the block above the copy button says. */

import { changesText, MOST_CHANGES } from "../../domain/reports/changes";
import { noteTexts, type ReportNote } from "../../domain/reports/notes";
import type { Validation } from "../../domain/reports/report";
import { CLIPBOARD_REFUSED } from "../../lib/clipboard";

/** A try to copy that copied nothing. */
export interface Refused {
  /** `Motion missing` */
  why: string;
  /** How often it was tried. */
  times: number;
}

/** A report that is in the log, unchanged since its copy. */
export interface Logged {
  reference: string;
  /** `0907Z` */
  time: string;
  /**
   * Where its message is: on the clipboard; selected, because the clipboard refused; replaced there by another
   * message of Sightline's; or not known, because the page was loaded again.
   */
  message: "copied" | "selected" | "replaced" | "unknown";
}

/** An entry of the log whose place a copy takes. */
export interface Replaced {
  reference: string;
  /** `0907Z`; "" where the entry's message has no DTG. */
  time: string;
  /** The entry's own DTG, which a copy can keep; null where its message has none. */
  dtg: string | null;
  /** What the copy says differently: `quantity 3 → 4`; none where the entry cannot be compared. */
  changes: readonly string[];
}

/** What the state follows from. */
export interface BlockFacts {
  validation: Validation;
  /** What else keeps a line from being copied, as a sentence; null for nothing. */
  hindrance?: string | null;
  notes: readonly ReportNote[];
  /** Something was entered, or a copy was tried. */
  isBegun: boolean;
  /** The last try, if it copied nothing and nothing has changed since. */
  refused?: Refused | null;
  /** Null if the report was not copied, or has changed since. */
  logged?: Logged | null;
  replaced?: Replaced | null;
  isTestData?: boolean;
}

/** What keeps a report from being copied. */
type Hindered = Validation & { hindrance: string | null };

export type BlockState =
  | { is: "test" }
  | ({ is: "copied"; warnings: readonly string[] } & Logged)
  | ({ is: "refused" } & Refused & Hindered)
  | ({ is: "missing"; isUrgent: boolean } & Hindered)
  | ({ is: "replaces"; warnings: readonly string[] } & Replaced)
  | { is: "check"; warnings: readonly string[] }
  | { is: "ready" };

/** The first that holds: what was done, then what keeps the report from being copied, then what its copy does. */
export function blockState(facts: BlockFacts): BlockState {
  const { validation, hindrance = null, isBegun, refused, logged, replaced } = facts;
  const { missing, wrong } = validation;
  const warnings = noteTexts(facts.notes);
  if (facts.isTestData) return { is: "test" };
  // What the copied message does not say itself stays in sight.
  if (logged) {
    const unsaid = facts.notes.filter((note) => note.is === "side");
    return { is: "copied", ...logged, warnings: noteTexts(unsaid) };
  }
  const hindered = { missing, wrong, hindrance };
  if (refused) return { is: "refused", ...refused, ...hindered };
  if (missing.length > 0 || wrong.length > 0 || hindrance !== null)
    return { is: "missing", ...hindered, isUrgent: isBegun };
  if (replaced) return { is: "replaces", ...replaced, warnings };
  return warnings.length > 0 ? { is: "check", warnings } : { is: "ready" };
}

/** Whether a press of the copy button copies something. */
export const copies = ({ is }: BlockState) => is !== "missing" && is !== "refused" && is !== "test";

/** What is worth a second look before the copy, and what of it still is after it. */
export const warningsOf = (state: BlockState): readonly string[] =>
  "warnings" in state ? state.warnings : [];

/** `1 warning`, `2 warnings`. */
export function warningCount(state: BlockState): string {
  const { length } = warningsOf(state);
  return `${length} ${length === 1 ? "warning" : "warnings"}`;
}

/** One sentence of the block, and whether it warns. */
export interface BlockText {
  text: string;
  warns: boolean;
}

/**
 * The state in a sentence or two; the names of missing and wrong fields among them.
 * @param room how many characters the block has room for: what it has none for is counted, and stands at its field
 */
export function blockTexts(state: BlockState, room = Number.POSITIVE_INFINITY): BlockText[] {
  const warnings = warningsOf(state);
  const sentences = sentencesOf(state, Math.max(room - lengthOf(warnings), LEAST_ROOM));
  let shown = warnings.length;
  const told = () => {
    const more = warnings.length - shown;
    const count = more === 0 ? [] : [`${more} more ${more === 1 ? "warning" : "warnings"}`];
    return [...warnings.slice(0, shown), ...count];
  };
  while (shown > 1 && lengthOf([...sentences, ...told()]) > room) shown -= 1;
  return [
    ...sentences.map((text) => ({ text, warns: false })),
    ...told().map((text) => ({ text, warns: true })),
  ];
}

/** So much is said in any case: `Replaces WK21-YZPG00, 0907Z: nothing changed yet`. */
const LEAST_ROOM = 50;

const lengthOf = (texts: readonly string[]) => texts.reduce((sum, text) => sum + text.length, 0);

function sentencesOf(state: BlockState, room: number): string[] {
  switch (state.is) {
    case "test":
      return ["Test data: it cannot be copied."];
    case "copied":
      return copiedTexts(state);
    case "refused":
      return isNamed(state)
        ? [notCopied(state), ...(state.hindrance === null ? [] : [state.hindrance])]
        : missingTexts(state, NOT_COPIED);
    case "missing":
      return missingTexts(state);
    case "replaces":
      return [replacedText(state, room)];
    case "check":
      return [];
    case "ready":
      return ["Complete. Ready to copy."];
  }
}

/** `Replaces WK21-YZPG00, 0907Z: quantity 3 → 4, 2 more`: as many changes as there is room for. */
function replacedText({ reference, time, changes }: Replaced, room: number): string {
  const before = [reference, time].filter(Boolean).join(", ");
  const text = (most: number) =>
    `Replaces ${[before, changesText(changes, most)].filter(Boolean).join(": ")}`;
  let most = MOST_CHANGES;
  while (most > 0 && text(most).length > room) most -= 1;
  return text(most);
}

/** The names that there is room for, and how many more there are. */
export function namesFor(names: readonly string[], room: number) {
  let shown = names.length;
  while (shown > 1 && names.slice(0, shown).join(", ").length > room) shown -= 1;
  return { names: names.slice(0, shown), more: names.length - shown };
}

const notCopied = ({ why }: Refused) => `Not copied: ${why}`;

/** Before the list of what keeps a report from being copied, once it was tried. */
export const NOT_COPIED = "Not copied. ";

/** Whether a refusal names by itself the field that hinders the copy: where there are more, they are listed. */
export const isNamed = ({ missing, wrong, hindrance }: Hindered) =>
  hindrance !== null || missing.length + wrong.length === 1;

/** The state as it is read aloud, in words of its own: what stands at a field is read there. */
export function spokenText(state: BlockState): string {
  switch (state.is) {
    case "test":
      return "";
    case "copied": {
      const where = {
        copied: "It is on the clipboard.",
        selected: "The message is selected.",
        replaced: "",
        unknown: "",
      }[state.message];
      return [where, ...state.warnings].filter(Boolean).join(" ");
    }
    case "refused":
      // The same text is not read aloud twice.
      return `${notCopied(state)}.${"\u00a0".repeat(state.times % 2)}`;
    case "missing": {
      const { missing, wrong, hindrance } = state;
      const sentences = [
        missing.length > 0 && `Missing: ${missing.join(", ")}.`,
        wrong.length > 0 && `To be checked: ${wrong.join(", ")}.`,
      ];
      return hindrance ?? sentences.filter(Boolean).join(" ");
    }
    case "replaces":
      return `It will replace ${state.reference}.`;
    case "check":
      return `Ready to copy, with ${warningCount(state)}.`;
    case "ready":
      return "Ready to copy.";
  }
}

function copiedTexts({ reference, time, message }: Logged): string[] {
  const logged = `ogged ${[reference, time].filter(Boolean).join(", ")}`;
  if (message === "copied") return [`Copied and l${logged}`];
  if (message === "selected") return [CLIPBOARD_REFUSED, `L${logged}`];
  return [
    `L${logged}`,
    ...(message === "replaced" ? ["The clipboard holds another message."] : []),
  ];
}

/** The words around the names of fields that are missing or wrong. */
export const MISSING_WORDS = "Required fields missing: ";
export const WRONG_WORDS = ["Check ", " before you copy."] as const;

function missingTexts({ missing, wrong, hindrance }: Hindered, tried = ""): string[] {
  if (hindrance !== null) return [hindrance];
  const [check, beforeCopy] = WRONG_WORDS;
  const isMissing = missing.length > 0;
  return [
    ...(isMissing ? [tried + MISSING_WORDS + missing.join(", ")] : []),
    ...(wrong.length > 0 ? [(isMissing ? "" : tried) + check + wrong.join(", ") + beforeCopy] : []),
  ];
}

/** What keeps a report from being copied, the first of it; null for nothing. */
export function whyNotCopied(
  { missing: [missing], wrong: [wrong] }: Validation,
  isTestData = false,
): string | null {
  if (missing !== undefined) return `${missing} missing`;
  if (wrong !== undefined) return `check ${wrong}`;
  return isTestData ? "this is test data" : null;
}
