/** The themes, in the order in which one follows another. */
export const THEMES = ["day", "dark", "night"] as const;
export type Theme = (typeof THEMES)[number];

/** The theme where none was chosen. */
export const DEFAULT_THEME: Theme = "dark";
