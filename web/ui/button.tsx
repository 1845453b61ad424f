import type { LucideIcon } from "lucide-react";
import type { ComponentProps } from "react";
import styles from "./button.module.css";
import { Keys } from "./keys";

interface Props extends ComponentProps<"button"> {
  look?: "primary" | "plain" | "quiet" | "danger";
  /** Before the label. */
  icon?: LucideIcon;
  /** Keys that do the same, shown beside the label and told to screen readers, e.g. "Alt M". */
  keys?: string;
}

export function Button({ look = "plain", icon: Icon, keys, className, children, ...rest }: Props) {
  return (
    <button
      type="button"
      className={[styles.button, styles[look], className].filter(Boolean).join(" ")}
      aria-keyshortcuts={keys?.replace("Ctrl", "Control").replaceAll(" ", "+")}
      {...rest}
    >
      {Icon && <Icon size={16} />}
      {children}
      {keys && <Keys keys={keys} />}
    </button>
  );
}

/** A button that shows only an icon; its label is its name. */
export function IconButton({
  label,
  className,
  ...rest
}: ComponentProps<"button"> & { label: string }) {
  return (
    <button
      type="button"
      aria-label={label}
      className={[styles.icon, className].filter(Boolean).join(" ")}
      {...rest}
    />
  );
}
