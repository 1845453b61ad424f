import { useSignals } from "@preact/signals-react/runtime";
import { RotateCcw } from "lucide-react";
import { type ReactNode, useDeferredValue, useEffect, useMemo, useRef, useState } from "react";
import { textError, UNKNOWN_PLATFORM_LIMIT } from "../../domain/fields/text-field";
import { lookAlikesFirst } from "../../domain/platforms/look-alikes";
import type { Platform } from "../../domain/platforms/platform";
import type { PlatformIndex } from "../../domain/platforms/search/platform-index";
import {
  findPlatforms,
  type Hit,
  isTooShort,
  NO_FILTER,
  withoutHidden,
} from "../../domain/platforms/search/search";
import { seenOf } from "../../domain/platforms/search/seen-filter";
import { commonTags, queryText, type Tag, unknownText } from "../../domain/platforms/search/tags";
import { platformIndex } from "../../lib/platform-index";
import { loadPlatforms, platformList } from "../../lib/platforms";
import { useShortcut } from "../../lib/shortcuts";
import { typingIdle } from "../../lib/typing-idle";
import { Button } from "../../ui/button";
import { Screen } from "../../ui/screen";
import { focusEnd, useFocusOnMount } from "../../ui/use-focus";
import { useLow } from "../../ui/use-media";
import { useStable } from "../../ui/use-stable";
import { ActiveFilters } from "./active-filters";
import { CompareDialog } from "./compare-dialog";
import { focusCard } from "./grid-focus";
import { PlatformDetail } from "./platform-detail";
import { PlatformCounts, PlatformFooter, UnknownWay } from "./platform-footer";
import { PlatformGrid } from "./platform-grid";
import styles from "./platform-search.module.css";
import { AllFilteredOut, LoadFailed, Loading, NothingFound } from "./platform-states";
import { SearchBox } from "./search-box";
import { SeenRow } from "./seen-row";
import { usePausedFilter, usePlatformFilter, useSuggestions } from "./use-platform-filter";

/** What stands in the box, where it is a whole report and not only words to search by. */
export interface TypedReport {
  /** The words in it that name or describe the platform; null where it reports none. */
  platformText: string | null;
  /** The platform that it reports; null where it names none. */
  platform: Platform | null;
  /** What it names as a platform and the database does not hold; "" for nothing. */
  unknown: string;
  /** Its form can be opened: a sighting wants a platform. */
  isOpenable: boolean;
  /** What it was understood as. */
  view: ReactNode;
  /** Opens its form, filled; on another platform than the line's where one is given. */
  open(platform?: Platform): void;
  openUnknown(text: string): void;
  /** Copies it where nothing is missing, else opens its form. */
  go(): void;
}

interface Props {
  title?: string;
  onSelect(platform: Platform): void;
  /** What the operator typed for a platform that the database does not hold. */
  onUnknown(text: string): void;
  /** Leads to the trainer. */
  onTrain?(): void;
  /** The report that a text is; null while it is a search. `write` puts another text in its place. */
  readReport?(text: string, write: (text: string) => void): TypedReport | null;
  /** In place of a report while the box is empty: the one that was copied last. */
  after?: ReactNode;
  /** Goes up with each report that was copied or begun: the box is emptied. */
  emptied?: number;
  /** The platform whose look-alikes come first while nothing is asked for. */
  near?: string | undefined;
  /** Above the search, e.g. unfinished reports. */
  banner?: ReactNode;
}

const NONE: readonly Platform[] = [];
const TAGS_TO_BEGIN_WITH = 6;

/** The screen on which a platform is identified: typed, picked by its marks, or recognised by sight. */
export function PlatformSearch({
  title = "Platform identification",
  onSelect,
  onUnknown,
  onTrain,
  readReport,
  after,
  emptied = 0,
  near,
  banner,
}: Props) {
  useSignals();
  const list = platformList.value;
  const platforms = list.state === "ready" ? list.platforms : NONE;
  const index = platformIndex(platforms);
  const { filter, type, addTag, removeTag, see, hide, clear } = usePlatformFilter();
  const input = useFocusOnMount<HTMLInputElement>();
  const write = (text: string) => {
    type(text);
    focusEnd(input.current);
  };
  const report = readReport?.(filter.text, write) ?? null;
  const searchText = report ? (report.platformText ?? "") : filter.text;
  const named = report?.platform ?? null;
  const { tags: wantedTags, seen: wantedSeen, hidden: wantedHidden } = filter;
  // The same while the rest of a report is typed.
  const wanted = useMemo(
    () => ({
      text: searchText,
      tags: wantedTags,
      seen: wantedSeen,
      hidden: wantedHidden,
      named,
    }),
    [searchText, wantedTags, wantedSeen, wantedHidden, named],
  );
  const { filter: shownFilter, applyNow } = usePausedFilter(wanted);
  const { text, tags, seen, hidden } = shownFilter;
  const found = useMemo(
    () => findPlatforms(index, { text, tags, seen }),
    [index, text, tags, seen],
  );
  // Something was asked for, and the best answer is the first.
  const isAsked = filter.tags.length > 0 || filter.seen.length > 0 || !isTooShort(searchText);
  const hits = useMemo(() => {
    const left = firstOf(withoutHidden(found.hits, hidden), shownFilter.named);
    return near !== undefined && !isAsked ? lookAlikesFirst(left, near) : left;
  }, [found, hidden, shownFilter.named, near, isAsked]);
  const others = useMemo(() => withoutHidden(found.others, hidden), [found, hidden]);
  const question = JSON.stringify([text, tags, seen]);
  const [openFor, setOpenFor] = useState<string | null>(null);
  const areOthersShown = openFor === question;
  const seenNow = useMemo(() => seenOf(wanted), [wanted]);
  const firstTags = useMemo(() => commonTags(platforms, TAGS_TO_BEGIN_WITH), [platforms]);
  const { suggestions, catchUp } = useSuggestions(index, wanted);
  const typed = report ? report.unknown : unknownText(filter.text, filter.tags);
  // What is too long for a report is said at the box, and leads nowhere.
  const unknown = textError(typed, UNKNOWN_PLATFORM_LIMIT) ? "" : typed;
  const grid = useRef<HTMLDivElement>(null);
  const seenRow = useRef<HTMLDivElement>(null);
  const [detailed, setDetailed] = useState<Platform | null>(null);
  const [marked, setMarked] = useState<Platform | null>(null);
  const [compared, setCompared] = useState<readonly [Platform, Platform] | null>(null);

  useEffect(() => void loadPlatforms(), []);
  useEffect(() => void warmUp(index), [index]);

  const focusSearch = () => {
    input.current?.focus();
    input.current?.select();
  };
  useShortcut("/", "Search platforms", focusSearch);
  useShortcut("Alt W", "Set what you see", () =>
    seenRow.current?.querySelector<HTMLElement>("[tabindex='0']")?.focus(),
  );
  const reportUnknown = () => (report ? report.openUnknown(unknown) : onUnknown(unknown));
  useShortcut("Alt N", "Report an unknown platform", reportUnknown, unknown !== "");

  // What was copied or begun is gone from the box.
  const emptiedBefore = useRef(emptied);
  useEffect(() => {
    if (emptiedBefore.current === emptied) return;
    emptiedBefore.current = emptied;
    clear();
    input.current?.focus();
  });

  const toCards = () => {
    applyNow();
    if (grid.current) focusCard(grid.current, 0, "select");
  };
  const clearAll = () => {
    clear();
    focusSearch();
  };
  /** What answers the box as it stands now, where the cards may still be behind. */
  const hitsNow = () => withoutHidden(findPlatforms(index, wanted).hits, wanted.hidden);
  /**
   * The cards follow the typing after a pause. Acting on a card first refreshes the cards, and only proceeds if that
   * card still matches.
   */
  const ifItMatches = (act: (platform: Platform) => void) => (platform: Platform) => {
    const isStale = shownFilter !== wanted;
    if (isStale) applyNow();
    if (!isStale || hitsNow().some((hit) => hit.platform === platform)) act(platform);
    else input.current?.focus();
  };
  const hideOne = useStable(
    ifItMatches(({ id }) => {
      // With the last card the focus would be lost.
      if (hits.length === 1) focusSearch();
      hide(id);
    }),
  );
  const compare = useStable(
    ifItMatches((platform) => {
      if (marked === null) setMarked(platform);
      else if (marked !== platform) setCompared([marked, platform]);
      else setMarked(null);
    }),
  );
  const select = (platform: Platform) => (report ? report.open(platform) : onSelect(platform));
  const selectCard = useStable(ifItMatches(select));
  const showDetails = useStable(ifItMatches(setDetailed));
  const toSearch = useStable(focusSearch);
  const toggleSeen = useStable(see);
  const leaveRow = useStable(toCards);
  const [best] = hits;
  // Not a guess, and not while the cards still answer what stood in the box before.
  const isLit = isAsked && best?.corrected.length === 0 && shownFilter === wanted;
  /** Opens the card that is lit, as it answers what stands in the box now; a guess is only gone to. */
  const openBest = () => {
    applyNow();
    const [first] = hitsNow();
    if (!isAsked || !first) return;
    if (first.corrected.length > 0) toCards();
    else select(first.platform);
  };
  const go = () => {
    const card = document.activeElement?.closest<HTMLElement>("article");
    if (report) report.go();
    else if (card) card.querySelector<HTMLElement>('[data-action="select"]')?.click();
    else openBest();
  };
  useShortcut(
    "Ctrl Enter",
    report ? "Copy the report, or open its form" : "Open the first platform",
    go,
    report !== null || isAsked,
  );
  const remove = (tag: Tag) => {
    removeTag(tag);
    focusSearch();
  };

  // Of a report the keys are its own buttons'.
  const keysOfFirst = report ? "" : filter.text === "" ? "Enter" : "Ctrl Enter";
  const isEmpty = filter.text === "" && filter.tags.length === 0;
  /** The report that is typed, or the one that was copied from here. */
  const wantedPanel = report?.view ?? (isEmpty && after ? after : null);
  // The first comes right after the letter that begins it has been painted, which it never holds up.
  const hasRoom = useDeferredValue(wantedPanel !== null);
  const panel = hasRoom ? wantedPanel : null;

  const isLow = useLow();
  const count = {
    counts:
      list.state === "ready" && report?.platformText !== null
        ? {
            shown: hits.length + (areOthersShown ? others.length : 0),
            all: platforms.length,
            hidden: filter.hidden.size,
          }
        : null,
    marked: marked?.platformId ?? null,
  };
  const way = { unknown, isHit: hits.length + others.length > 0, onUnknown: reportUnknown };

  return (
    <Screen
      title={title}
      facts={isLow && <PlatformCounts {...count} />}
      actions={
        <>
          {isLow && <UnknownWay {...way} />}
          {onTrain && <Button onClick={onTrain}>Train</Button>}
        </>
      }
    >
      {banner}
      <search className={`${styles.panel} box`}>
        <div className={styles.line}>
          <SearchBox
            ref={input}
            text={filter.text}
            suggestions={suggestions}
            catchUp={catchUp}
            onType={type}
            isReport={report !== null}
            hasPanel={panel !== null}
            beside={
              <Button icon={RotateCcw} className={styles.refresh} onClick={clearAll}>
                <span className={styles.word}>Refresh</span>
              </Button>
            }
            filters={
              filter.tags.length > 0 && <ActiveFilters tags={filter.tags} onRemove={remove} />
            }
            choices={firstTags}
            onTag={addTag}
            onEnter={() => (report ? report.open() : openBest())}
            onLeave={toCards}
          />
        </div>
        {panel}
        {/* It is dear to draw anew at the key with which a report begins or ends. */}
        <SeenRow
          row={seenRow}
          isHidden={panel !== null}
          seen={seenNow}
          onToggle={toggleSeen}
          onLeave={toSearch}
          onDown={leaveRow}
        />
      </search>
      {list.state === "loading" && <Loading />}
      {list.state === "failed" && <LoadFailed message={list.message} />}
      {list.state === "ready" &&
        report?.platformText !== null &&
        (hits.length > 0 || others.length > 0 ? (
          <PlatformGrid
            hits={hits}
            others={others}
            isOpen={areOthersShown}
            onFold={(isOpen) => setOpenFor(isOpen ? question : null)}
            question={question}
            marked={marked}
            near={near}
            filter={shownFilter}
            found={found}
            grid={grid}
            isStale={shownFilter !== wanted}
            litKeys={isLit ? keysOfFirst : null}
            onSelect={selectCard}
            onDetails={showDetails}
            onHide={hideOne}
            onCompare={compare}
            onLeave={toSearch}
          />
        ) : queryText(text, tags) ? (
          <NothingFound query={queryText(text, tags)} />
        ) : (
          <AllFilteredOut isEmpty={platforms.length === 0} />
        ))}
      <PlatformFooter {...count} {...way} isInHeader={isLow} />
      {compared && (
        <CompareDialog
          pair={compared}
          onSelect={select}
          onClose={() => {
            setCompared(null);
            setMarked(null);
          }}
        />
      )}
      {detailed && (
        <PlatformDetail
          platform={detailed}
          platforms={platforms}
          onSelect={select}
          onClose={() => setDetailed(null)}
        />
      )}
    </Screen>
  );
}

/**
 * Makes what searches need before the first of them, one part after the other, so that no key waits for it. The search
 * at the end finds many: the browser compiles it then, and not under a key.
 */
async function warmUp(index: PlatformIndex): Promise<void> {
  const { words, vocabulary, sounds, fuzzyNames } = index;
  const search = () => findPlatforms(index, { ...NO_FILTER, text: "tracked" });
  for (const make of [words, vocabulary, sounds, () => fuzzyNames.search("any", 1), search]) {
    await typingIdle();
    make();
    await new Promise((resolve) => setTimeout(resolve));
  }
}

/** What a report names stands first, and is the one that is lit. */
function firstOf(hits: readonly Hit[], platform: Platform | null): readonly Hit[] {
  const named = hits.find((hit) => hit.platform === platform);
  return named ? [named, ...hits.filter((hit) => hit !== named)] : hits;
}
