/** The themes, in the order in which one follows another. */
export const THEMES = ["day", "dark", "night"] as const;
export type Theme = (typeof THEMES)[number];

/** The colours in which a platform's drawing comes: each theme's, and those of a thermal sight, white-hot. */
export const DRAWING_THEMES = [...THEMES, "thermal"] as const;
export type DrawingTheme = (typeof DRAWING_THEMES)[number];

/** The theme where none was chosen. */
export const DEFAULT_THEME: Theme = "dark";
