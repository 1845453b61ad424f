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

/** A word, normalised, as the platform's names and tags write it; itself where they do not have it. */
function asWritten(platform: Platform, word: string): string {
  const { category, subCategory, characteristics } = platform;
  const names = namesOf(platform);
  const phrases = [...names, category, platform.function, subCategory ?? "", ...characteristics];
  const words = phrases.flatMap((phrase) => phrase.split(/\s+/));
  const written = [...phrases.flatMap(phraseEnds), ...names.flatMap(familyOf), ...words];
  return written.find((text) => normalize(text) === word) ?? word;
}
