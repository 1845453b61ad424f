import type { ComponentProps } from "react";
import { platformOf } from "../../../domain/formats/field-kinds";
import { useShortcut } from "../../../lib/shortcuts";
import { Button } from "../../../ui/button";
import { SightedPlatform } from "../sighting/sighted-platform";
import styles from "./format.module.css";
import type { LargeFields } from "./format-entry";

/** The platform that the report is about, or the way to choose one. */
export function PlatformField({
  field,
  entry: { form, platforms },
}: ComponentProps<LargeFields["PlatformField"]>) {
  const platform = platformOf(form, field);
  const choose = () => platforms.onChoose(field);
  return (
    <fieldset className={styles.platform} aria-label={field.label}>
      <p className={`${styles.name} muted`} aria-hidden="true">
        <strong>{field.label}</strong> {field.hint}
      </p>
      {platform ? (
        <SightedPlatform
          platform={platform}
          record={platforms.recordOf(platform)}
          onChange={choose}
        />
      ) : (
        <Choose onChoose={choose} />
      )}
    </fieldset>
  );
}

function Choose({ onChoose }: { onChoose(): void }) {
  useShortcut("Alt V", "Choose platform", onChoose);
  return (
    <Button keys="Alt V" aria-keyshortcuts="Alt+V" onClick={onChoose}>
      Choose platform
    </Button>
  );
}
