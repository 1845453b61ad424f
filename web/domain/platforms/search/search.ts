import { FEATURE_NAMES, type Fit, fitOf, type Seen } from "../features";
import type { Platform } from "../platform";
import type { Answer, Correction } from "./asked";
import { otherKeyboards } from "./letters";
import { MIN_LENGTH, normalize } from "./normalize";
import type { PlatformIndex } from "./platform-index";
import { asksNothing, type KnownNames, readQuestion } from "./question";
import { type Answers, answer, answerRetyped, type FoundBy } from "./ranking";
import { readSeen, type SaidSeen, withoutSeen } from "./seen-words";
import type { Tag } from "./tags";

export interface Filter {
  text: string;
  tags: readonly Tag[];
  /** What was set by hand, beside what the words say. */
  seen: readonly Seen[];
  /** The ids of the platforms filtered out by hand. */
  hidden: ReadonlySet<Platform["id"]>;
}

export const NO_FILTER: Filter = { text: "", tags: [], seen: [], hidden: new Set() };

/** A platform that passes a filter. */
export interface Hit {
  platform: Platform;
  /** The words that were asked for and are not found on it, as typed; only where no platform has them all. */
  missing: readonly string[];
  /** The words that it is found by only if they were mistyped: it is a guess. */
  corrected: readonly Correction[];
  /** What it has of each thing that was seen, in one order on all. */
  fits: readonly SeenFit[];
}

export interface SeenFit {
  seen: Seen;
  fit: Fit;
}

/** A filter's results. */
export interface Found {
  hits: readonly Hit[];
  /** Those that the words find and that lack something that was seen, or of which no drawing tells; the fewest first. */
  others: readonly Hit[];
  /** What was seen, by the words or set by hand, each once. */
  seen: readonly Seen[];
  /** What its typed texts matched, for marking. */
  foundBy: readonly FoundBy[];
}

/** Whether so little is typed that it does not filter. */
export function isTooShort(text: string): boolean {
  return normalize(text).length < MIN_LENGTH;
}

/** Whether a platform has a tag that was picked; a typed one is searched for instead. */
function hasTag(platform: Platform, { kind, text }: Tag): boolean {
  switch (kind) {
    case "platform":
      return platform.platformId === text;
    case "category":
      return platform.category === text;
    case "characteristic":
      return platform.characteristics.some((has) => has === text);
    case "function":
      return platform.function === text;
    case "custom":
      return true;
  }
}

type Asked = Pick<Filter, "text" | "tags" | "seen">;

/** So many answers are kept: a line, the cards and Enter ask for the same, and a letter taken back asks again. */
const KEPT = 8;
const kept = new WeakMap<PlatformIndex, ReadonlyMap<string, Found>>();

/**
 * The platforms that pass every tag, the typed text and what was seen, the best match first, otherwise in the
 * database's order. What was seen is hard: what lacks it is none of the hits.
 */
export function findPlatforms(index: PlatformIndex, { text, tags, seen }: Asked): Found {
  const before = kept.get(index) ?? new Map<string, Found>();
  const asked = { text: text.trim(), tags, seen };
  const question = JSON.stringify(asked);
  const known = before.get(question);
  if (known) return known;
  const found = search(index, asked);
  kept.set(index, new Map([[question, found] as const, ...before].slice(0, KEPT)));
  return found;
}

function search(index: PlatformIndex, { text, tags, seen: byHand }: Asked): Found {
  const texts = [text, ...tags.filter(({ kind }) => kind === "custom").map((tag) => tag.text)];
  const said = texts.map(readSeen);
  const seen = eachOnce([...said.flat(), ...byHand]);
  const inText = new Set(eachOnce(said.flat()).map(keyOf));
  const asked = texts.flatMap((one, at) => {
    // What says "wheels" is no likelier to be what has no wheels.
    const denied = (said[at] ?? []).filter(({ isNot }) => isNot);
    return (denied.length > 0 ? answerRest(index, one, denied) : answerText(index, one)) ?? [];
  });
  // The words for what was seen need not stand in a platform's text.
  const rests =
    inText.size === 0
      ? asked
      : texts.flatMap((one, at) => answerRest(index, one, said[at] ?? []) ?? []);
  const hits: Ranked[] = [];
  const others: Ranked[] = [];
  for (const [position, { platform }] of index.entries.entries()) {
    const whole = allAt(asked, position);
    const best =
      rests === asked ? whole && ofTier(whole, 0) : bestOf(whole, allAt(rests, position));
    if (best === null || !tags.every((tag) => hasTag(platform, tag))) continue;
    const { answers, tier, rank } = best;
    if (seen.length === 0) {
      hits.push({ hit: hitOf(platform, answers, NO_FITS), lacking: 0, tier, unsure: 0, rank });
      continue;
    }
    const fits = seen.map((one): SeenFit => ({ seen: one, fit: fitOf(platform, one) }));
    let lacking = 0;
    let unsure = 0;
    let isUntold = false;
    for (const { seen: one, fit } of fits) {
      if (fit === "lacks") lacking += 1;
      if (fit === "unknown" || isDoubtful(platform, one)) unsure += 1;
      if (fit !== "unknown") continue;
      // Words that neither a drawing nor the text bears out.
      isUntold ||= (one.isNot === true || whole === null) && inText.has(keyOf(one));
    }
    const hit = hitOf(platform, answers, fits);
    if (lacking > 0 || isUntold) others.push({ hit, lacking: lacking || MOST, tier, unsure, rank });
    else hits.push({ hit, lacking, tier, unsure, rank });
  }
  return {
    hits: inOrder(hits),
    others: inOrder(others),
    seen,
    foundBy: [...asked, ...(rests === asked ? [] : rests)].map(({ foundBy }) => foundBy),
  };
}

/** A hit and what it is ordered by: the smaller the better, the first that differs counts. */
interface Ranked {
  hit: Hit;
  /** Of the others those that lack nothing are not told, and come last. */
  lacking: number;
  tier: number;
  /** Of how many things it is not told, or less surely. */
  unsure: number;
  rank: number;
}

/** Whether a thing is seen less surely: what has tracks has no wheels, but road wheels. */
const isDoubtful = ({ features }: Platform, { value, isNot }: Seen) =>
  isNot === true && value === "any" && features?.gear?.includes("tracks") === true;

function inOrder(ranked: Ranked[]): Hit[] {
  return ranked
    .sort(
      (a, b) => a.lacking - b.lacking || a.tier - b.tier || a.unsure - b.unsure || a.rank - b.rank,
    )
    .map(({ hit }) => hit);
}

const NO_FITS: Hit["fits"] = [];
const MOST = 255;

const keyOf = ({ feature, value, isNot }: Seen) => `${feature} ${value} ${isNot === true}`;

/** By the order of the features, each once. */
function eachOnce(all: readonly Seen[]): Seen[] {
  const once = new Map(
    all.map(({ feature, value, isNot }): [string, Seen] => {
      const seen: Seen = isNot ? { feature, value, isNot } : { feature, value };
      return [keyOf(seen), seen];
    }),
  );
  return [...once.values()].sort(
    (a, b) => FEATURE_NAMES.indexOf(a.feature) - FEATURE_NAMES.indexOf(b.feature),
  );
}

/** A platform's answers to all texts; null where it answers one of them not at all. */
function allAt(asked: readonly Answers[], position: number): readonly Answer[] | null {
  const given: Answer[] = [];
  for (const { byPosition } of asked) {
    const one = byPosition.get(position);
    if (one === undefined) return null;
    given.push(one);
  }
  return given;
}

const ofTier = (answers: readonly Answer[], tier: number) => ({
  answers,
  tier,
  rank: answers.reduce((sum, { rank }) => sum + rank, 0),
});

const isFull = (answers: readonly Answer[]) => answers.every(({ missing }) => missing.length === 0);

/** Every word in the platform's text comes first, then every other word than those for what was seen. */
function bestOf(whole: readonly Answer[] | null, rest: readonly Answer[] | null) {
  if (whole && isFull(whole)) return ofTier(whole, 0);
  if (rest && isFull(rest)) return ofTier(rest, 1);
  const part = rest ?? whole;
  return part && ofTier(part, 2);
}

/** Where nothing was asked for. */
const WHOLE: Pick<Answer, "missing" | "corrected"> = { missing: [], corrected: [] };

/** What a text finds, as it was typed or as the other keyboard would have written it; null if it asks for nothing. */
function answerText(index: PlatformIndex, text: string): Answers | null {
  const { nameEnds, families } = index.words();
  const known: KnownNames = {
    isName: (beginning) => nameEnds.hasBeginning(beginning),
    isFamily: (word) => families.has(word),
  };
  const question = readQuestion(text, known);
  if (!question) return null;
  const answers = answer(index, question);
  if (answers.byPosition.size > 0) return answers;
  for (const other of otherKeyboards(text)) {
    const retyped = readQuestion(other, known);
    const found = retyped && answerRetyped(index, retyped, text.trim());
    if (found) return found;
  }
  return answers;
}

/** What the words beside those for what was seen find; null where they ask for nothing. */
function answerRest(index: PlatformIndex, text: string, said: readonly SaidSeen[]): Answers | null {
  const rest = withoutSeen(text, said);
  return said.length > 0 && asksNothing(rest) ? null : answerText(index, rest);
}

function hitOf(platform: Platform, all: readonly Answer[], fits: Hit["fits"]): Hit {
  const [{ missing, corrected } = WHOLE] = all;
  if (all.length < 2) return { platform, missing, corrected, fits };
  return {
    platform,
    missing: [...new Set(all.flatMap((one) => one.missing))],
    corrected: all.flatMap((one) => one.corrected),
    fits,
  };
}

/** Those of the hits that are not filtered out by hand. */
export function withoutHidden(hits: readonly Hit[], hidden: Filter["hidden"]): readonly Hit[] {
  return hidden.size === 0 ? hits : hits.filter(({ platform }) => !hidden.has(platform.id));
}
