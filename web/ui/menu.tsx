import { Ellipsis } from "lucide-react";
import { DropdownMenu } from "radix-ui";
import { type ReactNode, useRef } from "react";
import { Button, IconButton } from "./button";
import styles from "./menu.module.css";

export interface MenuItem {
  label: string;
  icon?: ReactNode;
  /** Irreversible actions are set apart from the rest. */
  look?: "plain" | "danger";
  run(): void;
}

interface Props {
  label: string;
  /** Shown beside the label on the button; without it the button has three dots only. */
  icon?: ReactNode;
  items: readonly MenuItem[];
  disabled?: boolean;
}

/** A button that opens a list of actions. Down opens it, arrows and first letters move, Escape closes it. */
export function Menu({ label, icon, items, disabled }: Props) {
  const chosen = useRef<MenuItem | null>(null);
  return (
    // Not modal: the page behind it would be hidden from screen readers with its focusable parts.
    <DropdownMenu.Root modal={false}>
      <DropdownMenu.Trigger asChild>
        {icon ? (
          <Button className={styles.trigger} disabled={disabled}>
            {icon}
            {label}
          </Button>
        ) : (
          <IconButton label={label} className={styles.trigger} disabled={disabled}>
            <Ellipsis size={18} aria-hidden="true" />
          </IconButton>
        )}
      </DropdownMenu.Trigger>
      {/* In place, not at the page's end, as tooltips are. */}
      <DropdownMenu.Content
        align="end"
        sideOffset={4}
        collisionPadding={8}
        className={styles.menu}
        onCloseAutoFocus={() => {
          // Once the focus is back at the button: a dialog gives it back to where it was.
          const item = chosen.current;
          chosen.current = null;
          if (item) queueMicrotask(item.run);
        }}
      >
        {items.map((item) => (
          <DropdownMenu.Item
            key={item.label}
            className={`${styles.item} ${item.look === "danger" ? styles.danger : ""}`}
            onSelect={() => {
              chosen.current = item;
            }}
          >
            {item.icon}
            {item.label}
          </DropdownMenu.Item>
        ))}
      </DropdownMenu.Content>
    </DropdownMenu.Root>
  );
}
