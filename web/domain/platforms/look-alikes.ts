import type { Confusion, Platform } from "./platform";

/** The places of a platform's look-alikes: those that its record names in their order, then those that name it. */
export function lookAlikesOf(
  platformId: string,
  platforms: readonly Platform[],
): readonly Platform["platformId"][] {
  const named = platforms.find((each) => each.platformId === platformId)?.confusedWith ?? [];
  const naming = platforms.filter(({ confusedWith }) =>
    confusedWith.some((other) => other.platformId === platformId),
  );
  const all = [...named, ...naming].map((each) => each.platformId);
  return [...new Set(all)].filter((each) => each !== platformId);
}

/** The same list, a platform's look-alikes first. */
export function lookAlikesFirst<T extends { platform: Platform }>(
  hits: readonly T[],
  platformId: string,
): readonly T[] {
  const order = lookAlikesOf(
    platformId,
    hits.map(({ platform }) => platform),
  );
  const first = order.flatMap(
    (id) => hits.find(({ platform }) => platform.platformId === id) ?? [],
  );
  return [...first, ...hits.filter((hit) => !first.includes(hit))];
}

/** "T-62: gaps at the rear wheels" beside the name T-62 needs no name of its own. */
export function withoutName(tellApart: string, platformId: string): string {
  const said = saidOf({ platformId, tellApart });
  return said === null ? tellApart : said.charAt(0).toUpperCase() + said.slice(1);
}

/** What the words say of the platform that they begin with, by its name or a word of it; null where they begin otherwise. */
function saidOf({ platformId, tellApart }: Confusion): string | null {
  const name = [platformId, ...platformId.split(" ")].find((each) =>
    tellApart.startsWith(`${each}: `),
  );
  return name === undefined ? null : tellApart.slice(name.length + 2);
}

/** As many of the best answers stand beside each other on a screen. */
const NEIGHBOURS = 20;

/**
 * What tells each platform of an answer from its neighbours, to be said first: how it differs from the best of those
 * that are taken for it. What has no such neighbour is not in it.
 * @param near the platform that another is looked for in place of: all are told from this one first
 */
export function tellTales(
  platforms: readonly Platform[],
  near?: string,
): ReadonlyMap<string, string> {
  const told = new Map<string, string>();
  const first = platforms.filter(({ platformId }) => platformId === near);
  for (const { platformId: other, confusedWith } of [...first, ...platforms.slice(0, NEIGHBOURS)]) {
    for (const confusion of confusedWith) {
      const said = saidOf(confusion);
      if (said !== null && !told.has(confusion.platformId))
        told.set(confusion.platformId, `Unlike ${other}: ${said}`);
    }
  }
  return told;
}
