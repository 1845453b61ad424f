import { useSignals } from "@preact/signals-react/runtime";
import { nextTheme, THEME_LABELS, theme } from "../../lib/theme";
import { IconButton } from "../../ui/button";
import { Hint } from "../../ui/hint";
import { THEME_ICONS } from "../../ui/theme-icons";

/** Switches to the next theme, as the operators' navigation does. */
export function ThemeButton() {
  useSignals();
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
