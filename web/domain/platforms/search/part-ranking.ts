import { type Answer, type Asked, correctedOn } from "./asked";
import type { PlatformIndex } from "./platform-index";
import {
  isAnywhere,
  isName,
  isNameEnd,
  isTag,
  isWhole,
  NONE,
  type Ranks,
  withoutSlip,
} from "./word-ranks";

/** How much of a query with unmatched words must match. */
const LEAST_FOUND = 0.5;

/** The letters that the end of a name needs to tell it. */
const LONG_END = 4;

/**
 * The platforms that match the most terms, if none matches all. At least half must match; a single one counts only if
 * it is a name or a tag, because any word occurs in some description.
 */
export function inPart(index: PlatformIndex, all: readonly Asked[]): Map<number, Answer> {
  const { description } = index.words();
  const held = all
    .filter(({ ranks }) => isAnywhere(ranks))
    .map(({ term, ranks }): Held => {
      const word = term.ways[0]?.words[0] ?? "";
      const weight = Math.log(1 + ranks.length / (1 + countOf(ranks)));
      // "Gadfly" tells a platform; "side", "net" and "m1" end names, and are in many texts.
      const isOrdinary = word.length < LONG_END || /\d/.test(word) || description.has(word);
      return { ranks, weight, isOrdinary };
    });
  const found: [position: number, part: Part][] = [];
  let most = 0;
  /** Of those that are named: others must hold more. */
  let named = 0;
  for (let position = 0; position < index.entries.length; position += 1) {
    const part = partOf(position, held);
    const isEnough = part.count >= all.length * LEAST_FOUND && (part.count > 1 || part.isPlain);
    if (!isEnough && !part.isNamed) continue;
    most = Math.max(most, part.count);
    if (part.isNamed) named = Math.max(named, part.count);
    found.push([position, part]);
  }
  const shown = found.filter(
    ([, part]) => part.isNamed || (part.count === most && part.count > named),
  );
  shown.sort(
    ([, a], [, b]) =>
      Number(b.isNamed) - Number(a.isNamed) ||
      b.count - a.count ||
      b.weight - a.weight ||
      a.sum - b.sum,
  );
  return new Map(
    shown.map(([position], rank) => {
      const missing = all
        .filter(({ ranks }) => !isWhole(ranks[position] ?? NONE))
        .map(({ term }) => term.said);
      return [position, { rank, missing, corrected: correctedOn(position, all) }];
    }),
  );
}

/** A term that some platform has. */
interface Held {
  ranks: Ranks;
  weight: number;
  isOrdinary: boolean;
}

interface Part {
  /** For the terms that match. */
  count: number;
  /** The rarer the words that are found, the more. */
  weight: number;
  sum: number;
  /** A term is one of its names, or its family. */
  isNamed: boolean;
  /** A term is one of its names, the end of one, or a tag. */
  isPlain: boolean;
}

function partOf(position: number, held: readonly Held[]): Part {
  const part: Part = { count: 0, weight: 0, sum: 0, isNamed: false, isPlain: false };
  for (const { ranks, weight, isOrdinary } of held) {
    const rank = ranks[position] ?? NONE;
    if (!isWhole(rank)) continue;
    part.count += 1;
    part.weight += weight;
    part.sum += rank;
    if (isName(rank)) part.isNamed = true;
    const isMeant = isName(withoutSlip(rank));
    if (isMeant || isTag(rank) || (isNameEnd(rank) && !isOrdinary)) part.isPlain = true;
  }
  return part;
}

function countOf(ranks: Ranks): number {
  let count = 0;
  for (const rank of ranks) if (rank !== NONE) count += 1;
  return count;
}
