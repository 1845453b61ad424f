import type { Vehicle } from "../../../lib/vehicles";
import { FuzzyNames } from "./fuzzy";
import { normalise, textWords, wordStarts } from "./normalise";
import { Vocabulary } from "./slips";
import type { Tag } from "./tags";

/** Between the pieces of a haystack; no query holds one, as white space is dropped from it. */
export const BREAK = "\n";

/** A platform with its text normalised, so that a key pressed costs only a few substring searches. */
export interface Entry {
  vehicle: Vehicle;
  id: string;
  /** Its id and names as people write them, the designation first, then the alias. */
  names: readonly string[];
  /** The names from each of their words on, each piece between two breaks. */
  nameText: string;
  /** The same for category, function, sub-category and characteristics. */
  tagText: string;
  /** The words of the description and of the recognition cues, each after a break. */
  descriptionText: string;
}

/** A word that can be picked as a filter, other than a platform. */
export interface Term {
  tag: Tag;
  text: string;
  haystack: string;
}

export interface PlatformIndex {
  /** In the database's order; the Unknown last. */
  entries: readonly Entry[];
  terms: readonly Term[];
  /** Finds platforms by nearly their name; the figures are positions in `entries`. */
  fuzzyNames: FuzzyNames<number>;
  fuzzyTerms: FuzzyNames<number>;
  /** Made when it is first asked for. */
  vocabulary(): Vocabulary;
}

const UNKNOWN = "Unknown";

function haystack(phrases: readonly string[]): string {
  return ["", ...phrases.flatMap(wordStarts), ""].join(BREAK);
}

/** "SA-8 Gecko, Osa-AKM" holds two names. */
function separateNames(text: string): string[] {
  return text
    .split(/[,;]/)
    .map((name) => name.trim())
    .filter(Boolean);
}

function readEntry(vehicle: Vehicle): Entry {
  const names = [
    vehicle.platformId,
    ...[vehicle.aka, ...vehicle.otherNames].flatMap(separateNames),
  ];
  const words = textWords([vehicle.description, ...vehicle.cues].join(" "));
  return {
    vehicle,
    id: normalise(vehicle.platformId),
    names,
    nameText: haystack(names),
    tagText: haystack([
      vehicle.category,
      vehicle.function,
      vehicle.subCategory ?? "",
      ...vehicle.characteristics,
    ]),
    descriptionText: ["", ...words].join(BREAK),
  };
}

function readTerms(vehicles: readonly Vehicle[]): Term[] {
  const found = new Map<string, Tag>();
  const add = (kind: Tag["kind"], text: string) => {
    if (text) found.set(`${kind} ${text}`, { kind, text });
  };
  for (const vehicle of vehicles) {
    add("category", vehicle.category);
    for (const characteristic of vehicle.characteristics) add("characteristic", characteristic);
    add("function", vehicle.function);
  }
  return [...found.values()].map((tag) => ({
    tag,
    text: normalise(tag.text),
    haystack: haystack([tag.text]),
  }));
}

function positionsByName(entries: readonly Entry[]): Map<string, number[]> {
  const positions = new Map<string, number[]>();
  for (const [position, entry] of entries.entries()) {
    for (const name of new Set(entry.names.map(normalise))) {
      const known = positions.get(name);
      if (known) known.push(position);
      else positions.set(name, [position]);
    }
  }
  return positions;
}

function readVocabulary(entries: readonly Entry[]): Vocabulary {
  const pieces = (texts: string[]) => new Set(texts.flatMap((text) => text.split(BREAK)));
  return new Vocabulary(
    pieces(entries.flatMap(({ nameText, tagText }) => [nameText, tagText])),
    pieces(entries.map(({ descriptionText }) => descriptionText)),
  );
}

function readIndex(vehicles: readonly Vehicle[]): PlatformIndex {
  const isUnknown = (vehicle: Vehicle) => vehicle.platformId === UNKNOWN;
  const ordered = [...vehicles.filter((v) => !isUnknown(v)), ...vehicles.filter(isUnknown)];
  const entries = ordered.map(readEntry);
  const terms = readTerms(ordered.filter((vehicle) => !isUnknown(vehicle)));
  const termPositions = new Map<string, number[]>();
  for (const [position, { text }] of terms.entries()) {
    termPositions.set(text, [...(termPositions.get(text) ?? []), position]);
  }
  let words: Vocabulary | undefined;
  return {
    entries,
    terms,
    fuzzyNames: new FuzzyNames(positionsByName(entries)),
    fuzzyTerms: new FuzzyNames(termPositions),
    vocabulary() {
      words ??= readVocabulary(entries);
      return words;
    },
  };
}

const known = new WeakMap<readonly Vehicle[], PlatformIndex>();

/** The index of a platform list, made once for each list. */
export function platformIndex(vehicles: readonly Vehicle[]): PlatformIndex {
  let index = known.get(vehicles);
  if (!index) {
    index = readIndex(vehicles);
    known.set(vehicles, index);
  }
  return index;
}
