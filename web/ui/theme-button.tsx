import { useSignals } from "@preact/signals-react/runtime";
import { useShortcut } from "../lib/shortcuts";
import { nextTheme, THEME_LABELS, theme } from "../lib/theme";
import { IconButton } from "./button";
import { Hint } from "./hint";
import { THEME_ICONS } from "./theme-icons";

/** Switches to the next theme, by Alt T too: on the screens beside the operators' navigation, which has its own. */
export function ThemeButton() {
  useSignals();
  useShortcut("Alt T", "Change the theme", nextTheme);
  const Icon = THEME_ICONS[theme.value];
  const label = `Theme: ${THEME_LABELS[theme.value]}`;
  return (
    <Hint text={`${label} (Alt T)`} side="bottom">
      <IconButton label={label} aria-keyshortcuts="Alt+T" onClick={nextTheme}>
        <Icon size={20} aria-hidden="true" />
      </IconButton>
    </Hint>
  );
}
