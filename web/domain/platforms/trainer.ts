/** The recognition trainer's questions: what is shown, and between which names one chooses. */

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

/** No eye tells two platforms apart, as the record of either says. */
export const areSameToTheEye = (one: Platform, other: Platform) =>
  [
    [one, other],
    [other, one],
  ].some(([a, b]) =>
    a?.confusedWith.some(
      (each) => each.platformId === b?.platformId && SAME_TO_THE_EYE.test(each.tellApart),
    ),
  );

/** What names another as its look-alike, or is so named by it. */
function isConfused(one: Platform, other: Platform): boolean {
  const names = (a: Platform, b: Platform) =>
    a.confusedWith.some(({ platformId }) => platformId === b.platformId);
  return names(one, other) || names(other, one);
}

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
  const isMeant = (platform: Platform) => {
    if (scope.is === "category") return platform.category === scope.category;
    if (scope.is === "mistakes")
      return scope.mistakes.some(({ shown, takenFor }) =>
        [shown, takenFor].includes(platform.platformId),
      );
    return scope.is === "all" || all.some((other) => isOfOtherSide(platform, other));
  };
  const hasPhoto = ({ imageUrl }: Platform) => imageUrl !== null && isPhoto(imageUrl);
  return shuffled(all.filter(isMeant), random)
    .sort((a, b) => Number(hasPhoto(b)) - Number(hasPhoto(a)))
    .slice(0, RUN);
}

const isOfOtherSide = (one: Platform, other: Platform) =>
  isConfused(one, other) && isFriendly(one.sidcCode) !== isFriendly(other.sidcCode);

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
  const isAskedAbout = ({ platformId }: Platform) =>
    scope.is === "mistakes" &&
    scope.mistakes.some(
      ({ shown, takenFor }) =>
        [shown, takenFor].includes(platformId) && [shown, takenFor].includes(platform.platformId),
    );
  const ranks = [
    others.filter(isAskedAbout),
    scope.is === "sides" ? others.filter((other) => isOfOtherSide(platform, other)) : [],
    confused,
    others.filter(({ platformId }) => marks?.alike.includes(platformId)),
    others.filter((other) => confused.some((each) => isConfused(each, other))),
    others.filter(({ category }) => category === platform.category),
    others,
  ];
  const found = new Set<Platform>();
  for (const rank of ranks) {
    // The rest is not gone through: a database may hold ten thousand.
    if (found.size >= NAMES - 1) break;
    for (const each of shuffled(rank, random)) found.add(each);
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
  const rounds =
    decks.length === 1 ? (decks[0]?.length ?? 0) : decks.length === 0 ? 0 : RUN / decks.length;
  return Array.from({ length: Math.ceil(rounds) })
    .flatMap((_, round) => decks.flatMap((deck) => deck[round % deck.length] ?? []))
    .slice(0, RUN)
    .flatMap((picture) => {
      const wrong = wrongNames(picture, picture.view, platforms, scope, random);
      if (wrong.length === 0) return [];
      return {
        ...picture,
        isWhiteHot: picture.view !== null && random() < WHITE_HOT_SHARE,
        names: shuffled([picture.platform, ...wrong], random),
      };
    });
}

/** Mistakes with a new one among them: the newest first, each pair once. */
export function withMistake(known: readonly Mistake[], mistake: Mistake): Mistake[] {
  const isSamePair = ({ shown, takenFor }: Mistake) =>
    [shown, takenFor].includes(mistake.shown) && [shown, takenFor].includes(mistake.takenFor);
  return [mistake, ...known.filter((each) => !isSamePair(each))];
}
