import { useSignals } from "@preact/signals-react/runtime";
import { useShortcut } from "./shortcuts";
import { nextTheme, THEME_LABELS, theme } from "./theme";

/** Has Alt T change the theme on a screen. @returns what its button shows and does */
export function useThemeKey() {
  useSignals();
  useShortcut("Alt T", "Change the theme", nextTheme);
  return { theme: theme.value, name: THEME_LABELS[theme.value], onNext: nextTheme };
}
