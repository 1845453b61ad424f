import { referenceOf } from "../messages/reference";
import { isRecord } from "../parse-unknown";
import { reportLabel } from "../reports/registry";
import type { LogEntry } from "./log";

/** Hands over every text and number in a value, however deep. */
function eachText(value: unknown, take: (text: string) => void): void {
  if (typeof value === "string") take(value);
  else if (typeof value === "number") take(String(value));
  else if (Array.isArray(value)) for (const each of value) eachText(each, take);
  else if (isRecord(value)) for (const key in value) eachText(value[key], take);
}

/** Text as it is compared: in lower case, without hyphens and spaces, so that bm21 finds BM-21; its lines stay. */
const comparable = (text: string) =>
  // What replace() gives is slow to search the first time, in V8: ten thousand of them cost a key 100 ms.
  text
    .toLowerCase()
    .split(/[ \t\u00a0\u2010-\u2015-]+/)
    .join("");

/** Everything that the search covers; text that is already in the message is not added again. */
export function searchText(entry: LogEntry, userCallSign: string): string {
  const { fullMessage, description, reportType, formData, received } = entry;
  let text = `${fullMessage}\n${description}\n${reportType}\n${reportLabel(reportType)}`;
  const add = (part: string) => {
    if (!fullMessage.includes(part)) text += `\n${part}`;
  };
  if (received) add("received");
  add(referenceOf(reportType, formData, userCallSign) ?? "");
  eachText(formData, add);
  return comparable(text);
}

/** A filter for texts that contain every word of the query; null for a query without words. */
export function queryMatcher(query: string): ((text: string) => boolean) | null {
  const words = query
    .split(/\s+/)
    .map(comparable)
    .filter((word) => word !== "");
  if (words.length === 0) return null;
  return (text) => words.every((word) => text.includes(word));
}
