import type { Page } from "@playwright/test";
import type { State } from "./looks";

/** Screens and states by their names, each reached from the one before it. */
export type Screens = Record<string, (page: Page) => Promise<unknown>>;

/** Them as a walk takes them. */
export const statesOf = (screens: Screens): State[] =>
  Object.entries(screens).map(([name, reach]) => ({ name, reach }));
