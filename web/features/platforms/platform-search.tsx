import { useSignals } from "@preact/signals-react/runtime";
import { RotateCcw } from "lucide-react";
import { type ReactNode, useEffect, useMemo, useRef, useState } from "react";
import { textError, UNKNOWN_PLATFORM_LIMIT } from "../../domain/fields/text-field";
import type { Platform } from "../../domain/platforms/platform";
import { findPlatforms, withoutHidden } from "../../domain/platforms/search/search";
import { queryText, type Tag, unknownText } from "../../domain/platforms/search/tags";
import { platformIndex } from "../../lib/platform-index";
import { loadPlatforms, platformList } from "../../lib/platforms";
import { useShortcut } from "../../lib/shortcuts";
import { typingIdle } from "../../lib/typing-idle";
import { Button } from "../../ui/button";
import { Screen } from "../../ui/screen";
import { useFocusOnMount } from "../../ui/use-focus";
import { ActiveFilters } from "./active-filters";
import { focusCard } from "./grid-focus";
import { PlatformDetail } from "./platform-detail";
import { PlatformFooter } from "./platform-footer";
import { PlatformGrid } from "./platform-grid";
import styles from "./platform-search.module.css";
import { AllFilteredOut, LoadFailed, Loading, NothingFound } from "./platform-states";
import { SearchBox } from "./search-box";
import { usePausedFilter, usePlatformFilter, useSuggestions } from "./use-platform-filter";

interface Props {
  onSelect(platform: Platform): void;
  /** What the operator typed for a platform that the database does not hold. */
  onUnknown(text: string): void;
  /** Above the search, e.g. unfinished reports. */
  banner?: ReactNode;
}

const NONE: readonly Platform[] = [];

/** The screen on which a platform is identified: typed, picked by its marks, or recognised by sight. */
export function PlatformSearch({ onSelect, onUnknown, banner }: Props) {
  useSignals();
  const list = platformList.value;
  const platforms = list.state === "ready" ? list.platforms : NONE;
  const index = platformIndex(platforms);
  const { filter, type, addTag, removeTag, hide, clear } = usePlatformFilter();
  const { filter: shownFilter, applyNow } = usePausedFilter(filter);
  const { text, tags, hidden } = shownFilter;
  const found = useMemo(() => findPlatforms(index, { text, tags }), [index, text, tags]);
  const hits = useMemo(() => withoutHidden(found.hits, hidden), [found, hidden]);
  const { suggestions, catchUp } = useSuggestions(index, filter);
  const typed = unknownText(filter.text, filter.tags);
  // What is too long for a report is said at the box, and leads nowhere.
  const unknown = textError(typed, UNKNOWN_PLATFORM_LIMIT) ? "" : typed;
  const input = useFocusOnMount<HTMLInputElement>();
  const grid = useRef<HTMLDivElement>(null);
  const [detailed, setDetailed] = useState<Platform | null>(null);

  useEffect(() => void loadPlatforms(), []);
  // The first key of a search does not wait for the words that all of them need.
  useEffect(() => void typingIdle().then(() => index.words()), [index]);

  const focusSearch = () => {
    input.current?.focus();
    input.current?.select();
  };
  useShortcut("/", "Search platforms", focusSearch);
  useShortcut("Alt N", "Report an unknown platform", () => onUnknown(unknown), unknown !== "");

  const toCards = () => {
    applyNow();
    if (grid.current) focusCard(grid.current, 0, "select");
  };
  const clearAll = () => {
    clear();
    focusSearch();
  };
  /**
   * The cards follow the typing after a pause. What is done to one before that brings them
   * up to date first, and is done only if the card still answers what stands in the box.
   */
  const ifItMatches = (act: (platform: Platform) => void) => (platform: Platform) => {
    const isStale = shownFilter !== filter;
    if (isStale) applyNow();
    const isHit = () =>
      withoutHidden(findPlatforms(index, filter).hits, filter.hidden).some(
        (hit) => hit.platform === platform,
      );
    if (!isStale || isHit()) act(platform);
    else input.current?.focus();
  };
  const hideOne = ifItMatches(({ id }) => {
    // With the last card the focus would be lost.
    if (hits.length === 1) focusSearch();
    hide(id);
  });
  const remove = (tag: Tag) => {
    removeTag(tag);
    focusSearch();
  };

  return (
    <Screen title="Platform identification">
      {banner}
      <search className={styles.panel}>
        <div className={styles.line}>
          <SearchBox
            ref={input}
            text={filter.text}
            suggestions={suggestions}
            catchUp={catchUp}
            onType={type}
            onTag={addTag}
            onLeave={toCards}
          />
          <Button className={styles.refresh} onClick={clearAll}>
            <RotateCcw size={16} aria-hidden="true" />
            Refresh
          </Button>
        </div>
        <ActiveFilters tags={filter.tags} onRemove={remove} />
      </search>
      {list.state === "loading" && <Loading />}
      {list.state === "failed" && <LoadFailed message={list.message} />}
      {list.state === "ready" &&
        (hits.length > 0 ? (
          <PlatformGrid
            hits={hits}
            filter={shownFilter}
            found={found}
            grid={grid}
            isStale={shownFilter !== filter}
            onSelect={ifItMatches(onSelect)}
            onDetails={ifItMatches(setDetailed)}
            onHide={hideOne}
            onLeave={focusSearch}
          />
        ) : queryText(text, tags) ? (
          <NothingFound query={queryText(text, tags)} />
        ) : (
          <AllFilteredOut isEmpty={platforms.length === 0} />
        ))}
      <PlatformFooter
        counts={
          list.state === "ready"
            ? { shown: hits.length, all: platforms.length, hidden: filter.hidden.size }
            : null
        }
        unknown={unknown}
        onUnknown={() => onUnknown(unknown)}
      />
      {detailed && (
        <PlatformDetail
          platform={detailed}
          platforms={platforms}
          onSelect={onSelect}
          onClose={() => setDetailed(null)}
        />
      )}
    </Screen>
  );
}
