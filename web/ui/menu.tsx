import { Ellipsis } from "lucide-react";
import { type ComponentProps, type KeyboardEvent, type ReactNode, useState } from "react";
import { Button, IconButton } from "./button";
import { useLatePart } from "./late";
import styles from "./menu.module.css";
import { windows } from "./windows";

export interface MenuItem {
  label: string;
  icon?: ReactNode;
  /** Keys that do the same, shown beside the label. */
  keys?: string;
  /** Irreversible actions are set apart from the rest. */
  look?: "plain" | "danger";
  run(): void;
}

export interface MenuProps {
  label: string;
  /** Shown beside the label on the button; without it the button has three dots only. */
  icon?: ReactNode;
  items: readonly MenuItem[];
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
    <Button {...rest} className={styles.trigger}>
      {icon}
      {label}
    </Button>
  ) : (
    <IconButton {...rest} label={label} className={styles.trigger}>
      <Ellipsis size={18} aria-hidden="true" />
    </IconButton>
  );
}
