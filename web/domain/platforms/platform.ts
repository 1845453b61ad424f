/**
 * What a platform (a vehicle or piece of equipment) is, and the closed lists of words that describe it. The lists are
 * the specification's; data with any other word does not compile.
 */

import type { Features } from "./features";

export const CATEGORIES = [
  "APC",
  "ATGM",
  "Air Defence",
  "Airborne",
  "Armor",
  "Artillery",
  "CBRN",
  "Communications",
  "Electronic Warfare",
  "Engineering",
  "IFV",
  "Infantry Support",
  "Logistics",
  "Recon",
  "Tactical Ballistic Missile",
  "Utility",
  "Utility Vehicle",
] as const;
export type Category = (typeof CATEGORIES)[number];

/** The categories that a row of the database may have: the Unknown has one of its own. */
export const PLATFORM_CATEGORIES = [...CATEGORIES, "Unknown"] as const;
export type PlatformCategory = (typeof PLATFORM_CATEGORIES)[number];

export const CHARACTERISTICS = [
  "122 mm",
  "125 mm",
  "130 mm",
  "152 mm",
  "203 mm",
  "220 mm",
  "240 mm",
  "300 mm",
  "Tracked",
  "Wheeled",
  "Towed",
  "Amphibious",
  "Articulated",
  "4x4",
  "6x6",
  "8x8",
  "Heavy",
  "Medium",
  "Light",
  "Light Vehicle",
  "SP",
  "SPG",
  "SPH",
  "Howitzer",
  "Gun",
  "Mortar",
  "MLRS",
  "Thermobaric",
  "SAM",
  "AAA",
  "SPAAG",
  "TEL",
  "TELAR",
  "Short Range",
  "Medium Range",
  "Long Range",
  "Radar",
  "Early Warning",
  "Target Acquisition",
  "Fire Control",
  "Counter-Battery",
  "Height Finder",
  "Tank",
  "IFV",
  "APC",
  "ATGM",
  "Turret",
  "Armoured",
  "Ballistic Missile",
  "Coastal Defence",
  "EW",
  "Jammer",
  "SIGINT",
  "C2",
  "Communications",
  "Satellite",
  "Truck",
  "Transloader",
  "Recovery",
  "Bridging",
  "Mine Layer",
  "Mine Clearing",
  "UAV",
  "CBRN",
] as const;
export type Characteristic = (typeof CHARACTERISTICS)[number];

export const GRID_ACCURACIES = ["Cat 1", "Cat 2", "Cat 3", "Cat 4"] as const;
/** How well a position is known, finest first. */
export type GridAccuracy = (typeof GRID_ACCURACIES)[number];

/** The error of a position that a category allows at most, in metres. */
export const ACCURACY_METRES: Record<GridAccuracy, number> = {
  "Cat 1": 6,
  "Cat 2": 15,
  "Cat 3": 30,
  "Cat 4": 91,
};

/** The categories for an operator to choose from, each with its metres. */
export const ACCURACY_CHOICES = GRID_ACCURACIES.map((value) => ({
  value,
  label: `${value} · ${ACCURACY_METRES[value]} m`,
}));

/** Another platform that this one is mistaken for, and how to tell them apart. */
export interface Confusion {
  platformId: string;
  tellApart: string;
}

/** The parts of a platform that a person writes in `data/platforms/`. */
export interface PlatformRecord {
  /** The designation that goes into the message, e.g. "BM-21". */
  platformId: string;
  /** The name that follows in the message's bracket and on the card; "" when there is none. */
  aka: string;
  /** Further names that the search finds: NATO names, indices, translations, spellings. */
  otherNames: readonly string[];
  /** Two or three sentences: what it is and how to recognise it. */
  description: string;
  function: string;
  category: Category;
  subCategory: string;
  characteristics: readonly Characteristic[];
  /** How well such a thing is located as a rule, by its size. It fills no report. */
  gridUnit: GridAccuracy;
  /** MIL-STD-2525C symbol identification code, 15 characters. */
  sidcCode: string;
  /** What to look for, three to five short phrases. */
  cues: readonly string[];
  confusedWith: readonly Confusion[];
}

/** A platform as the server lists it. */
export interface Platform extends PlatformInput {
  id: number;
  /** A path of the server; null if there is no image. */
  imageUrl: string | null;
  /** What the image shows; null if there is none. */
  imageAlt: string | null;
  /** What the built-in drawing shows of what can be seen from afar; null where there is none. */
  features: Features | null;
}

/** A platform as it goes into the database; the Unknown has neither symbol code nor sub-category. */
export interface PlatformInput
  extends Omit<PlatformRecord, "category" | "subCategory" | "sidcCode"> {
  category: PlatformCategory;
  subCategory: string | null;
  sidcCode: string | null;
  /** Both sides have it: its symbol is hostile unless the operator says otherwise. */
  bothSides: boolean;
}
