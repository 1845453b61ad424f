import { isRecord, storedText } from "../../domain/parse-unknown";

/** Where the executable answers with what is inside it. */
export const INSIDE_LIST = "/licences.json";

/** Something inside the executable that others made. */
export interface InsidePart {
  kind: string;
  name: string;
  version: string | null;
  /** An SPDX expression. */
  licence: string;
  /** Its purpose, and the notice that its licence requires. */
  note: string | null;
  source: string | null;
  /** The index of its licence among the texts. */
  text: number;
}

/** The build writes it (scripts/licences/write.ts). */
export interface InsideList {
  /** Sightline's own. */
  version: string;
  parts: InsidePart[];
  texts: string[];
}

const textOrNull = (value: unknown) => (typeof value === "string" ? value : null);

/** What the executable says is inside it; null if that is no such list. */
export function readInside(value: unknown): InsideList | null {
  if (!isRecord(value) || !Array.isArray(value.parts) || !Array.isArray(value.texts)) return null;
  return {
    version: storedText(value.version),
    parts: value.parts.filter(isRecord).map((part) => ({
      kind: storedText(part.kind),
      name: storedText(part.name),
      version: textOrNull(part.version),
      licence: storedText(part.licence),
      note: textOrNull(part.note),
      source: textOrNull(part.source),
      text: Number(part.text),
    })),
    texts: value.texts.map(storedText),
  };
}
