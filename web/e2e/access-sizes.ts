import { NARROW, ZOOMED } from "./access-judge";
import { LAPTOP, PHONE } from "./harness";

/** The screens that the long looks at access go through, by mouse and by finger. */
export const SIZES = {
  laptop: { size: LAPTOP, isTouched: false },
  desk: { size: { width: 1920, height: 1080 }, isTouched: false },
  "zoomed laptop": { size: ZOOMED, isTouched: false },
  narrow: { size: NARROW, isTouched: false },
  phone: { size: PHONE, isTouched: true },
  "phone on its side": { size: { width: 844, height: 390 }, isTouched: true },
};

/** Each theme, on a system that is set to be dark or light. */
export const LOOKS = [
  { theme: "dark", system: "dark" },
  { theme: "day", system: "light" },
  { theme: "night", system: "light" },
] as const;
