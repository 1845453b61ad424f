/** What travels inside the executable, besides Sightline itself. */
export const PART_KINDS = ["package", "font", "data", "runtime", "library"] as const;

/**
 * - `package`: code from npm that the bundler took
 * - `font`, `data`: files that are embedded
 * - `runtime`: Bun
 * - `library`: what is linked or embedded into Bun
 */
export type PartKind = (typeof PART_KINDS)[number];

/** Something that others made, and its licence. */
export interface LicensedPart {
  kind: PartKind;
  name: string;
  /** Null if its maker gives none, or where Bun does not say which one it links. */
  version: string | null;
  /** An SPDX expression. */
  licence: string;
  /** The licence in full, with its copyright notices. */
  text: string;
  /** What it is used for here, and the notice that its licence requires. */
  note: string | null;
  /** Where it comes from. */
  source: string | null;
}

/** Parts by kind and then by name, without regard to the language of the machine. */
export function inOrder(parts: readonly LicensedPart[]): LicensedPart[] {
  const rank = ({ kind }: LicensedPart) => PART_KINDS.indexOf(kind);
  return [...parts].sort((a, b) => rank(a) - rank(b) || compareTexts(a.name, b.name));
}

/** The order of code units, which is the same everywhere. */
export const compareTexts = (a: string, b: string) => (a < b ? -1 : a > b ? 1 : 0);
