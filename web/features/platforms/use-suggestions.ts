import { startTransition, useEffect, useMemo, useState } from "react";
import { flushSync } from "react-dom";
import type { PlatformIndex } from "../../domain/platforms/search/platform-index";
import type { Filter } from "../../domain/platforms/search/search";
import { type Suggestion, suggest } from "../../domain/platforms/search/suggestions";

interface Suggestions {
  suggestions: readonly Suggestion[];
  /** Brings them up to date at once, for a key that leads on to them. */
  catchUp(): readonly Suggestion[];
}

const NONE: readonly Suggestion[] = [];

/** What the typed text may mean: right after the letter has been painted, which they never hold up. */
export function useSuggestions(index: PlatformIndex, { text, tags }: Filter): Suggestions {
  const [asked, setAsked] = useState({ text, tags });
  const suggestions = useMemo(() => suggest(index, asked.text, asked.tags), [index, asked]);
  useEffect(() => startTransition(() => setAsked({ text, tags })), [text, tags]);
  return {
    suggestions: text === "" ? NONE : suggestions,
    catchUp() {
      if (asked.text === text && asked.tags === tags) return suggestions;
      flushSync(() => setAsked({ text, tags }));
      return suggest(index, text, tags);
    },
  };
}
