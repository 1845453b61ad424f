import type { Platform } from "../platform";

export type TagKind = "platform" | "category" | "characteristic" | "function" | "custom";

/** An active filter: picked from the suggestions, or typed and entered. */
export interface Tag {
  kind: TagKind;
  text: string;
}

/** The name of a tag's kind; a typed tag needs none. */
export const KIND_LABELS: Record<TagKind, string> = {
  platform: "Platform",
  category: "Category",
  characteristic: "Characteristic",
  function: "Function",
  custom: "",
};

export function isSameTag(one: Tag, other: Tag): boolean {
  return one.kind === other.kind && one.text === other.text;
}

/** The name for a report as an unknown platform: the typed text, else the last typed tag; "" for none. */
export function unknownText(text: string, tags: readonly Tag[]): string {
  return text.trim() || (tags.findLast((tag) => tag.kind === "custom")?.text ?? "");
}

/** What the search was for, in the operator's words: the typed text, else the tags. */
export function queryText(text: string, tags: readonly Tag[]): string {
  return text.trim() || tags.map((tag) => tag.text).join(", ");
}

/** The categories that most platforms have, the commonest first: tags to begin with. */
export function commonTags(platforms: readonly Platform[], count: number): Tag[] {
  const sizes = new Map<string, number>();
  for (const { category } of platforms) sizes.set(category, (sizes.get(category) ?? 0) + 1);
  sizes.delete("Unknown");
  return [...sizes]
    .sort(([, a], [, b]) => b - a)
    .slice(0, count)
    .map(([text]): Tag => ({ kind: "category", text }));
}
