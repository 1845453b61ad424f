import { DropdownMenu } from "radix-ui";
import { useRef } from "react";
import { Keys } from "./keys";
import { MenuButton, type MenuItem, type MenuProps } from "./menu";
import styles from "./menu.module.css";
import { useNarrow } from "./use-media";

interface Props extends MenuProps {
  /** It was asked for before its code had come. */
  startsOpen: boolean;
}

const EDGES = { top: 8, right: 8, bottom: 8, left: 8 };
/** In a narrow window the rail lies below the work. */
const ABOVE_RAIL = 64;

/** What `Menu` of menu.tsx shows. */
export function MenuWindow({ startsOpen, ...props }: Props) {
  const chosen = useRef<MenuItem | null>(null);
  const isNarrow = useNarrow();
  return (
    // Not modal: the page behind it would be hidden from screen readers with its focusable parts.
    <DropdownMenu.Root modal={false} defaultOpen={startsOpen}>
      <DropdownMenu.Trigger asChild>
        <MenuButton {...props} />
      </DropdownMenu.Trigger>
      {/* In place, not at the page's end, as tooltips are. */}
      <DropdownMenu.Content
        align="end"
        sideOffset={4}
        collisionPadding={{ ...EDGES, bottom: isNarrow ? ABOVE_RAIL : EDGES.bottom }}
        className={styles.menu}
        onCloseAutoFocus={() => {
          // Once the focus is back at the button: a dialog gives it back to where it was.
          const item = chosen.current;
          chosen.current = null;
          if (item) queueMicrotask(item.run);
        }}
      >
        {props.items.map(
          (item) =>
            item && (
              <DropdownMenu.Item
                key={item.label}
                className={`${styles.item} ${item.look === "danger" ? styles.danger : ""}`}
                onSelect={() => {
                  chosen.current = item;
                }}
              >
                {item.icon && <item.icon size={16} aria-hidden="true" />}
                {item.label}
                {item.keys && <Keys keys={item.keys} />}
              </DropdownMenu.Item>
            ),
        )}
      </DropdownMenu.Content>
    </DropdownMenu.Root>
  );
}
