import { ChangeBanner } from "./change-banner";
import { formatDefinitionOf } from "./domain/formats/built-in";
import { platformOf } from "./domain/formats/field-kinds";
import type { Format, PlatformFormatField } from "./domain/formats/format";
import { unknownPlatform } from "./domain/platforms/unknown-platform";
import { type ReportedPlatform, toReported } from "./domain/reports/sighting";
import { PlatformSearch } from "./features/platforms";
import { kindOfFormat } from "./features/reports/format/format-kind";
import { referenceText } from "./features/reports/report-kind";
import { useShortcut } from "./lib/shortcuts";

interface Props {
  format: Format;
  field: PlatformFormatField;
  /** Leads back to the form. */
  onDone(): void;
}

/** The search for the platform of a format's report, the one that this window works on. All else in it stays. */
export function PlatformChoice({ format, field, onDone }: Props) {
  const definition = formatDefinitionOf(format);
  const { drafts } = kindOfFormat(definition);
  const draft = drafts.current();
  useShortcut("Alt B", "Back to the form", onDone);

  function choose(platform: ReportedPlatform) {
    if (draft) {
      const form = definition.changed({ ...draft.form, [field.id]: { ...platform } });
      drafts.keep({ ...draft, form, sent: false });
    }
    onDone();
  }
  const platform = draft && platformOf(draft.form, field);
  return (
    <PlatformSearch
      title={platform ? "Change platform" : "Choose platform"}
      near={platform?.platformId}
      onSelect={(found) => choose(toReported(found))}
      onUnknown={(text) => choose(unknownPlatform(text))}
      banner={
        <ChangeBanner
          reference={draft ? referenceText(definition, draft.form) : ""}
          platformId={platform?.platformId ?? null}
          onKeep={onDone}
        />
      }
    />
  );
}
