import { referenceOf } from "../messages/reference";
import { isRecord } from "../parse-unknown";
import { reportLabel } from "../reports/registry";
import type { LogEntry } from "./log";

function stringsIn(value: unknown): string[] {
  if (typeof value === "string") return [value];
  if (typeof value === "number") return [String(value)];
  if (Array.isArray(value)) return value.flatMap(stringsIn);
  return isRecord(value) ? Object.values(value).flatMap(stringsIn) : [];
}

/** Text as it is compared: in lower case, without hyphens and spaces, so that bm21 finds BM-21. */
const comparable = (text: string) => text.toLowerCase().replace(/[\s\p{Pd}]+/gu, "");

/** Everything that the search looks at; what stands in it already is not added again. */
export function searchText(entry: LogEntry, userCallSign: string): string {
  const parts = [
    entry.fullMessage,
    entry.description,
    entry.reportType,
    reportLabel(entry.reportType),
    referenceOf(entry.reportType, entry.formData, userCallSign) ?? "",
    ...stringsIn(entry.formData),
  ];
  let text = "";
  for (const part of parts) {
    const compared = comparable(part);
    if (!text.includes(compared)) text += `\n${compared}`;
  }
  return text;
}

/** Tells the texts in which every word of the query stands somewhere; null for a query without a word. */
export function queryMatcher(query: string): ((text: string) => boolean) | null {
  const words = query
    .split(/\s+/)
    .map(comparable)
    .filter((word) => word !== "");
  if (words.length === 0) return null;
  return (text) => words.every((word) => text.includes(word));
}
