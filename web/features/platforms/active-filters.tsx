import { X } from "lucide-react";
import { useId } from "react";
import { KIND_LABELS, type Tag } from "../../domain/platforms/search/tags";
import styles from "./active-filters.module.css";

interface Props {
  tags: readonly Tag[];
  onRemove(tag: Tag): void;
}

/** The tags that filter just now, each with its button to remove it. */
export function ActiveFilters({ tags, onRemove }: Props) {
  const id = useId();
  return (
    <div className={`${styles.filters} line`}>
      <h2 id={id} className={styles.title}>
        Active Filters
      </h2>
      <ul className={styles.tags} aria-labelledby={id}>
        {tags.map((tag) => (
          <li key={`${tag.kind} ${tag.text}`} className={styles.tag}>
            {KIND_LABELS[tag.kind] && <span className={styles.kind}>{KIND_LABELS[tag.kind]}</span>}
            <span className={`${styles.text} cut`}>{tag.text}</span>
            <button
              type="button"
              className={styles.remove}
              aria-label={`Remove ${tag.text}`}
              onClick={() => onRemove(tag)}
            >
              <X size={16} />
            </button>
          </li>
        ))}
      </ul>
    </div>
  );
}
