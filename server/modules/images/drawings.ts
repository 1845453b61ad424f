import type { Theme } from "../../../web/domain/theme";
import { type EncodedBody, encodeText } from "../../http/encoded";
import type { DrawingFacts, Silhouettes } from "./model";

/** The built-in drawings, each made when it is first asked for, and kept. */
export interface Drawings {
  /** What a platform's drawing shows, and its version; null for a platform without one. */
  factsOf(platformId: string): DrawingFacts | null;
  /** The drawing in a theme's colours. */
  body(platformId: string, theme: Theme): EncodedBody | null;
}

export function createDrawings({ draw, facts }: Silhouettes): Drawings {
  const factsById = new Map(Object.entries(facts));
  const bodies = new Map<string, EncodedBody>();
  return {
    factsOf: (platformId) => factsById.get(platformId) ?? null,
    body(platformId, theme) {
      const key = `${theme} ${platformId}`;
      const known = bodies.get(key);
      if (known) return known;
      const svg = draw(platformId, theme);
      // Only what exists is kept: requests can name any number of other platforms.
      if (svg === null) return null;
      const body = encodeText(svg, "image/svg+xml");
      bodies.set(key, body);
      return body;
    },
  };
}
