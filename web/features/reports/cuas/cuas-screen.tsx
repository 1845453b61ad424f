import { quantityTyped } from "../../../domain/number-field";
import {
  DETECTION_METHODS,
  PAYLOAD_VISIBILITIES,
  UAS_HEADINGS,
  UAS_HEIGHTS,
  UAS_QUANTITY,
  UAS_TYPES,
} from "../../../domain/reports/cuas";
import { FREE_TEXT_LIMIT, SHORT_TEXT_LIMIT } from "../../../domain/text-field";
import { ChoiceButtons } from "../../../ui/choice-buttons";
import { TextArea, TextField } from "../../../ui/field";
import { Panel } from "../../../ui/panel";
import { Select } from "../../../ui/select";
import { Stepper } from "../../../ui/stepper";
import { GridFromMap } from "../grid-from-map";
import { GridGroup } from "../grid-group";
import { startDraft } from "../report-kind";
import { ReportScreen, ResetButton } from "../report-screen";
import common from "../report-screen.module.css";
import { useReportForm } from "../use-report-form";
import styles from "./cuas.module.css";
import { CUAS_KIND } from "./cuas-kind";

const choicesOf = <T extends string>(values: readonly T[]) =>
  values.map((value) => ({ value, label: value }));

const METHOD_CHOICES = choicesOf(DETECTION_METHODS);
const TYPE_CHOICES = choicesOf(UAS_TYPES);
const HEIGHT_CHOICES = choicesOf(UAS_HEIGHTS);
const HEADING_CHOICES = choicesOf(UAS_HEADINGS);
const PAYLOAD_CHOICES = choicesOf(PAYLOAD_VISIBILITIES);

/** The counter-drone report: what was detected, how and where, and what was done about it. */
export function CuasScreen({ isReturn }: { isReturn: boolean }) {
  const report = useReportForm(CUAS_KIND, () => startDraft(CUAS_KIND, isReturn));
  const { form, change } = report;
  return (
    <ReportScreen title="c-UAS" report={report} asset={form.asset}>
      <Panel title="Detection" action={<ResetButton report={report} />}>
        <div className={common.line}>
          <ChoiceButtons
            label="Method of Detection"
            value={form.methodOfDetection}
            choices={METHOD_CHOICES}
            onChange={(methodOfDetection) => change({ methodOfDetection })}
          />
          <GridGroup
            name="Grid"
            value={{ gzd: form.gzd, coordinates: form.coordinates }}
            placeholder="12345 67890"
            onChange={change}
          />
          <div className={styles.map}>
            <GridFromMap value={form} onChange={change} />
          </div>
        </div>
      </Panel>
      <Panel title="Drone">
        <div className={`${styles.lines} ${styles.drone}`}>
          <div className={common.line}>
            <Stepper
              label="Quantity"
              value={form}
              rule={UAS_QUANTITY}
              onChange={(typed) => change(quantityTyped(typed, UAS_QUANTITY, form.quantity))}
            />
            <ChoiceButtons
              label="UAS type"
              value={form.uasType}
              choices={TYPE_CHOICES}
              onChange={(uasType) => change({ uasType })}
            />
            <Select
              label="Height"
              value={form.height}
              choices={HEIGHT_CHOICES}
              clearable
              plain
              fieldClass={styles.height}
              onChange={(height) => change({ height })}
            />
            <Select
              label="Heading"
              value={form.heading}
              choices={HEADING_CHOICES}
              clearable
              plain
              fieldClass={styles.heading}
              onChange={(heading) => change({ heading })}
            />
          </div>
          <div className={common.line}>
            <ChoiceButtons
              label="Payload"
              value={form.payloadVisible}
              choices={PAYLOAD_CHOICES}
              onChange={(payloadVisible) => change({ payloadVisible })}
            />
            {form.payloadVisible === "Visible" && (
              <TextField
                label="Payload type"
                plain
                value={form.payloadType}
                limit={SHORT_TEXT_LIMIT}
                fieldClass={styles.payloadType}
                onChange={(event) => change({ payloadType: event.currentTarget.value })}
              />
            )}
          </div>
        </div>
      </Panel>
      <Panel>
        <div className={styles.lines}>
          <TextArea
            label="Other observations and comments"
            value={form.otherObservations}
            limit={FREE_TEXT_LIMIT}
            plain
            onChange={(event) => change({ otherObservations: event.currentTarget.value })}
          />
          <TextArea
            label="Remarks"
            value={form.otherFreeText}
            limit={FREE_TEXT_LIMIT}
            plain
            onChange={(event) => change({ otherFreeText: event.currentTarget.value })}
          />
          <TextArea
            label="Action Taken"
            value={form.actionTaken}
            limit={FREE_TEXT_LIMIT}
            plain
            onChange={(event) => change({ actionTaken: event.currentTarget.value })}
          />
        </div>
      </Panel>
    </ReportScreen>
  );
}
