import type { DrawingView } from "../../../web/domain/platforms/drawing-marks";
import type { PlatformRecord } from "../../../web/domain/platforms/platform";
import { cellsOf, GRID_COLUMNS } from "./area";
import { describePart } from "./describe";
import { drawParts, partsOf, type View, viewOf, viewsOf } from "./render";
import { SPECS } from "./specs";
import { SvgBuilder } from "./svg-builder";

/** What a drawing covers, on a grid of square cells from its left end. */
type Outline = ReadonlySet<number>;

interface Outlined {
  view: DrawingView;
  isPlan: boolean;
  flies: boolean;
  /** On cells of 30 cm; where it flies, as by `shape`. */
  real(): Outline;
  /** With its own length on all columns: what is left where nothing tells how large it is. */
  shape(): Outline;
  /** What its text alternative says of its parts. */
  words: ReadonlySet<string>;
}

/** The length over which the grid of true sizes lies, in centimetres. */
const FIELD_CM = 30 * GRID_COLUMNS;
/** How far one outline is shifted along the other to lie upon it best, in cells. */
const SHIFTS = [-2, -1, 0, 1, 2];
/** Two outlines that share more of all that they cover nearly coincide. */
const COINCIDE = 0.9;
/** Below this nobody takes one outline for the other. */
const LEAST_SHARE = 0.6;
/** How many others a platform is compared with at least, those that it is confused with among them. */
const LEAST_ALIKE = 6;

function outlined(name: DrawingView, view: View): Outlined {
  const parts = partsOf(view);
  const { unitsPerCm = 1, above } = view.spec;
  const flies = above !== undefined;
  const on = remembered((width: number | null) => {
    const s = new SvgBuilder();
    drawParts(s, view, (i) => parts[i]?.kind !== "whips");
    const { left, right } = s.bounds;
    return cellsOf(s.outlines().areas, [left, 0, width ?? right - left, 0]);
  });
  return {
    view: name,
    isPlan: view.isPlan,
    flies,
    real: () => on(flies ? null : FIELD_CM * unitsPerCm),
    shape: () => on(null),
    words: new Set(parts.map(describePart)),
  };
}

/** The function, which works out each answer once. */
function remembered<In, Out>(work: (given: In) => Out): (given: In) => Out {
  const known = new Map<In, Out>();
  return (given) => {
    const answer = known.get(given) ?? work(given);
    known.set(given, answer);
    return answer;
  };
}

/** Of all that two outlines cover, the share that both do. */
function overlap(one: Outline, other: Outline): number {
  let best = 0;
  for (const shift of SHIFTS) {
    let shared = 0;
    for (const cell of one) if (other.has(cell + shift)) shared += 1;
    best = Math.max(best, shared / (one.size + other.size - shared));
  }
  return best;
}

const areSame = (one: ReadonlySet<string>, other: ReadonlySet<string>) => one.size === other.size && [...one].every((word) => other.has(word));

/** Nothing tells two drawings apart: they say the same of their parts, and their shapes nearly coincide. */
const looksLike = (one: Outlined, other: Outlined) =>
  one.isPlan === other.isPlan && areSame(one.words, other.words) && overlap(one.shape(), other.shape()) > COINCIDE;

let drawn: ReadonlyMap<string, readonly Outlined[]> | undefined;

/** The outlines of all drawings, by their platforms. */
function outlines(): ReadonlyMap<string, readonly Outlined[]> {
  drawn ??= new Map(
    Object.entries(SPECS).map(([platformId, spec]) => [
      platformId,
      viewsOf(spec).flatMap((name) => {
        const view = viewOf(spec, name);
        return view === null ? [] : [outlined(name, view)];
      }),
    ]),
  );
  return drawn;
}

/** The platforms whose outlines from the side overlap with one's own by a share or more, the nearest first. */
function nearest(platformId: string, least: number): string[] {
  const own = outlines().get(platformId)?.[0];
  if (own === undefined) return [];
  return [...outlines()]
    .flatMap(([id, [other]]) => {
      if (other === undefined || other.flies !== own.flies || id === platformId) return [];
      const sizes = [own.real().size, other.real().size];
      // It cannot be more.
      if (Math.min(...sizes) < least * Math.max(...sizes)) return [];
      const share = overlap(own.real(), other.real());
      return share < least ? [] : [{ id, share }];
    })
    .sort((a, b) => b.share - a.share)
    .map(({ id }) => id);
}

/**
 * What each platform looks like beside those that it is said to be confused with: what its outline overlaps with, and
 * after that the look-alikes of its look-alikes, and the nearest where there are none; each pair both ways.
 */
export function alikeBeside(platforms: readonly Pick<PlatformRecord, "platformId" | "confusedWith">[]): ReadonlyMap<string, readonly string[]> {
  const confused = new Map(platforms.map(({ platformId, confusedWith }) => [platformId, confusedWith.map((other) => other.platformId)]));
  const alike = new Map(platforms.map(({ platformId }) => [platformId, new Set<string>()]));
  for (const [id, said] of confused) {
    const further = said.flatMap((other) => confused.get(other) ?? []);
    const isNew = (other: string) => other !== id && confused.has(other) && !said.includes(other);
    const near = [...nearest(id, LEAST_SHARE), ...further].filter(isNew);
    const isLonely = said.length + new Set(near).size < LEAST_ALIKE;
    const others = isLonely ? [...near, ...nearest(id, 0).filter(isNew)] : near;
    for (const other of [...new Set(others)].slice(0, Math.max(0, LEAST_ALIKE - said.length))) {
      alike.get(id)?.add(other);
      alike.get(other)?.add(id);
    }
  }
  return new Map([...alike].map(([id, others]) => [id, [...others]]));
}

/** Which of some platforms look the same as one in a view of it, whichever of their views is taken. */
export function sameIn(platformId: string, name: DrawingView, others: readonly string[]): string[] {
  const own = outlines()
    .get(platformId)
    ?.find(({ view }) => view === name);
  if (own === undefined) return [];
  return others.filter((id) =>
    outlines()
      .get(id)
      ?.some((theirs) => looksLike(own, theirs)),
  );
}
