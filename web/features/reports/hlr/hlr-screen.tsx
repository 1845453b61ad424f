import { useSignals } from "@preact/signals-react/runtime";
import { useState } from "react";
import { spaceProgressively } from "../../../domain/grid";
import { poiOf, pooOf, ROUNDS, rangeKm } from "../../../domain/reports/hlr";
import { rangeAlert, WEAPON_RANGES, WEAPON_TYPES } from "../../../domain/weapon-ranges";
import { operator } from "../../../lib/session";
import { useShortcut } from "../../../lib/shortcuts";
import { NumberField } from "../../../ui/number-field";
import { Panel } from "../../../ui/panel";
import { Segmented } from "../../../ui/segmented";
import { loadHlrViewer } from "../../map";
import { GridGroup } from "../grid-group";
import { MapDialog, useMapAhead } from "../map-dialog";
import { OpenMapButton } from "../open-map-button";
import { Remarks } from "../remarks";
import { startDraft } from "../report-kind";
import { ReportScreen, ResetButton } from "../report-screen";
import common from "../report-screen.module.css";
import { useReportForm } from "../use-report-form";
import styles from "./hlr.module.css";
import { HLR_KIND } from "./hlr-kind";
import { TargetNumberField } from "./target-number-field";

const WEAPON_CHOICES = WEAPON_TYPES.map((value) => ({ value, label: value }));

/** The hostile location report: where fire came from, where it fell, and what fired. */
export function HlrScreen({ isReturn }: { isReturn: boolean }) {
  useSignals();
  const report = useReportForm(HLR_KIND, () => startDraft(HLR_KIND, isReturn));
  const { form, change, draft } = report;
  const [isMapOpen, setMapOpen] = useState(false);
  useShortcut("Alt M", "Open map", () => setMapOpen(true));
  useMapAhead(loadHlrViewer);
  const km = rangeKm(form);
  const alert = km !== null && form.weaponType !== "" ? rangeAlert(form.weaponType, km) : null;
  return (
    <ReportScreen title="HLR / Hostile Location Report" report={report} asset={form.asset}>
      <Panel title="Target" action={<ResetButton report={report} />}>
        <TargetNumberField
          form={form}
          isCurrent={draft.sent && form.targetNumber === operator().lastHlrTargetNumber}
          onChange={(targetNumber) => change({ targetNumber })}
        />
      </Panel>
      <Panel title="Where" action={<OpenMapButton onOpen={() => setMapOpen(true)} />}>
        <div className={styles.points}>
          <Point name="POO" meaning="point of origin">
            <GridGroup
              name="POO"
              value={pooOf(form)}
              space={spaceProgressively}
              onChange={({ gzd, coordinates }) =>
                change({ pooGzd: gzd, pooCoordinates: coordinates })
              }
            />
          </Point>
          <Point name="POI" meaning="point of impact">
            <GridGroup
              name="POI"
              value={poiOf(form)}
              space={spaceProgressively}
              onChange={({ gzd, coordinates }) =>
                change({ poiGzd: gzd, poiCoordinates: coordinates })
              }
            />
          </Point>
        </div>
        {isMapOpen && (
          <MapDialog title="HLR map" load={loadHlrViewer} onClose={() => setMapOpen(false)}>
            {({ HlrViewer }) => <HlrViewer form={form} onClose={() => setMapOpen(false)} />}
          </MapDialog>
        )}
      </Panel>
      <Panel title="What fired">
        <div className={common.line}>
          <Segmented
            label="Weapon Type"
            value={form.weaponType}
            choices={WEAPON_CHOICES}
            onChange={(weaponType) => change({ weaponType })}
          />
          <NumberField
            label="Number of Rounds"
            rule={ROUNDS}
            plain
            value={form.numberOfRounds}
            fieldClass={styles.rounds}
            onChange={(numberOfRounds) => change({ numberOfRounds })}
          />
        </div>
        <p className={styles.range}>
          {km === null ? "" : `POO to POI: ${km.toFixed(1)} km.`}
          {form.weaponType !== "" && ` ${form.weaponType} reach ${rangeText(form.weaponType)}.`}
        </p>
        <p className={styles.alert} role="alert">
          {alert}
        </p>
      </Panel>
      <Remarks value={form.freeText} onChange={(freeText) => change({ freeText })} />
    </ReportScreen>
  );
}

function rangeText(weapon: keyof typeof WEAPON_RANGES): string {
  const { min, max } = WEAPON_RANGES[weapon];
  return `${min} to ${max} km`;
}

function Point({
  name,
  meaning,
  children,
}: {
  name: string;
  meaning: string;
  children: React.ReactNode;
}) {
  return (
    <div>
      <p className={styles.name} aria-hidden="true">
        <strong>{name}</strong> {meaning}
      </p>
      {children}
    </div>
  );
}
