import { countryNames } from "./country-names";
import type { Line } from "./geometry";
import type { Candidate, LabelKind, Measure } from "./labels";
import type { Sources } from "./layers";
import { mercatorX, mercatorY, TILE } from "./mercator";
import { NAMES } from "./names";
import { inRegion, type Place } from "./places";
import { REGION_MAX_ZOOM, WORLD_MAX_ZOOM } from "./region";
import type { World } from "./world";

/** The least population of a place that a zoom may show; a capital counts ten times over. */
const LEAST: Readonly<Record<number, number>> = {
  3: 4_000_000,
  4: 1_500_000,
  5: 400_000,
  6: 120_000,
  7: 35_000,
  8: 8_000,
  9: 2_500,
  10: 0,
};

/** Room around a place's label in pixels, by zoom: the further out, the more. */
const AIR: Readonly<Record<number, number>> = { 3: 14, 4: 14, 5: 12, 6: 11, 7: 10, 8: 8, 9: 7 };

interface Style {
  readonly kind: LabelKind;
  readonly size: number;
  readonly dot: number;
}

function styleOf({ population, capital }: Place, z: number): Style {
  const deep = z > WORLD_MAX_ZOOM ? 1 : 0;
  if (capital) return { kind: "capital", size: (population > 500_000 ? 13 : 12) + deep, dot: 3.5 };
  if (population >= 1_000_000) return { kind: "city", size: 13 + deep, dot: 3 };
  if (population >= 250_000) return { kind: "city", size: 12 + 2 * deep, dot: 3 };
  if (population >= 60_000) return { kind: "town", size: 12 + deep, dot: 2.5 };
  if (population >= 10_000) return { kind: "town", size: 11 + deep, dot: 2.5 };
  return { kind: "village", size: 11 + deep, dot: 2 };
}

const weightOf = ({ population, capital, seat }: Place): number =>
  population * (capital ? 10 : seat ? 2 : 1);

function placesOf(places: readonly Place[], z: number): Candidate[] {
  const least = LEAST[z];
  if (least === undefined) return [];
  const world = TILE * 2 ** z;
  return places
    .filter((place) => weightOf(place) >= least && (z === REGION_MAX_ZOOM || !place.quarter))
    .filter((place) => z <= WORLD_MAX_ZOOM || inRegion(place))
    .sort((a, b) => weightOf(b) - weightOf(a))
    .map((place) => ({
      ...styleOf(place, z),
      lines: [place.name],
      x: mercatorX(place.lng) * world,
      y: mercatorY(place.lat) * world,
      air: AIR[z] ?? 6,
    }));
}

/** Breaks a long name in two at the space nearest to its middle. */
export function breakName(name: string): string[] {
  if (name.length < 13) return [name];
  const spaces = [...name.matchAll(/ /g)].map(({ index }) => index);
  const [middle] = spaces.sort(
    (a, b) => Math.abs(a - name.length / 2) - Math.abs(b - name.length / 2),
  );
  return middle === undefined ? [name] : [name.slice(0, middle), name.slice(middle + 1)];
}

/** The names of countries that are wide enough to carry them, the widest first. */
function countriesOf(
  { countries }: World,
  points: ReadonlyMap<string, readonly number[]>,
  z: number,
  measure: Measure,
): Candidate[] {
  const scale = TILE * 2 ** z;
  return countries
    .flatMap(({ name, largest: { box } }) => {
      const [x = 0, y = 0] = points.get(name) ?? [];
      const extent = Math.min(box[2] - box[0], (box[3] - box[1]) * 2.2) * scale;
      const size = Math.round(Math.max(10, Math.min(15, 9 + extent / 130)));
      const lines = breakName(name.toUpperCase());
      const widest = Math.max(...lines.map((line) => measure(line, "country", size)));
      const turn = x < 0 ? 1 : x >= 1 ? -1 : 0;
      const at = { x: (x + turn) * scale, y: y * scale, dot: 0, air: 4 };
      return extent < widest ? [] : [{ ...at, lines, kind: "country" as const, size, extent }];
    })
    .sort((a, b) => b.extent - a.extent);
}

/** How far a river's line may lie from where its name is put, on the plane: about 9 km. */
const ASTRAY = 0.0004;

/** The point of the rivers nearest to one, if any is near. */
function onRiver(rivers: readonly Line[], x: number, y: number): readonly [number, number] | null {
  let found: [number, number] | null = null;
  let least = ASTRAY;
  for (const { points } of rivers) {
    for (let i = 0; i < points.length; i += 2) {
      const [px, py] = [points[i] ?? 0, points[i + 1] ?? 0];
      const far = Math.hypot(px - x, py - y);
      if (far < least) [least, found] = [far, [px, py]];
    }
  }
  return found;
}

function namesOf(rivers: readonly Line[], z: number): Candidate[] {
  const scale = TILE * 2 ** z;
  return NAMES.filter(({ from, to }) => z >= from && z <= to).flatMap((name) => {
    const own = [mercatorX(name.lng), mercatorY(name.lat)] as const;
    const at = name.kind === "river" ? onRiver(rivers, ...own) : own;
    if (!at) return [];
    const { kind, size } = name;
    const point = { x: at[0] * scale, y: at[1] * scale };
    return [{ lines: name.text.split("|"), kind, size, ...point, dot: 0, air: 4 }];
  });
}

/** All that a zoom would like to name, the most important first. */
export function candidatesOf(
  { world, region }: Sources,
  points: ReadonlyMap<string, readonly number[]>,
  places: readonly Place[],
  z: number,
  measure: Measure,
): Candidate[] {
  const towns = placesOf(places, z);
  const names = namesOf(region.rivers, z);
  if (z > WORLD_MAX_ZOOM) {
    const waters = names.filter(({ kind }) => kind === "river");
    const large = towns.filter(({ kind }) => kind !== "village");
    const small = towns.filter(({ kind }) => kind === "village");
    const first = names.filter((name) => !waters.includes(name));
    const countries = countryNames(region.countries, z, measure);
    return [...first, ...large, ...waters, ...countries, ...small];
  }
  const countries = z >= 2 ? countriesOf(world, points, z, measure) : [];
  const first = z >= 5 ? towns.filter(({ kind }) => kind === "capital") : [];
  return [...first, ...countries, ...names, ...towns.filter((town) => !first.includes(town))];
}
