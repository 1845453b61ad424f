/** The recognition trainer's questions: what is shown, and between which names one chooses. */

import { isRecord } from "../parse-unknown";
import { isFriendly } from "./affiliation";
import type { DrawingMarks, ViewMarks } from "./drawing-marks";
import type { Platform } from "./platform";

/** How many questions a run has at most, and how many names a question has. */
export const RUN = 10;
const NAMES = 4;
/** How often a drawing is shown as a thermal sight shows it. */
const WHITE_HOT_SHARE = 0.25;

/** What was shown, and the platform that it was taken for, by their ids. */
export interface Mistake {
  shown: string;
  takenFor: string;
}

/** Which platforms a run asks for. */
export type Scope =
  | { is: "all" }
  | { is: "category"; category: string }
  /** Those that look like one of the other side. */
  | { is: "sides" }
  | { is: "mistakes"; mistakes: readonly Mistake[] };

/** A platform with what its drawings are told by; null for a photograph, and where that does not come. */
export interface Subject {
  platform: Platform;
  marks: DrawingMarks | null;
}

export interface Question extends Subject {
  /** The drawing that is shown; null where the picture is no drawing of ours. */
  view: ViewMarks | null;
  isWhiteHot: boolean;
  /** The right one among them, in the order in which they stand. */
  names: readonly Platform[];
}

/** A question that was answered, and with what. */
export interface Answer {
  question: Question;
  given: Platform;
}

/** From 0 up to 1, as `Math.random` gives it. */
type Random = () => number;

function shuffled<T>(list: readonly T[], random: Random): T[] {
  return list
    .map((each) => ({ each, at: random() }))
    .sort((a, b) => a.at - b.at)
    .map(({ each }) => each);
}

/** Its record says that no eye tells the two apart: "cannot be told apart beyond 200 m". */
const SAME_TO_THE_EYE = /cannot be told apart/i;

/** What the record of one says of the other as its look-alike. */
const saidOf = (one: Platform, other: Platform) =>
  one.confusedWith.find(({ platformId }) => platformId === other.platformId);

/** No eye tells two platforms apart, as the record of either says. */
export const areSameToTheEye = (one: Platform, other: Platform) =>
  [saidOf(one, other), saidOf(other, one)].some(
    (said) => said !== undefined && SAME_TO_THE_EYE.test(said.tellApart),
  );

/** What names another as its look-alike, or is so named by it. */
const isConfused = (one: Platform, other: Platform) =>
  (saidOf(one, other) ?? saidOf(other, one)) !== undefined;

const isOfOtherSide = (one: Platform, other: Platform) =>
  isFriendly(one.sidcCode) !== isFriendly(other.sidcCode);

const isOf = ({ shown, takenFor }: Mistake, { platformId }: Platform) =>
  platformId === shown || platformId === takenFor;

/** Only what has a picture can be asked for; the Unknown is no platform. */
const isAskable = ({ imageUrl, category }: Platform) => imageUrl !== null && category !== "Unknown";

/**
 * The platforms that a run asks for, ten at most, in a new order each time; those with a photograph of the unit's own
 * are first.
 */
export function chooseSubjects(
  platforms: readonly Platform[],
  scope: Scope,
  isPhoto: (imageUrl: string) => boolean,
  random: Random,
): Platform[] {
  const all = platforms.filter(isAskable);
  const isOurs = new Map(all.map((each) => [each.platformId, isFriendly(each.sidcCode)]));
  const confusedAcross = new Set(
    all.flatMap(({ platformId: one, confusedWith }) =>
      confusedWith.flatMap(({ platformId: other }) =>
        isOurs.get(other) === !isOurs.get(one) ? [one, other] : [],
      ),
    ),
  );
  const isMeant = (platform: Platform) => {
    if (scope.is === "category") return platform.category === scope.category;
    if (scope.is === "mistakes") return scope.mistakes.some((each) => isOf(each, platform));
    return scope.is === "all" || confusedAcross.has(platform.platformId);
  };
  const hasPhoto = ({ imageUrl }: Platform) => imageUrl !== null && isPhoto(imageUrl);
  return shuffled(all.filter(isMeant), random)
    .sort((a, b) => Number(hasPhoto(b)) - Number(hasPhoto(a)))
    .slice(0, RUN);
}

/**
 * The names that stand beside the right one: first those that a run is about, then what it is confused with, what its
 * outline overlaps with, and the look-alikes of its look-alikes; for a unit's own without any, its category. None that
 * the view does not tell it from, and none that no view does.
 */
export function wrongNames(
  { platform, marks }: Subject,
  view: ViewMarks | null,
  platforms: readonly Platform[],
  scope: Scope,
  random: Random,
): Platform[] {
  const others = platforms.filter(
    (other) =>
      other.category !== "Unknown" &&
      other.platformId !== platform.platformId &&
      !view?.same.includes(other.platformId) &&
      !areSameToTheEye(platform, other),
  );
  const confused = others.filter((other) => isConfused(platform, other));
  const asked =
    scope.is === "mistakes" ? scope.mistakes.filter((each) => isOf(each, platform)) : [];
  const ranks = [
    () => others.filter((other) => asked.some((each) => isOf(each, other))),
    () => (scope.is === "sides" ? confused.filter((other) => isOfOtherSide(platform, other)) : []),
    () => confused,
    () => others.filter(({ platformId }) => marks?.alike.includes(platformId)),
    () => others.filter((other) => confused.some((each) => isConfused(each, other))),
    () => others.filter(({ category }) => category === platform.category),
    () => others,
  ];
  const found = new Set<Platform>();
  for (const rank of ranks) {
    // The rest is not gone through: a database may hold ten thousand.
    if (found.size >= NAMES - 1) break;
    for (const each of shuffled(rank(), random)) found.add(each);
  }
  return [...found].slice(0, NAMES - 1);
}

/**
 * The questions of a run: each subject once, then others of its views, until there are ten. Two subjects and more are
 * asked for again in turn; of a single one there are only as many questions as it has pictures.
 * @returns none where there is no other name to choose
 */
export function makeQuestions(
  subjects: readonly Subject[],
  platforms: readonly Platform[],
  scope: Scope,
  random: Random,
): Question[] {
  const decks = subjects.map(({ platform, marks }) => {
    const views = marks === null ? [null] : shuffled(marks.views, random);
    return views.map((view) => ({ platform, marks, view }));
  });
  const rounds = decks.length === 1 ? (decks[0]?.length ?? 0) : RUN;
  return Array.from({ length: rounds })
    .flatMap((_, round) => decks.flatMap((deck) => deck[round % deck.length] ?? []))
    .slice(0, RUN)
    .flatMap((picture) => {
      const wrong = wrongNames(picture, picture.view, platforms, scope, random);
      const isWhiteHot = picture.view !== null && random() < WHITE_HOT_SHARE;
      const names = shuffled([picture.platform, ...wrong], random);
      return wrong.length === 0 ? [] : { ...picture, isWhiteHot, names };
    });
}

/** Mistakes with a new one among them: the newest first, each pair once. */
export function withMistake(known: readonly Mistake[], mistake: Mistake): Mistake[] {
  const pair = [mistake.shown, mistake.takenFor];
  const others = known.filter(
    (each) => !pair.includes(each.shown) || !pair.includes(each.takenFor),
  );
  return [mistake, ...others];
}

const isMistake = (value: unknown): value is Mistake =>
  isRecord(value) && typeof value.shown === "string" && typeof value.takenFor === "string";

/** The mistakes that were kept; what is none is left out. */
export const readMistakes = (kept: unknown): Mistake[] =>
  Array.isArray(kept) ? kept.filter(isMistake) : [];
