import { ArrowLeft } from "lucide-react";
import type { SightedVehicle } from "../../../domain/reports/sighting";
import { useShortcut } from "../../../lib/shortcuts";
import { IconButton } from "../../../ui/button";
import { Remarks } from "../remarks";
import { ReportScreen, ResetButton } from "../report-screen";
import { useReportForm } from "../use-report-form";
import { Where } from "./locations-panel";
import { WhatItDoes } from "./motion-panel";
import { SightedPlatform } from "./sighted-platform";
import { type SightingDraft, sightingKind } from "./sighting-kind";

interface Props {
  /** The platform that a new report is about. */
  vehicle: SightedVehicle;
  /** Makes the report that the form opens with; asked once. */
  start(): SightingDraft;
  /** The platform's picture, where the database has one. */
  imageUrl: string | null;
  onBack(): void;
  /** Opens another sighting, which may be on another platform. */
  onResume(draft: SightingDraft): void;
}

/** The Sighting & BDA report. */
export function SightingScreen({ vehicle, start, imageUrl, onBack, onResume }: Props) {
  const report = useReportForm(sightingKind(vehicle), start, onBack);
  const { form, change, replace } = report;
  useShortcut("Alt B", "Back to the platforms", onBack);
  return (
    <ReportScreen
      title="Sighting & BDA"
      report={report}
      asset={form.userAsset}
      onResume={onResume}
      back={
        <IconButton label="Back to platforms" onClick={onBack} aria-keyshortcuts="Alt+B">
          <ArrowLeft size={20} aria-hidden="true" />
        </IconButton>
      }
    >
      <SightedPlatform vehicle={form.vehicle} imageUrl={imageUrl}>
        <ResetButton report={report} />
      </SightedPlatform>
      <WhatItDoes form={form} onChange={replace} />
      <Where form={form} onChange={change} onUpdate={report.update} />
      <Remarks value={form.freeText} onChange={(freeText) => change({ freeText })} />
    </ReportScreen>
  );
}
