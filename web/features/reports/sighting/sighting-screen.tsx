import { ArrowLeft } from "lucide-react";
import { FREE_TEXT_LIMIT } from "../../../domain/fields/text-field";
import type { ReportedPlatform } from "../../../domain/reports/sighting";
import { useShortcut } from "../../../lib/shortcuts";
import { IconButton } from "../../../ui/button";
import { TextArea } from "../../../ui/field";
import { Hint } from "../../../ui/hint";
import { Panel } from "../../../ui/panel";
import { ReportScreen } from "../report-screen";
import { useReportForm } from "../use-report-form";
import { LocationsPanel } from "./locations-panel";
import { MotionPanel } from "./motion-panel";
import { type PlatformRecord, Recognition, SightedPlatform } from "./sighted-platform";
import { type SightingDraft, sightingKind } from "./sighting-kind";

interface SightingScreenProps {
  /** The platform that a new report is about. */
  platform: ReportedPlatform;
  /** Makes the report that the form opens with; asked once. */
  start(): SightingDraft;
  /** What the database has of a platform; null for one that it does not hold. */
  recordOf(platform: ReportedPlatform): PlatformRecord | null;
  /** Leads to the list for another platform; the rest of the report stays. */
  onChangePlatform(): void;
  onBack(): void;
  /** Opens another sighting, which may be on another platform. */
  onResume(draft: SightingDraft): void;
}

/** The Sighting & BDA report. */
export function SightingScreen({
  platform,
  start,
  recordOf,
  onChangePlatform,
  onBack,
  onResume,
}: SightingScreenProps) {
  const report = useReportForm(sightingKind(platform), start, onBack);
  const { form, change, replace } = report;
  const record = recordOf(form.vehicle);
  useShortcut("Alt B", "Back to the platforms", onBack);
  return (
    <ReportScreen
      title="Sighting & BDA"
      report={report}
      asset={form.userAsset}
      onResume={onResume}
      back={
        <Hint text="Back to platforms (Alt B)" side="bottom">
          <IconButton label="Back to platforms" onClick={onBack} aria-keyshortcuts="Alt+B">
            <ArrowLeft size={20} aria-hidden="true" />
          </IconButton>
        </Hint>
      }
    >
      <SightedPlatform
        platform={form.vehicle}
        whose={{
          side: form.side,
          onSide: (side) => change({ side }),
        }}
        record={record}
        onChange={onChangePlatform}
      />
      <MotionPanel form={form} onChange={replace} />
      <LocationsPanel form={form} onChange={change} onUpdate={report.update} />
      <Panel>
        <TextArea
          label="Free text"
          value={form.freeText}
          limit={FREE_TEXT_LIMIT}
          plain
          onChange={(event) => change({ freeText: event.currentTarget.value })}
        />
      </Panel>
      <Recognition record={record} />
    </ReportScreen>
  );
}
