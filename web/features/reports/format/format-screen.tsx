import { formatDefinitionOf } from "../../../domain/formats/built-in";
import type { Entries, Format, FormatPanel, FormatTool } from "../../../domain/formats/format";
import { Panel } from "../../../ui/panel";
import { useMedia } from "../../../ui/use-media";
import { startDraft } from "../report-kind";
import { ReportScreen } from "../report-screen";
import common from "../report-screen.module.css";
import { useReportForm } from "../use-report-form";
import { FieldControl } from "./field-control";
import { FormMap } from "./form-map";
import styles from "./format.module.css";
import type { FormatEntry, LargeFields, Platforms } from "./format-entry";
import { kindOfFormat } from "./format-kind";
import { GmtiMap, GmtiMapPanel } from "./gmti-map";
import { HlrMap, RangeAlert } from "./hlr-tools";

interface Props {
  format: Format;
  isReturn: boolean;
  platforms: Platforms;
  large?: LargeFields;
}

/** The form of any format: its panels of fields, the tools that it names, and the message beside them. */
export function FormatScreen({ format, isReturn, platforms, large }: Props) {
  const definition = formatDefinitionOf(format);
  const kind = kindOfFormat(definition);
  const report = useReportForm(kind, () => startDraft(kind, isReturn));
  const { form, draft, replace, update } = report;
  const { changed } = definition;
  const isWide = useMedia("(min-width: 1600px)");
  const hasMapBeside = isWide && hasPlaces(format);
  const entry: FormatEntry = {
    definition,
    fields: definition.fields,
    form,
    isSent: draft.sent,
    platforms,
    large: large ?? null,
    change: (part: Entries) => replace(changed({ ...form, ...part })),
    update: (change) =>
      update((now) => {
        const next = change(now);
        return next === now ? now : changed(next);
      }),
  };
  return (
    <ReportScreen title={format.title} report={report} asset={form.asset}>
      {hasMapBeside ? (
        <div className={styles.columns}>
          <div className={`${common.form} stack`}>
            <FormatPanels entry={entry} isMapBeside />
          </div>
          <div className={styles.side}>
            {hasPreview(format) ? (
              <GmtiMapPanel form={form} />
            ) : (
              <FormMap positions={definition.observed(form).positions} />
            )}
          </div>
        </div>
      ) : (
        <FormatPanels entry={entry} />
      )}
    </ReportScreen>
  );
}

const hasPlaces = ({ panels }: Format) =>
  panels.some(({ fields }) => fields.some(({ kind }) => kind === "grid" || kind === "rows"));
const hasPreview = ({ tools }: Format) =>
  tools?.some(({ tool }) => tool === "gmti-preview") ?? false;

interface PanelsProps {
  entry: FormatEntry;
  /** The map stands beside all of them. */
  isMapBeside?: boolean;
}

/** A form's panels of fields, with the tools that they are bound to. */
export function FormatPanels({ entry, isMapBeside = false }: PanelsProps) {
  const { format } = entry.definition;
  const last = format.panels.length - 1;
  const panels = format.panels.map((panel, index) => (
    <FieldPanel
      // A document's panels stay in their order.
      // biome-ignore lint/suspicious/noArrayIndexKey: they have no names that are certain to differ
      key={index}
      panel={panel}
      entry={entry}
    />
  ));
  if (isMapBeside || !hasPreview(format)) return panels;
  return (
    <>
      {panels.slice(0, last)}
      <div className={styles.beside}>
        <GmtiMapPanel form={entry.form} />
        {panels[last]}
      </div>
    </>
  );
}

interface PanelProps {
  panel: FormatPanel;
  entry: FormatEntry;
}

function FieldPanel({ panel: { title, fields }, entry }: PanelProps) {
  const ids = new Set(fields.map(({ id }) => id));
  const toolFor = (name: FormatTool["tool"], end: "poo" | "weapon") => {
    const found = entry.definition.format.tools?.find(({ tool }) => tool === name);
    return found && end in found && ids.has(found[end as never]) ? found : undefined;
  };
  const viewer = toolFor("hlr-viewer", "poo");
  const alert = toolFor("range-alert", "weapon");
  const hasGmtiMap =
    hasPreview(entry.definition.format) && fields.some(({ kind }) => kind === "grid");
  const controls = fields.map((field) => (
    <FieldControl key={field.id} field={field} entry={entry} />
  ));
  const isOfGrids = fields.every(({ kind }) => kind === "grid" || kind === "distance");
  const isOfRemarks = fields.every(({ kind }) => kind === "remarks");
  return (
    // One word is not said twice: as the panel's name and as that of a field in it.
    <Panel title={fields.some(({ label }) => label === title) ? undefined : title}>
      {isOfGrids && fields.length > 1 ? (
        <div className={styles.points}>
          {controls}
          {viewer && "poo" in viewer && (
            <div className={styles.viewer}>
              <HlrMap tool={viewer} entry={entry} />
            </div>
          )}
        </div>
      ) : isOfRemarks ? (
        <div className={`${styles.rows} stack`}>{controls}</div>
      ) : (
        <div className={`${styles.rows} stack`}>
          {rowsOf(fields.map(({ row }) => row === true)).map(([from, to]) => (
            <div key={from} className={`${common.line} ${styles.fields}`}>
              {controls.slice(from, to)}
            </div>
          ))}
          {hasGmtiMap && <GmtiMap form={entry.form} onChange={entry.change} />}
        </div>
      )}
      {alert && "poo" in alert && <RangeAlert tool={alert} entry={entry} />}
    </Panel>
  );
}

/** Where each row of fields begins and ends. */
function rowsOf(begins: readonly boolean[]): [from: number, to: number][] {
  const starts = begins.flatMap((isNew, index) => (isNew || index === 0 ? [index] : []));
  return starts.map((from, index) => [from, starts[index + 1] ?? begins.length]);
}
