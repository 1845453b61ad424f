import { Map as MapIcon } from "lucide-react";
import { useState } from "react";
import { headingText } from "../../../domain/fields/heading";
import { type FormatForm, textOf } from "../../../domain/formats/format";
import { formatGrid } from "../../../domain/grid/grid";
import { type GmtiFields, motionOf, targetOf } from "../../../domain/map/gmti-fields";
import { useShortcut } from "../../../lib/shortcuts";
import { Button } from "../../../ui/button";
import { useLatePart } from "../../../ui/late";
import { maps } from "../../map";
import { MapDialog, useMapsAhead } from "../map-dialog";
import styles from "./gmti-map-panel.module.css";

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

/** The target and its way on a small map, and the way to the map that sets them. */
export function GmtiMapPanel({ form, onChange }: Props) {
  const value = placeOf(form);
  const part = useLatePart(maps, false);
  const isFailed = useMapsAhead();
  const [isOpen, setOpen] = useState(false);
  const open = () => setOpen(true);
  useShortcut("Alt M", "Enter map view", open);

  return (
    <section className={styles.panel}>
      <div className={styles.map}>{part && <part.GmtiPreview value={value} />}</div>
      <div className={styles.bar}>
        <p className={styles.caption}>
          {isFailed && !part ? "The map cannot be loaded." : captionOf(value)}
          <span className="visually-hidden">{picturedIn(value)}</span>
        </p>
        <Button keys="Alt M" aria-keyshortcuts="Alt+M" onClick={open}>
          <MapIcon size={18} aria-hidden="true" />
          Enter Map View
        </Button>
      </div>
      {isOpen && (
        <MapDialog title="GMTI Map View" onClose={() => setOpen(false)}>
          {({ GmtiMapView }) => (
            <GmtiMapView value={value} onChange={onChange} onClose={() => setOpen(false)} />
          )}
        </MapDialog>
      )}
    </section>
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
