import type { Theme } from "../domain/theme";
import { IconButton } from "./button";
import { Hint } from "./hint";
import { THEME_ICONS } from "./theme-icons";

interface Props {
  theme: Theme;
  name: string;
  onNext(): void;
}

/** Switches to the next theme, on the screens beside the operators' navigation, which has its own. */
export function ThemeButton({ theme, name, onNext }: Props) {
  const Icon = THEME_ICONS[theme];
  const label = `Theme: ${name}`;
  return (
    <Hint text={`${label} (Alt T)`} side="bottom">
      <IconButton label={label} aria-keyshortcuts="Alt+T" onClick={onNext}>
        <Icon size={20} />
      </IconButton>
    </Hint>
  );
}
