import type { ComponentProps } from "react";
import styles from "./button.module.css";
import { Keys } from "./keys";

interface Props extends ComponentProps<"button"> {
  look?: "primary" | "plain" | "quiet" | "danger";
  /** Keys that do the same, shown beside the label, e.g. "Alt M". */
  keys?: string;
}

export function Button({ look = "plain", keys, className, children, ...rest }: Props) {
  return (
    <button
      type="button"
      className={[styles.button, styles[look], className].filter(Boolean).join(" ")}
      {...rest}
    >
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
