import { ArrowLeft } from "lucide-react";
import { type KeyboardEvent, useEffect, useRef, useState } from "react";
import type { Vehicle } from "../../lib/vehicles";
import { Button } from "../../ui/button";
import { Dialog } from "../../ui/dialog";
import { Confusions } from "./confusions";
import styles from "./platform-detail.module.css";
import { PlatformFacts } from "./platform-facts";
import { PlatformImage } from "./platform-image";

interface Props {
  /** The platform whose details are asked for; null while none are. */
  vehicle: Vehicle | null;
  vehicles: readonly Vehicle[];
  onSelect(vehicle: Vehicle): void;
  onClose(): void;
}

/** All there is to know to recognise a platform, over the cards. */
export function PlatformDetail({ vehicle, vehicles, onSelect, onClose }: Props) {
  // A platform asked for anew starts without a way back.
  return vehicle && <Detail key={vehicle.id} {...{ vehicle, vehicles, onSelect, onClose }} />;
}

function Detail({ vehicle, vehicles, onSelect, onClose }: Props & { vehicle: Vehicle }) {
  /** The way taken from one platform to those it is confused with; the last is shown. */
  const [way, setWay] = useState([vehicle]);
  const shown = way.at(-1) ?? vehicle;
  const before = way.at(-2);
  const body = useRef<HTMLDivElement>(null);
  const focusNext = useRef<string | null>(null);

  useEffect(() => {
    // What was pressed has gone: on to the way back, or back to where the way was taken.
    const wanted = focusNext.current;
    if (wanted === null || way.length === 0) return;
    focusNext.current = null;
    body.current?.closest("[role=dialog]")?.scrollTo({ top: 0 });
    body.current?.querySelector<HTMLElement>(wanted)?.focus();
  }, [way]);

  function open(other: Vehicle) {
    focusNext.current = "[data-back]";
    setWay([...way, other]);
  }
  function back() {
    focusNext.current = `[data-confusion="${CSS.escape(shown.platformId)}"]`;
    setWay(way.slice(0, -1));
  }

  return (
    <Dialog
      open
      wide
      onClose={onClose}
      title={<Names vehicle={shown} />}
      actions={
        <>
          <Button onClick={onClose}>Close</Button>
          <Button look="primary" className={styles.select} onClick={() => onSelect(shown)}>
            Select
          </Button>
        </>
      }
    >
      {/* biome-ignore lint: placeholder */}
      <div ref={body} className={styles.body} onKeyDown={ignoreHeldSpace}>
        {before && (
          <Button data-back look="quiet" className={styles.back} onClick={back}>
            <ArrowLeft size={16} aria-hidden="true" />
            Back to {before.platformId}
          </Button>
        )}
        <PlatformImage vehicle={shown} large />
        <p>{shown.description}</p>
        <PlatformFacts vehicle={shown}>
          <Confusions vehicle={shown} vehicles={vehicles} onOpen={open} />
        </PlatformFacts>
      </div>
    </Dialog>
  );
}
