import type { Platform } from "./platform";

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
  const name = `${platformId}: `;
  if (!tellApart.startsWith(name)) return tellApart;
  const said = tellApart.slice(name.length);
  return said.charAt(0).toUpperCase() + said.slice(1);
}
