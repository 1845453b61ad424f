import { Navigate, useNavigate } from "react-router-dom";
import { formatDefinitionOf } from "./domain/formats/built-in";
import { platformOf } from "./domain/formats/field-kinds";
import type { FieldOf, Format } from "./domain/formats/format";
import { unknownPlatform } from "./domain/platforms/unknown-platform";
import { type ReportedPlatform, toReported, withPlatform } from "./domain/reports/sighting";
import { SIGHTING } from "./domain/reports/sighting-definition";
import { PlatformSearch } from "./features/platforms";
import { kindOfFormat } from "./features/reports/format/format-kind";
import { referenceText } from "./features/reports/report-kind";
import { sightingDrafts } from "./features/reports/sighting/sighting-kind";
import { useShortcut } from "./lib/shortcuts";
import { sightingPath } from "./open-report";
import { Button } from "./ui/button";
import panels from "./ui/panel.module.css";

/** /dashboard?change: another platform for the sighting that this window works on. */
export function PlatformChange() {
  const navigate = useNavigate();
  const draft = sightingDrafts.current();
  if (!draft) return <Navigate to="/dashboard" replace />;
  const { form } = draft;
  return (
    <Choice
      reference={referenceText(SIGHTING, form)}
      platform={form.vehicle}
      onChoose={(platform, bothSides) => {
        const changed = withPlatform(form, platform, bothSides);
        sightingDrafts.keep({ ...draft, form: changed, sent: false });
        navigate(sightingPath(platform.id), { replace: true });
      }}
      onKeep={() => navigate(sightingPath(form.vehicle.id))}
    />
  );
}

interface Props {
  format: Format;
  field: FieldOf<"platform">;
  /** Leads back to the form. */
  onDone(): void;
}

/** The platform of a format's report, the one that this window works on. */
export function PlatformChoice({ format, field, onDone }: Props) {
  const definition = formatDefinitionOf(format);
  const { drafts } = kindOfFormat(definition);
  const draft = drafts.current();
  return (
    <Choice
      reference={draft ? referenceText(definition, draft.form) : ""}
      platform={draft && platformOf(draft.form, field)}
      onChoose={(platform) => {
        if (draft) {
          const form = definition.changed({ ...draft.form, [field.id]: { ...platform } });
          drafts.keep({ ...draft, form, sent: false });
        }
        onDone();
      }}
      onKeep={onDone}
    />
  );
}

interface ChoiceProps {
  /** What the report is known by. */
  reference: string;
  /** Null while it has none. */
  platform: ReportedPlatform | null;
  onChoose(platform: ReportedPlatform, bothSides: boolean): void;
  onKeep(): void;
}

/** The search for the platform of a report. All else in it stays. */
function Choice({ reference, platform, onChoose, onKeep }: ChoiceProps) {
  useShortcut("Alt B", platform ? "Keep the platform" : "Back to the form", onKeep);
  return (
    <PlatformSearch
      title={platform ? "Change platform" : "Choose platform"}
      near={platform?.platformId}
      onSelect={(found) => onChoose(toReported(found), found.bothSides)}
      onUnknown={(text) => onChoose(unknownPlatform(text), false)}
      banner={
        <section className={panels.banner} aria-label="Change platform">
          <p>
            Choose the platform for <strong>{reference}</strong>. Everything else in the report
            stays.{platform && " Its look-alikes come first."}
          </p>
          <Button keys="Alt B" onClick={onKeep}>
            {platform ? `Keep ${platform.platformId}` : "Back to the form"}
          </Button>
        </section>
      }
    />
  );
}
