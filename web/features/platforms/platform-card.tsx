import { EyeOff } from "lucide-react";
import { type KeyboardEvent, memo, useId } from "react";
import { shownAka } from "../../domain/platforms/aka";
import type { Platform } from "../../domain/platforms/platform";
import { Button } from "../../ui/button";
import { Keys } from "../../ui/keys";
import styles from "./platform-card.module.css";
import { PlatformImage } from "./platform-image";

export type CardAction = "select" | "details" | "hide";

interface Props {
  platform: Platform;
  /** The tags that are why it is shown, a line each. */
  marks: string;
  /** Of all cards, the current one's buttons alone can be reached by Tab. */
  current: boolean;
  /** The keys that open it from the search box, where it is the first answer; else null. */
  litKeys: string | null;
  onSelect(platform: Platform): void;
  onDetails(platform: Platform): void;
  onHide(platform: Platform): void;
  onFocus(platform: Platform): void;
  onKeyDown(event: KeyboardEvent<HTMLButtonElement>, platform: Platform): void;
}

/** A platform to be recognised. The grid makes a click anywhere on it one on its main button. */
export const PlatformCard = memo(function PlatformCard({
  platform,
  marks,
  current,
  litKeys,
  onSelect,
  onDetails,
  onHide,
  onFocus,
  onKeyDown,
}: Props) {
  const id = useId();
  const { platformId, description } = platform;
  const aka = shownAka(platform.aka, platformId);
  const button = {
    "aria-describedby": id,
    tabIndex: current ? 0 : -1,
    onFocus: () => onFocus(platform),
    onKeyDown: (event: KeyboardEvent<HTMLButtonElement>) => onKeyDown(event, platform),
  };
  return (
    <article
      className={styles.card}
      aria-label={platformId}
      data-lit={litKeys === null ? undefined : true}
    >
      <PlatformImage platform={platform} />
      {litKeys !== null && (
        <p className={styles.lit} aria-hidden="true">
          <Keys keys={litKeys} /> opens
        </p>
      )}
      <div className={styles.head}>
        <h2 id={id} className={styles.id}>
          {platformId}
        </h2>
        {aka && (
          <span className={styles.aka} title={platform.aka}>
            {aka}
          </span>
        )}
      </div>
      <p className={styles.description}>{description}</p>
      <Tags platform={platform} marks={marks} />
      <div className={styles.actions}>
        <Button
          {...button}
          look="quiet"
          className={styles.hide}
          data-action={"hide" satisfies CardAction}
          onClick={() => onHide(platform)}
        >
          <EyeOff size={16} aria-hidden="true" />
          Filter out
        </Button>
        <Button
          {...button}
          look="quiet"
          className={styles.details}
          data-action={"details" satisfies CardAction}
          aria-keyshortcuts="Space"
          aria-haspopup="dialog"
          onClick={() => onDetails(platform)}
        >
          Details
        </Button>
        <Button
          {...button}
          className={styles.select}
          data-action={"select" satisfies CardAction}
          aria-keyshortcuts={litKeys === null ? undefined : litKeys.replace("Ctrl ", "Control+")}
          onClick={() => onSelect(platform)}
        >
          Select
        </Button>
      </div>
    </article>
  );
});

/** Category, function and characteristics; what matched comes first, so that it is not cut off. */
function Tags({ platform, marks }: { platform: Platform; marks: string }) {
  const marked = new Set(marks.split("\n"));
  const tags = [...new Set([platform.category, platform.function, ...platform.characteristics])];
  const ordered = [
    ...tags.filter((tag) => marked.has(tag)),
    ...tags.filter((tag) => !marked.has(tag)),
  ];
  return (
    <ul className={styles.tags} aria-label="Tags">
      {ordered.map((tag) => (
        <li key={tag} className={styles.tag}>
          {marked.has(tag) ? <mark className={styles.mark}>{tag}</mark> : tag}
        </li>
      ))}
    </ul>
  );
}
