import { NARROW, ZOOMED } from "./access-judge";
import { LAPTOP, PHONE } from "./fixtures";

/** The screens that the long looks at access go through, by mouse and by finger. */
const SIZES = {
  laptop: { size: LAPTOP, isTouched: false },
  desk: { size: { width: 1920, height: 1080 }, isTouched: false },
  "zoomed laptop": { size: ZOOMED, isTouched: false },
  narrow: { size: NARROW, isTouched: false },
  phone: { size: PHONE, isTouched: true },
  "phone on its side": { size: { width: 844, height: 390 }, isTouched: true },
};

/** Each theme, on a system that is set to be dark or light. */
const LOOKS = [
  { theme: "dark", system: "dark" },
  { theme: "day", system: "light" },
  { theme: "night", system: "light" },
] as const;

/** All themes on the laptop, all screens in the dark one: a theme changes colours alone, a screen the room alone. */
export const VIEWS = Object.entries(SIZES).flatMap(([screen, view]) =>
  LOOKS.filter(({ theme }) => screen === "laptop" || theme === "dark").map((look) => ({
    screen,
    ...view,
    ...look,
  })),
);
