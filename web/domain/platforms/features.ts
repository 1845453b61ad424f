/**
 * What can be seen of a vehicle from afar, and asked for: the one list that the search, its row of buttons, the cards
 * and the server follow. `any` is whatever number of wheels.
 */
export const FEATURES = {
  gear: { label: "Wheels", values: ["any", "4", "6", "8", "tracks"] },
  turret: { label: "Turret", values: ["yes", "no"] },
  gun: {
    label: "Gun",
    values: ["long", "short", "autocannon", "machine gun", "tubes", "missiles", "none"],
  },
  hull: { label: "Hull", values: ["boat", "box", "truck"] },
  mast: { label: "Mast", values: ["yes", "no"] },
  radar: { label: "Radar", values: ["yes", "no"] },
} as const;

export type FeatureName = keyof typeof FEATURES;
export type FeatureValue<Name extends FeatureName = FeatureName> =
  (typeof FEATURES)[Name]["values"][number];

const isFeatureName = (name: string): name is FeatureName => Object.hasOwn(FEATURES, name);
export const FEATURE_NAMES: readonly FeatureName[] = Object.keys(FEATURES).filter(isFeatureName);

/**
 * What a drawing shows of each feature: every value that may be seen, more than one where it folds or is hard to judge,
 * none where it has nothing of the kind. What is left out cannot be told from the drawing.
 */
export type Features = { readonly [Name in FeatureName]?: readonly FeatureValue<Name>[] };

/** One thing that is seen, or seen to be missing. */
export interface Seen {
  feature: FeatureName;
  value: FeatureValue;
  /** It is seen not to be there: "no missiles". */
  isNot?: true;
}

export const isSameSeen = (one: Seen, other: Seen): boolean =>
  one.feature === other.feature && one.value === other.value && one.isNot === other.isNot;

/** Whether a platform that has the one cannot have the other: it may have several guns, but not none beside them. */
export const isInsteadOf = (one: Seen, other: Seen): boolean =>
  one.feature === other.feature &&
  (one.feature !== "gun" || one.value === "none" || other.value === "none");

/** What a platform has of a thing that was seen; "unknown" where no drawing tells. */
export type Fit = "has" | "lacks" | "unknown";

export function fitOf({ features }: { features: Features | null }, seen: Seen): Fit {
  const values: readonly string[] | undefined = features?.[seen.feature];
  if (values === undefined) return "unknown";
  return values.includes(seen.value) === (seen.isNot !== true) ? "has" : "lacks";
}

/** "8 wheels", "Tracks", "No turret", "Machine gun", "Boat hull". */
export function seenText({ feature, value, isNot = undefined }: Seen): string {
  const text = isNot ? `no ${wordsOf(feature, value)}` : wordsOf(feature, value);
  return text.charAt(0).toUpperCase() + text.slice(1);
}

function wordsOf(feature: FeatureName, value: FeatureValue): string {
  const name = FEATURES[feature].label.toLowerCase();
  if (value === "yes" || value === "any") return name;
  if (value === "no" || value === "none") return `no ${name}`;
  if (value === "long" || value === "short" || feature === "hull" || feature === "gear")
    return value === "tracks" ? value : `${value} ${name}`;
  return value;
}
