import { useSignals } from "@preact/signals-react/runtime";
import { Moon, Sun, SunMoon } from "lucide-react";
import { nextTheme, THEME_LABELS, theme } from "../../lib/theme";
import { IconButton } from "../../ui/button";
import { Hint } from "../../ui/hint";

const ICONS = { day: Sun, dark: SunMoon, night: Moon };

/** On to the next theme, as the operators' navigation does it. */
export function ThemeButton() {
  useSignals();
  const Icon = ICONS[theme.value];
  const label = `Theme: ${THEME_LABELS[theme.value]}`;
  return (
    <Hint text={`${label} (Alt T)`} side="bottom">
      <IconButton label={label} aria-keyshortcuts="Alt+T" onClick={nextTheme}>
        <Icon size={20} aria-hidden="true" />
      </IconButton>
    </Hint>
  );
}
