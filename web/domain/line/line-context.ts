import type { Platform } from "../platforms/platform";
import type { Report } from "../reports/registry";

/** What the platform database makes of words. */
export interface LinePlatforms {
  /**
   * The platforms that have exactly this name, normalised: as their designation, else as any name, with those whose
   * family it is as well: Buk is the 9K37, and the Buk-M2 too.
   */
  named(name: string): readonly Platform[];
  /** Whether a name begins with this text, normalised. */
  begins(text: string): boolean;
  /** Whether a word, normalised, begins one of the words that the platform is named or described by. */
  describes(platform: Platform, word: string): boolean;
  /**
   * The platforms that answer these words, the best first, and which of the words, normalised, the best does not have.
   * A figure is never taken for another. `guess` asks whether a mistyped word meant the best; null where none is mistyped.
   */
  find(words: string): {
    platforms: readonly Platform[];
    missing: readonly string[];
    guess: string | null;
  };
}

/** What a line is read with. */
export interface LineContext {
  /** The GZD of the grid that was sent last; null before the first. */
  lastSquare: string | null;
  platforms: LinePlatforms;
  /** Leaves words that make no report alone: the screen searches for them, and to look them up at each key would be slow. */
  reportsOnly?: boolean;
  /** What can be reported, the sighting first. */
  reports: readonly Report[];
}
