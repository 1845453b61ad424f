import { CLASSIFICATIONS, CONFIDENCE_LABELS, CONFIDENCES } from "../../../domain/reports/gmti";
import { ALTITUDE, DISPERSAL, SPEED } from "../../../domain/reports/grid-row";
import { NumberField } from "../../../ui/number-field";
import { Panel } from "../../../ui/panel";
import { Segmented } from "../../../ui/segmented";
import { Select } from "../../../ui/select";
import { GridGroup } from "../grid-group";
import { Remarks } from "../remarks";
import { startDraft } from "../report-kind";
import { ReportScreen, ResetButton } from "../report-screen";
import common from "../report-screen.module.css";
import { useReportForm } from "../use-report-form";
import styles from "./gmti.module.css";
import { GMTI_KIND } from "./gmti-kind";
import { HeadingField } from "./heading-field";
import { MapPanel } from "./map-panel";
import { Target } from "./target";

/** The first of them takes a choice back. */
const CLASS_CHOICES = (["", ...CLASSIFICATIONS] as const).map((value) => ({
  value,
  label: value || "Not stated",
}));
const CONFIDENCE_CHOICES = CONFIDENCES.map((value) => ({
  value,
  label: CONFIDENCE_LABELS[value],
}));

/** The ground moving target indicator report. */
export function GmtiScreen({ isReturn }: { isReturn: boolean }) {
  const report = useReportForm(GMTI_KIND, () => startDraft(GMTI_KIND, isReturn));
  const { form, change } = report;
  return (
    <ReportScreen
      title="GMTI / Ground Moving Target Indicator report"
      report={report}
      asset={form.asset}
    >
      <Target form={form} onChange={change} reset={<ResetButton report={report} />} />
      <Panel title="Where, and where to">
        <div className={common.line}>
          <GridGroup name="Grid" value={form} onChange={change} />
          <NumberField
            label="Altitude (ft)"
            rule={ALTITUDE}
            plain
            value={form.altitude}
            fieldClass={styles.figure}
            onChange={(altitude) => change({ altitude })}
          />
          {form.quantity > 1 && (
            <NumberField
              label="Dispersal (m)"
              rule={DISPERSAL}
              plain
              value={form.dispersal}
              fieldClass={styles.figure}
              onChange={(dispersal) => change({ dispersal })}
            />
          )}
          <HeadingField value={form.heading} onChange={(heading) => change({ heading })} />
          <NumberField
            label="Speed (km/h)"
            rule={SPEED}
            plain
            value={form.speed}
            fieldClass={styles.figure}
            onChange={(speed) => change({ speed })}
          />
        </div>
      </Panel>
      <Panel title="How sure">
        <div className={common.line}>
          <Segmented
            label="Classification"
            value={form.classification}
            choices={CLASS_CHOICES}
            onChange={(classification) => change({ classification })}
          />
          <Select
            label="Confidence"
            value={form.confidence}
            choices={CONFIDENCE_CHOICES}
            clearable
            plain
            fieldClass={styles.confidence}
            onChange={(confidence) => change({ confidence })}
          />
        </div>
      </Panel>
      <div className={styles.mapAndRemarks}>
        <MapPanel value={form} onChange={change} />
        <Remarks value={form.freeText} onChange={(freeText) => change({ freeText })} />
      </div>
    </ReportScreen>
  );
}
