import { knotsToKmh } from "../../../domain/figures";
import { numberOf } from "../../../domain/number-field";
import {
  FEET,
  KNOTS,
  LEAPP_DIRECTIONS,
  LEAPP_OBJECTS,
  withDirection,
} from "../../../domain/reports/leapp";
import { SHORT_TEXT_LIMIT } from "../../../domain/text-field";
import { TextField } from "../../../ui/field";
import { NumberField } from "../../../ui/number-field";
import { Panel } from "../../../ui/panel";
import { Segmented } from "../../../ui/segmented";
import { Select } from "../../../ui/select";
import { GridFromMap } from "../grid-from-map";
import { GridGroup } from "../grid-group";
import { Remarks } from "../remarks";
import { startDraft } from "../report-kind";
import { ReportScreen, ResetButton } from "../report-screen";
import common from "../report-screen.module.css";
import { useReportForm } from "../use-report-form";
import styles from "./leapp.module.css";
import { LEAPP_KIND } from "./leapp-kind";

const OBJECT_CHOICES = LEAPP_OBJECTS.map((value) => ({ value, label: value }));
const DIRECTION_CHOICES = LEAPP_DIRECTIONS.map((value) => ({ value, label: value }));

/** The land environment air picture's detection report. */
export function LeappScreen({ isReturn }: { isReturn: boolean }) {
  const report = useReportForm(LEAPP_KIND, () => startDraft(LEAPP_KIND, isReturn));
  const { form, change, replace } = report;
  const isLoitering = form.direction === "Loitering";
  return (
    <ReportScreen
      title="LEAPP Detection / Land Environment Air Picture Provision report"
      report={report}
      asset={form.asset}
    >
      <Panel title="What" action={<ResetButton report={report} />}>
        <div className={common.line}>
          <Segmented
            label="Object"
            value={form.object}
            choices={OBJECT_CHOICES}
            onChange={(object) => change({ object })}
          />
          {form.object === "Other" && (
            <TextField
              label="Specify object"
              plain
              value={form.otherObject}
              limit={SHORT_TEXT_LIMIT}
              fieldClass={styles.other}
              onChange={(event) => change({ otherObject: event.currentTarget.value })}
            />
          )}
        </div>
      </Panel>
      <Panel title="Where">
        <div className={common.line}>
          <GridGroup name="Grid" value={form} onChange={change} />
          <div className={styles.map}>
            <GridFromMap value={form} onChange={change} />
          </div>
          <NumberField
            label="Altitude (ft)"
            rule={FEET}
            plain
            value={form.altitude}
            fieldClass={styles.figure}
            onChange={(altitude) => change({ altitude })}
          />
        </div>
      </Panel>
      <Panel title="Where to">
        <div className={common.line}>
          <Select
            label="Direction"
            value={form.direction}
            choices={DIRECTION_CHOICES}
            plain
            fieldClass={styles.direction}
            onChange={(direction) => replace(withDirection(form, direction))}
          />
          <NumberField
            label="Speed (knots)"
            rule={KNOTS}
            value={form.speed}
            disabled={isLoitering}
            hint={isLoitering ? "No speed is sent" : kmhHint(form.speed)}
            fieldClass={styles.figure}
            onChange={(speed) => change({ speed })}
          />
        </div>
      </Panel>
      <Remarks value={form.freeText} onChange={(freeText) => change({ freeText })} />
    </ReportScreen>
  );
}

/** What a speed in knots is sent as. */
function kmhHint(speed: string): string {
  const knots = numberOf(speed, KNOTS);
  return knots === null ? "" : `= ${knotsToKmh(knots)} km/h`;
}
