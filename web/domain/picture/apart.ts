import { type Box, overlap } from "../map/box";

/**
 * Of signs on a map, those that would touch as one: each that overlaps none before it stands, and every other one is with
 * that of those it overlaps which the most others overlap. So what stands overlaps nothing, and most of it is alone.
 * @param boxOf what it covers, in pixels of the view
 * @returns groups, in each first the one at whose place it stands
 */
export function groupsApart<T>(signs: readonly T[], boxOf: (sign: T) => Box): [T, ...T[]][] {
  const standing: { box: Box; near: number; group: [T, ...T[]] }[] = [];
  const others: { sign: T; at: typeof standing }[] = [];
  for (const sign of signs) {
    const box = boxOf(sign);
    if (!standing.some((each) => overlap(each.box, box)))
      standing.push({ box, near: 0, group: [sign] });
  }
  const firsts = new Set(standing.map(({ group: [first] }) => first));
  for (const sign of signs) {
    if (firsts.has(sign)) continue;
    const box = boxOf(sign);
    const at = standing.filter((each) => overlap(each.box, box));
    for (const each of at) each.near += 1;
    others.push({ sign, at });
  }
  for (const { sign, at } of others)
    at.reduce((most, each) => (each.near > most.near ? each : most)).group.push(sign);
  return standing.map(({ group }) => group);
}
