import { signal } from "@preact/signals-react";
import { DEFAULT_THEME, THEMES, type Theme } from "../domain/theme";
import { keep, kept } from "./storage";

export const THEME_LABELS: Record<Theme, string> = { day: "Day", dark: "Dark", night: "Night" };

/** Read by theme-boot.ts before the page is painted, under the same key. */
const THEME_KEY = "sightline-theme";

function readTheme(): Theme {
  const stored = kept(THEME_KEY);
  return THEMES.find((theme) => theme === stored) ?? DEFAULT_THEME;
}

export const theme = signal<Theme>(readTheme());

function show(next: Theme): void {
  theme.value = next;
  document.documentElement.dataset.theme = next;
}

export function setTheme(next: Theme): void {
  show(next);
  keep(THEME_KEY, next);
}

/** Another window of this browser changed the theme: at night no window may stay bright. */
window.addEventListener("storage", ({ key }) => {
  if (key === THEME_KEY) show(readTheme());
});

export function nextTheme(): void {
  const index = THEMES.indexOf(theme.value);
  setTheme(THEMES[(index + 1) % THEMES.length] ?? DEFAULT_THEME);
}
