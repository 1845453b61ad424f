import { Undo2 } from "lucide-react";
import { type ComponentProps, type ReactNode, useState } from "react";
import { formatGrid, type GridReference } from "../../domain/grid/grid";
import type { GridAccuracy } from "../../domain/platforms/platform";
import { mostRows, rowsError, type SightingForm, withGrids } from "../../domain/reports/sighting";
import type { MapPart } from "../../domain/reports/sighting-map";
import { useShortcut } from "../../lib/shortcuts";
import { Button } from "../../ui/button";
import { maps } from "../map";
import type { SeveralGrids } from "./grid-fields";
import styles from "./grid-rows.module.css";
import { MapButton } from "./map-dialog";

type Maps = NonNullable<typeof maps.part.value>;

interface Options {
  /** The rows as a sighting's. */
  form: SightingForm;
  /** Of rows that are added. */
  accuracy: GridAccuracy;
  update(change: (form: SightingForm) => SightingForm): void;
}

/** Grids of the last paste for which there was no row, and the report that they were pasted into. */
interface Left {
  report: string;
  grids: readonly GridReference[];
}

/** What fills rows of grids: a paste into one of them, and the map. */
export function useGridRows(options: Options) {
  const { form, accuracy, update } = options;
  const [left, setLeft] = useState<Left | null>(null);
  return {
    ...options,
    left: left?.report === form.randomNumber ? left.grids : [],
    /** What becomes of several grids pasted into a row. */
    several: (id: number): SeveralGrids => ({
      error: (count) => rowsError(form, id, count),
      fillRows(grids) {
        update((now) => withGrids(now, id, grids, accuracy).form);
        setLeft({
          report: form.randomNumber,
          grids: withGrids(form, id, grids, accuracy).left,
        });
      },
    }),
  };
}

interface Props {
  rows: ReturnType<typeof useGridRows>;
  without?: ComponentProps<Maps["MapSelector"]>["without"];
  /** Alt M opens this map. */
  hasKey?: boolean;
  children?: ReactNode;
}

/** The way to the map and, once it was cleared, back; after the grids: Tab goes from one to the next, and then here. */
export function GridRowsTools({ rows, without, hasKey = true, children }: Props) {
  const { form, accuracy, left, update } = rows;
  const undo = useMapUndo(form, update);
  return (
    <>
      <div className={`${styles.tools} row`}>
        <MapButton title="Map Selector" hasKey={hasKey}>
          {({ MapSelector }, close) => (
            <MapSelector
              form={form}
              accuracy={accuracy}
              kept={undo.kept}
              onKeep={undo.keep}
              onUpdate={update}
              onClose={close}
              without={without}
            />
          )}
        </MapButton>
        {undo.kept && (
          <Button look="quiet" keys="Alt Z" aria-keyshortcuts="Alt+Z" onClick={undo.run}>
            <Undo2 size={16} aria-hidden="true" />
            Undo map reset
          </Button>
        )}
        {children}
      </div>
      <p role="status" className={styles.left}>
        {leftText(left, mostRows(form))}
      </p>
    </>
  );
}

/** Names the grids that found no row. */
function leftText(grids: readonly GridReference[], most: number): string {
  if (grids.length === 0) return "";
  const names = grids.map(({ gzd, coordinates }) => formatGrid(gzd, coordinates)).join(", ");
  return `A report takes ${most} grids. Left out: ${names}.`;
}

/**
 * A report's state before its map was cleared, which can be restored on the map and, once that is closed, on the
 * form. It replaces what was entered since, which is then kept in turn.
 */
function useMapUndo(
  form: SightingForm,
  onUpdate: (change: (form: SightingForm) => SightingForm) => void,
) {
  /** With the report's own number: one report's content never gets into another. */
  const [earlier, setEarlier] = useState<{ report: string; part: MapPart } | null>(null);
  const kept = earlier?.report === form.randomNumber ? earlier.part : null;
  const keep = (part: MapPart | null) => setEarlier(part && { report: form.randomNumber, part });

  function run(): void {
    // The map has kept it, and so has been loaded.
    const map = maps.part.value;
    if (!kept || !map) return;
    keep(map.worthKeeping(form));
    onUpdate((now) => map.withMapPart(now, kept));
  }

  useShortcut("Alt Z", "Undo map reset", run, kept !== null);
  return { kept, keep, run };
}
