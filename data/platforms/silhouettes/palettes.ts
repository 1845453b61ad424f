import type { DrawingTheme } from "../../../web/domain/theme";
import type { Paint, Tone } from "./svg-builder";

export type Palette = Readonly<Record<Tone, string>> & {
  /** The paint of what gives off heat, where it differs. */
  readonly hot?: Readonly<Record<Paint, string>>;
};

/**
 * Concrete colours for silhouettes that are served as files, one set for each
 * theme. In the dark themes the outline is the brightest tone, so that thin
 * things (aerials, masts, gun barrels) stand out from the ground.
 */
export const PALETTES = {
  day: { ground: "#e9ece3", body: "#5b6a4b", mid: "#7f8e69", dark: "#2b3326", light: "#cfd6be", line: "#161c12" },
  dark: { ground: "#161c1e", body: "#46543f", mid: "#64755a", dark: "#262e26", light: "#8d9b80", line: "#c9d3bd" },
  night: { ground: "#120302", body: "#7d251b", mid: "#923026", dark: "#2a0a07", light: "#a6382c", line: "#de4638" },
  /** As a thermal sight shows it, white-hot: cold ground, warm metal, and brightest what gives off heat. */
  thermal: {
    ground: "#1b1b1b",
    body: "#5e5e5e",
    mid: "#6e6e6e",
    dark: "#444444",
    light: "#555555",
    line: "#9c9c9c",
    hot: { body: "#f6f6f6", mid: "#ffffff", dark: "#d2d2d2", light: "#ffffff" },
  },
} as const satisfies Record<DrawingTheme, Palette>;

/** Fills in a drawing's colours: what stands there as `{body}`, or as `{hot-body}` for what gives off heat. */
export const painted = (drawing: string, palette: Palette): string =>
  drawing.replace(
    /\{(hot-)?(body|mid|dark|light|ground|line)\}/g,
    (_, hot: string | undefined, tone: Paint) => (hot === undefined ? undefined : palette.hot)?.[tone] ?? palette[tone],
  );
