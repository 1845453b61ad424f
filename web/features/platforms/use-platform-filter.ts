import { useState } from "react";
import type { Platform } from "../../domain/platforms/platform";
import { type Filter, NO_FILTER } from "../../domain/platforms/search/search";
import { isSameTag, type Tag } from "../../domain/platforms/search/tags";

/** What the operator has typed, picked and filtered out. */
export function usePlatformFilter() {
  const [filter, setFilter] = useState<Filter>(NO_FILTER);
  return {
    filter,
    type(text: string) {
      setFilter((now) => ({ ...now, text }));
    },
    /** Takes the typed text's place. */
    addTag(tag: Tag) {
      setFilter((now) => {
        const isActive = now.tags.some((other) => isSameTag(other, tag));
        return { ...now, text: "", tags: isActive ? now.tags : [...now.tags, tag] };
      });
    },
    removeTag(tag: Tag) {
      setFilter((now) => ({ ...now, tags: now.tags.filter((other) => !isSameTag(other, tag)) }));
    },
    hide(id: Platform["id"]) {
      setFilter((now) => ({ ...now, hidden: new Set([...now.hidden, id]) }));
    },
    clear() {
      // New ones, by which it is told from text that was deleted.
      setFilter({ ...NO_FILTER, tags: [], hidden: new Set() });
    },
  };
}
