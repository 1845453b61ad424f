import { isInsteadOf, isSameSeen, type Seen } from "../features";
import type { Filter } from "./search";
import { readSeen, type SaidSeen, withoutSeen } from "./seen-words";
import type { Tag } from "./tags";

/** What the typed words say and what was set by hand; where the words say nothing, the same list again. */
export function seenOf({ text, tags, seen }: Pick<Filter, "text" | "tags" | "seen">) {
  const texts = [text, ...tags.filter(({ kind }) => kind === "custom").map((tag) => tag.text)];
  const said: readonly Seen[] = texts.flatMap(readSeen);
  return said.length > 0 ? [...said, ...seen] : seen;
}

/** Takes a thing away that was set or said, with the words that say it; else sets it in place of what it excludes. */
export function toggleSeen(filter: Filter, seen: Seen): Filter {
  const isSet = seenOf(filter).some((each) => isSameSeen(each, seen));
  const goes = (each: Seen) => (isSet ? isSameSeen(each, seen) : isInsteadOf(each, seen));
  const left = filter.seen.filter((each) => !goes(each));
  return {
    ...filter,
    text: withoutWords(filter.text, goes),
    tags: filter.tags.flatMap((tag): Tag[] => {
      if (tag.kind !== "custom") return [tag];
      const text = withoutWords(tag.text, goes);
      if (text === tag.text) return [tag];
      return text === "" ? [] : [{ ...tag, text }];
    }),
    seen: isSet ? left : [...left, seen],
  };
}

function withoutWords(text: string, goes: (said: SaidSeen) => boolean): string {
  const said = readSeen(text).filter(goes);
  return said.length === 0 ? text : withoutSeen(text, said);
}
