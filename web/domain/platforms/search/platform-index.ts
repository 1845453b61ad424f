import { once } from "../../once";
import type { Platform } from "../platform";

import { normalize, textWords, wordStarts } from "./normalize";
import { soundOf } from "./sound";
import type { Tag } from "./tags";
import { type KnownWord, Vocabulary } from "./typing-slips";
import { placesOf, WordList } from "./word-list";

/** Between the pieces of a haystack; no query holds one, as white space is dropped from it. */
export const BREAK = "\n";

/** A platform with its text normalised. */
export interface Entry {
  platform: Platform;
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

/** A value whose name is near. */
export interface NearName<T> {
  value: T;
  /** The name that is near, normalised. */
  name: string;
  /** 0 is the same text; the greater, the further away. */
  score: number;
}

/** Finds values by nearly their name, each once, the nearest first. */
export interface NearNames<T> {
  search(query: string, limit: number): NearName<T>[];
}

/** Makes them of normalised names, each with its values. */
export type MakeNearNames = <T>(values: ReadonlyMap<string, readonly T[]>) => NearNames<T>;

export type PlatformIndex = ReturnType<typeof readIndex>;

const UNKNOWN = "Unknown";

function haystack(phrases: readonly string[]): string {
  return ["", ...phrases.flatMap(wordStarts), ""].join(BREAK);
}

/** A platform's id and names as people write them: "SA-8 Gecko, Osa-AKM" holds two. */
export function namesOf({ platformId, aka, otherNames }: Platform): string[] {
  const others = [aka, ...otherNames].flatMap((text) => text.split(/[,;]/));
  return [platformId, ...others.map((name) => name.trim()).filter(Boolean)];
}

/** What a figure or a capital behind a hyphen follows is a family's name: KamAZ-5350, Leopard 2, Typhoon-K. */
const FAMILY = /^\p{L}{2,}(?=[\p{Pd}\s]?\d|\p{Pd}\p{Lu})/u;

/** The family in a name, as written; none in many. */
export function familyOf(name: string): string[] {
  const [family] = FAMILY.exec(name) ?? [];
  return family ? [family] : [];
}

function readEntry(platform: Platform): Entry {
  const names = namesOf(platform);
  const words = textWords([platform.description, ...platform.cues].join(" "));
  return {
    platform,
    id: normalize(platform.platformId),
    names,
    nameText: haystack(names),
    tagText: haystack([
      platform.category,
      platform.function,
      platform.subCategory ?? "",
      ...platform.characteristics,
    ]),
    descriptionText: ["", ...words].join(BREAK),
  };
}

/** Where a word can be, each place with its words; the numbers are positions in `entries`. */
function readWords(entries: readonly Entry[]) {
  const listOf = (read: (entry: Entry) => string) =>
    new WordList(entries.map((entry) => read(entry).split(BREAK).filter(Boolean)));
  const familiesOf = (read: (entry: Entry) => readonly string[]) =>
    new WordList(entries.map((entry) => read(entry).flatMap(familyOf).map(normalize)));
  return {
    ids: new WordList(entries.map(({ id }) => [id])),
    /** Whole. */
    names: new WordList(entries.map(({ names }) => names.map(normalize))),
    /** From each of their words on, as the tags are. */
    nameEnds: listOf(({ nameText }) => nameText),
    /** The families of the designations, "kamaz" of KamAZ-5350, and of all names. */
    idFamilies: familiesOf(({ platform }) => [platform.platformId]),
    families: familiesOf(({ names }) => names),
    tags: listOf(({ tagText }) => tagText),
    description: listOf(({ descriptionText }) => descriptionText),
  };
}

type Words = ReturnType<typeof readWords>;

/** A designation has no two small letters together: MT-LB, KShM. */
const SMALL_LETTERS = /\p{Ll}{2}/u;
const VARIANT = /[\p{Pd}\s]\p{L}$/u;

const kindOf = (name: string) => (SMALL_LETTERS.test(name) ? "name" : "designation");

function* nameWords(entries: readonly Entry[]): Generator<KnownWord> {
  for (const name of new Set(entries.flatMap(({ names }) => names))) {
    const isVariant = VARIANT.test(name);
    for (const word of wordStarts(name)) yield { word, kind: kindOf(name), isVariant };
    for (const family of familyOf(name)) yield { word: normalize(family), kind: kindOf(family) };
  }
}

function readVocabulary(entries: readonly Entry[], { tags, description }: Words): Vocabulary {
  return new Vocabulary([
    ...nameWords(entries),
    ...tags.all().map((word): KnownWord => ({ word, kind: "tag" })),
    ...description.all().map((word): KnownWord => ({ word, kind: "text" })),
  ]);
}

/** The words of names by their sound. */
function readSounds({ nameEnds, families }: Words) {
  const words = [...nameEnds.all(), ...families.all()];
  return {
    words,
    /** By `soundOf`; the positions are those in `words`. */
    keys: new WordList(words.map((word) => [soundOf(word)].filter((key) => key !== null))),
  };
}

function readTerms(platforms: readonly Platform[]): Term[] {
  const found = new Map<string, Tag>();
  const add = (kind: Tag["kind"], text: string) => {
    if (text) found.set(`${kind} ${text}`, { kind, text });
  };
  for (const platform of platforms) {
    add("category", platform.category);
    for (const characteristic of platform.characteristics) add("characteristic", characteristic);
    add("function", platform.function);
  }
  return [...found.values()].map((tag) => ({
    tag,
    text: normalize(tag.text),
    haystack: haystack([tag.text]),
  }));
}

/** The index of a platform list. */
export function readIndex(platforms: readonly Platform[], makeNearNames: MakeNearNames) {
  const isUnknown = (platform: Platform) => platform.platformId === UNKNOWN;
  const ordered = [...platforms.filter((v) => !isUnknown(v)), ...platforms.filter(isUnknown)];
  const entries = ordered.map(readEntry);
  const terms = readTerms(ordered.filter((platform) => !isUnknown(platform)));
  const words = once(() => readWords(entries));
  return {
    /** In the database's order; the Unknown last. */
    entries,
    terms,
    /** Finds platforms by nearly their name; the figures are positions in `entries`. */
    fuzzyNames: makeNearNames(placesOf(entries.map(({ names }) => names.map(normalize)))),
    fuzzyTerms: makeNearNames(placesOf(terms.map(({ text }) => [text]))),
    /** Made when they are first asked for, as what follows. */
    words,
    vocabulary: once(() => readVocabulary(entries, words())),
    sounds: once(() => readSounds(words())),
  };
}
