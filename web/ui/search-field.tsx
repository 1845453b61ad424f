import { Search } from "lucide-react";
import type { ComponentProps } from "react";
import styles from "./search-field.module.css";

interface Props extends ComponentProps<"input"> {
  /** Its name; "Search reports" is shown as "Search reports...". */
  label: string;
}

/** A field that narrows a list as you type; "/" focuses it. */
export function SearchField({ label, className, ...rest }: Props) {
  return (
    <label className={[styles.search, className].filter(Boolean).join(" ")}>
      <Search size={18} />
      <input
        type="search"
        placeholder={`${label}...`}
        aria-label={label}
        aria-keyshortcuts="/"
        {...rest}
      />
    </label>
  );
}
