import { headingText } from "../../../domain/fields/heading";
import { type FormatForm, textOf } from "../../../domain/formats/format";
import { formatGrid } from "../../../domain/grid/grid";
import { type GmtiFields, motionOf, targetOf } from "../../../domain/map/gmti-fields";
import { MapButton } from "../map-dialog";
import { MapPanel } from "./form-map";

interface Props {
  form: FormatForm;
  onChange(part: Partial<GmtiFields>): void;
}

/** What the map knows of a form: it is bound to the fields of these names. */
const placeOf = (form: FormatForm): GmtiFields => ({
  gzd: textOf(form, "gzd"),
  coordinates: textOf(form, "coordinates"),
  heading: textOf(form, "heading"),
  speed: textOf(form, "speed"),
});

/** The way to the map that sets target, heading and speed. */
export function GmtiMap({ form, onChange }: Props) {
  return (
    <div>
      <MapButton title="GMTI Map View" label="Enter Map View">
        {({ GmtiMapView }, close) => (
          <GmtiMapView value={placeOf(form)} onChange={onChange} onClose={close} />
        )}
      </MapButton>
    </div>
  );
}

/** The target and its way on a small map. */
export function GmtiMapPanel({ form }: Pick<Props, "form">) {
  const value = placeOf(form);
  return (
    <MapPanel caption={captionOf(value)} pictured={picturedIn(value)}>
      {({ GmtiPreview }) => <GmtiPreview value={value} />}
    </MapPanel>
  );
}

/** A quiet word on what the small map lacks. */
function captionOf(value: GmtiFields): string {
  if (!targetOf(value)) return "No grid yet";
  return motionOf(value) ? "" : "No heading and speed yet";
}

/** The picture in words. */
function picturedIn(value: GmtiFields): string {
  const motion = motionOf(value);
  if (!targetOf(value)) return "";
  const target = `The map shows the target at ${formatGrid(value.gzd, value.coordinates)}`;
  if (!motion) return `${target}.`;
  return `${target}, going ${headingText(String(motion.heading))} at ${motion.speed} km/h.`;
}
