import { Ellipsis, type LucideIcon } from "lucide-react";
import { type ComponentProps, type KeyboardEvent, useState } from "react";
import { Button, IconButton } from "./button";
import { useLatePart } from "./late";
import styles from "./menu.module.css";
import { windows } from "./windows";

export interface MenuItem {
  label: string;
  icon?: LucideIcon;
  /** Keys that do the same, shown beside the label. */
  keys?: string;
  /** Irreversible actions are set apart from the rest. */
  look?: "plain" | "danger";
  run(): void;
}

export interface MenuProps {
  label: string;
  /** Shown beside the label on the button; without it the button has three dots only. */
  icon?: LucideIcon;
  /** One that does not apply is false. */
  items: readonly (MenuItem | false)[];
  disabled?: boolean;
  /** It has just been asked for. */
  opens?: boolean;
}

/**
 * A button that opens a list of actions. Down opens it, arrows and first letters move, Escape closes it. Where the
 * code of the list has not come yet, the button fetches it.
 */
export function Menu({ opens = false, ...props }: MenuProps) {
  const [wasThere] = useState(windows.part.value !== null);
  const [isAsked, setAsked] = useState(wasThere || opens);
  const part = useLatePart(windows, isAsked);
  if (part && isAsked) return <part.MenuWindow {...props} startsOpen={!wasThere || opens} />;
  return (
    <MenuButton
      {...props}
      aria-haspopup="menu"
      aria-expanded={false}
      onClick={() => setAsked(true)}
      onKeyDown={({ key }: KeyboardEvent) => key === "ArrowDown" && setAsked(true)}
    />
  );
}

/** The button of a menu, by its label and icon. */
export function MenuButton({
  label,
  icon,
  items: _items,
  ...rest
}: MenuProps & Omit<ComponentProps<"button">, "children">) {
  return icon ? (
    <Button icon={icon} {...rest} className={styles.trigger}>
      {label}
    </Button>
  ) : (
    <IconButton {...rest} label={label} className={styles.trigger}>
      <Ellipsis size={18} />
    </IconButton>
  );
}
