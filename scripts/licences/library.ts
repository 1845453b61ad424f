import type { Grant } from "./standard-text";

/** Something that Bun links or embeds. */
export interface Library {
  name: string;
  /** Under which licences it is given here; of alternatives, the one that we take. */
  grants: readonly Grant[];
  note?: string;
}

/** Libraries by their names, each with its grants, and what is said of some of them. */
export const libraries = (
  grants: Record<string, readonly Grant[]>,
  notes: Record<string, string> = {},
): Library[] =>
  Object.entries(grants).map(([name, its]) => ({ name, grants: its, note: notes[name] }));

export const under = (licence: Grant["licence"], ...copyright: string[]): Grant => ({
  licence,
  copyright,
});
export const mit = (...copyright: string[]) => under("MIT", ...copyright);
export const bsd2 = (...copyright: string[]) => under("BSD-2-Clause", ...copyright);
export const bsd3 = (...copyright: string[]) => under("BSD-3-Clause", ...copyright);
export const apache = (...copyright: string[]) => under("Apache-2.0", ...copyright);
