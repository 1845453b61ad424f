import { lookAlikes } from "./letters";
import { normalize } from "./normalize";
import type { PlatformIndex } from "./platform-index";
import type { Term, Way } from "./question";
import { soundsOf } from "./sound";

/** A word that is still being typed is told by the sound of its beginning if that is as long as this. */
const LONG_BEGINNING = 6;

const BEHIND = 1;

/**
 * The ways in which a term that nothing holds is spelled in the database: with the letters of the other alphabet that look
 * the same, or as another language writes the same sound. That is no slip: nothing is guessed.
 */
export function respelled(index: PlatformIndex, term: Term): Way[] {
  const { nameEnds, families } = index.words();
  const alike = lookAlikes(term.said.toLowerCase())
    .map(normalize)
    .filter((text) => nameEnds.has(text) || families.has(text));
  return [...alike.map(wayOf), ...sameSound(index, term)];
}

const wayOf = (word: string): Way => ({ words: [word], kind: "spelling", behind: BEHIND });

/** The ways by the sound alone. */
export function sameSound(index: PlatformIndex, { ways, isLast }: Term): Way[] {
  const found = new Set<string>();
  for (const key of soundsOf(ways[0]?.words[0] ?? "")) {
    const { words, keys } = index.sounds();
    const isLong = isLast && key.length >= LONG_BEGINNING;
    keys.beginning(key, (known, positions) => {
      if (known !== key && !isLong) return;
      for (const position of positions) found.add(words[position] ?? "");
    });
  }
  return [...found].map(wayOf);
}
