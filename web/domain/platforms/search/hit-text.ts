import type { Platform } from "../platform";
import { normalize, phraseEnds } from "./normalize";
import { familyOf, namesOf } from "./platform-index";
import type { Hit } from "./search";

/** More words that are missing are counted. */
const MOST_NAMED = 6;

/** The words that were asked for and are not found on a platform; "" for none. */
export function missingText({ missing }: Hit): string {
  const more = missing.length - MOST_NAMED;
  const named = missing.slice(0, MOST_NAMED).join(", ");
  return more > 0 ? `${named} and ${more} more` : named;
}

/** What a guessed platform was taken to be called: "Did you mean Shilka?". Null where nothing was guessed. */
export function guessText({ platform, corrected }: Hit): string | null {
  if (corrected.length === 0) return null;
  const words = corrected.map(({ meant }) => asWritten(platform, meant));
  return `Did you mean ${words.join(", ")}?`;
}

/** How many others there are and why: "12 others that lack one, 3 that lack two". */
export function othersText(others: readonly Hit[]): string {
  // Words that are not found on one are lacking as well: its card says so beside what it lacks.
  const lacking = ({ fits, missing }: Hit) => {
    const seen = fits.filter(({ fit }) => fit === "lacks").length;
    return seen === 0 ? 0 : seen + missing.length;
  };
  const counts = [
    [others.filter((hit) => lacking(hit) === 1).length, "lack one", "lacks one"],
    [others.filter((hit) => lacking(hit) === 2).length, "lack two", "lacks two"],
    [others.filter((hit) => lacking(hit) > 2).length, "lack more", "lacks more"],
    [others.filter((hit) => lacking(hit) === 0).length, "are not told", "is not told"],
  ] as const;
  return counts
    .filter(([count]) => count > 0)
    .map(([count, many, one], at) => {
      const noun = at > 0 ? "" : count === 1 ? " other" : " others";
      return `${count.toLocaleString("en")}${noun} that ${count === 1 ? one : many}`;
    })
    .join(", ");
}

/** A word, normalised, as the platform's names and tags write it; itself where they do not have it. */
function asWritten(platform: Platform, word: string): string {
  const { category, subCategory, characteristics } = platform;
  const names = namesOf(platform);
  const phrases = [...names, category, platform.function, subCategory ?? "", ...characteristics];
  const words = phrases.flatMap((phrase) => phrase.split(/\s+/));
  const written = [...phrases.flatMap(phraseEnds), ...names.flatMap(familyOf), ...words];
  return written.find((text) => normalize(text) === word) ?? word;
}
