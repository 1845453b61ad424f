/**
 * The screens and themes that Sightline is looked at in. Each view is a project of `playwright.config.ts`, in which
 * `looks*.spec.ts` run; `looks.ts` says what a judgement is.
 */
import type { Project } from "@playwright/test";

/** What a maximised window leaves of 1366×768, below the tabs and above the task bar, for the page and its scrollbars. */
export const LAPTOP = { width: 1366, height: 625 };
/** The same of 1280×720. */
export const SMALL_LAPTOP = { width: 1280, height: 585 };
export const PHONE = { width: 390, height: 844 };
/** The same of 1920×1080. */
export const DESK = { width: 1920, height: 947 };
/** A laptop's page at 200 %: half as wide and half as high. */
export const ZOOMED = { width: 683, height: 312 };
/** A phone in landscape. */
export const ON_ITS_SIDE = { width: 844, height: 390 };
/** WCAG 1.4.10: 320 CSS pixels, as at 400 % on a laptop. */
export const NARROW = { width: 320, height: 640 };

/** `SOAK=1` judges every state in every view in all ways. */
export const IS_SOAK = process.env.SOAK === "1";
/** `PICTURES=1` leaves a picture of every state in every view, to be looked at. */
export const ARE_PICTURED = process.env.PICTURES === "1";
/** Long runs walk through every state. */
export const IS_LONG = IS_SOAK || ARE_PICTURED;

const SIZES = [
  { size: "laptop", viewport: LAPTOP, hasTouch: false },
  { size: "phone", viewport: PHONE, hasTouch: true },
  { size: "desk", viewport: DESK, hasTouch: false },
  { size: "zoomed", viewport: ZOOMED, hasTouch: false },
  { size: "narrow", viewport: NARROW, hasTouch: false },
  { size: "tablet", viewport: { width: 820, height: 1180 }, hasTouch: true },
  { size: "phone-on-its-side", viewport: ON_ITS_SIDE, hasTouch: true },
] as const;
type Size = (typeof SIZES)[number]["size"];

/** Each theme, on a system that is set to be dark or light. */
const THEMES = [
  { theme: "dark", colorScheme: "dark" },
  { theme: "day", colorScheme: "light" },
  { theme: "night", colorScheme: "light" },
] as const;
export type Theme = (typeof THEMES)[number]["theme"];

export type Judgement =
  | "axe"
  | "second engine"
  | "colours"
  | "red"
  | "motion"
  | "tree"
  | "targets"
  | "forced colours"
  | "room"
  | "other windows"
  | "other themes"
  | "text apart"
  | "focus";

export interface View {
  theme: Theme;
  /** What is judged in every state. */
  every: readonly Judgement[];
  /** What is also judged in one state of each layout, and of each screen. */
  layouts: readonly Judgement[];
  /** What is also judged in one state of each screen. */
  screens: readonly Judgement[];
  /** Whether what a screen reader finds is compared with `__snapshots__`. */
  hasTrees?: boolean;
}
type Judged = Omit<View, "theme">;

/**
 * A theme changes colours alone, a size the room alone: what holds in one view is not asked again in the next, and one
 * walk judges the phone, the other themes and the other windows on its way. The long run asks everything of every state.
 */
const EVERY_DAY: Partial<Record<`${Size}-${Theme}`, Judged>> = {
  "laptop-dark": {
    every: ["motion", "tree", "targets", "room"],
    layouts: ["axe", "other windows"],
    screens: ["forced colours", "text apart", "other themes", "focus"],
    hasTrees: true,
  },
  // What a map that is opened by a finger says of itself is another thing than beside a mouse.
  "phone-dark": { every: ["targets", "room"], layouts: [], screens: [] },
};

const IN_EVERY_WAY: Judged = {
  every: [
    "axe",
    "second engine",
    "motion",
    "tree",
    "targets",
    "forced colours",
    "room",
    "text apart",
    "focus",
  ],
  layouts: [],
  screens: [],
};

/** What is judged in a view; null if it is not looked at. */
function judgedIn(size: Size, theme: Theme): Judged | null {
  const isColoursAlone = theme !== "dark" && size !== "laptop";
  if (isColoursAlone && !["phone", "desk"].includes(size)) return null;
  const everyDay = EVERY_DAY[`${size}-${theme}`];
  if (!IS_SOAK) return everyDay ?? (ARE_PICTURED ? { ...IN_EVERY_WAY, every: [] } : null);
  const { every } = isColoursAlone ? { every: ["axe"] as const } : IN_EVERY_WAY;
  return { ...everyDay, ...IN_EVERY_WAY, every: theme === "night" ? [...every, "red"] : every };
}

/** What is looked at on a screen of this size. */
function specsOf(size: Size): string[] {
  const hasMaps = size === "phone" || (size === "laptop" && IS_LONG);
  return [
    ...(size === "phone" && !IS_LONG ? [] : ["looks.spec.ts", "looks-online.spec.ts"]),
    ...(hasMaps ? ["looks-maps.spec.ts"] : []),
  ];
}

/** A project for each view, under a name such as `laptop-dark`. */
export function viewProjects(): Project<{ view: View }>[] {
  return SIZES.flatMap(({ size, viewport, hasTouch }) =>
    THEMES.flatMap(({ theme, colorScheme }) => {
      const judged = judgedIn(size, theme);
      if (judged === null) return [];
      return {
        name: `${size}-${theme}`,
        testMatch: specsOf(size),
        use: {
          viewport,
          hasTouch,
          colorScheme,
          contextOptions: { reducedMotion: "reduce" },
          view: { theme, ...judged },
        },
      };
    }),
  );
}
