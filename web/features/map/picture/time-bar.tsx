import { ChevronDown, ChevronUp } from "lucide-react";
import { type KeyboardEvent, type PointerEvent, useId, useRef } from "react";
import { flushSync } from "react-dom";
import {
  BAR_MINUTES,
  BAR_STEPS,
  barAt,
  columnsOf,
  dragged,
  type End,
  endText,
  handleAt,
  hourMarks,
  stepped,
  typedWindow,
  windowText,
} from "../../../domain/picture/time-bar";
import type { TimeWindow, TypedWindow, WindowErrors } from "../../../domain/picture/time-window";
import type { TypedAt } from "../../../domain/time/observed-time";
import { Button } from "../../../ui/button";
import styles from "./time-bar.module.css";
import { TimeEnd } from "./time-end";

interface Props {
  /** As it is typed. */
  time: TypedWindow;
  /** Null while what is typed is not understood. */
  window: TimeWindow | null;
  errors: WindowErrors;
  typedAt: TypedAt;
  /** When the reports of the other filters were observed. */
  times: readonly number[];
  onTime(time: TypedWindow): void;
  /** The two boxes are shown. */
  isOpen: boolean;
  onOpen(isOpen: boolean): void;
}

const NO_LIMIT: TimeWindow = { from: -Infinity, to: Infinity };
const ENDS: readonly { end: End; name: string; label: string }[] = [
  { end: "from", name: "Earliest time", label: "From" },
  { end: "to", name: "Latest time", label: "To" },
];
/** An hour at once. */
const PAGE = 4;
const WHOLE = BAR_MINUTES;
/** Steps of a quarter of an hour that a key goes. */
const STEPS: Readonly<Record<string, number>> = {
  ArrowLeft: -1,
  ArrowDown: -1,
  ArrowRight: 1,
  ArrowUp: 1,
  PageDown: -PAGE,
  PageUp: PAGE,
  Home: -WHOLE,
  End: WHOLE,
};
/** The width of a column in steps: beside it is air. */
const COLUMN = 0.75;

/** The last 24 hours with how many reports there are of each quarter of an hour, two handles for the time that is shown, and the two boxes for any other. */
export function TimeBar(props: Props) {
  const { time, window, errors, typedAt, times, onTime, isOpen, onOpen } = props;
  const boxesId = useId();
  const boxes = useRef<HTMLDivElement>(null);
  const opener = useRef<HTMLButtonElement>(null);
  const track = useRef<HTMLDivElement>(null);
  const bar = barAt(typedAt.now.getTime());
  const shown = window ?? NO_LIMIT;
  const set = (end: End, moment: number) => {
    if (moment !== shown[end]) onTime(typedWindow({ ...shown, [end]: moment }, bar, typedAt));
  };
  // What is wrong is in sight.
  const areOpen = isOpen || window === null;
  const typed = time.choice === "between" ? time : typedWindow(shown, bar, typedAt);

  function onKeyDown(event: KeyboardEvent, end: End) {
    const steps = STEPS[event.key];
    if (steps === undefined || event.ctrlKey || event.altKey || event.metaKey) return;
    event.preventDefault();
    set(end, stepped(shown, end, steps, bar));
  }

  function onPointerMove({ currentTarget, pointerId, clientX }: PointerEvent, end: End) {
    if (!track.current || !currentTarget.hasPointerCapture(pointerId)) return;
    const { left, width } = track.current.getBoundingClientRect();
    set(end, dragged(shown, end, Math.min(1, Math.max(0, (clientX - left) / width)), bar));
  }

  return (
    <fieldset className={styles.bar} aria-label="Time bar">
      <div className={styles.track} ref={track}>
        {window && (
          <span
            className={styles.chosen}
            style={{
              left: percent(handleAt(window.from, bar)),
              right: percent(1 - handleAt(window.to, bar)),
            }}
          />
        )}
        <svg
          className={styles.columns}
          viewBox={`0 0 ${BAR_STEPS} 1`}
          preserveAspectRatio="none"
          aria-hidden="true"
        >
          <path
            d={columnsOf(times, bar)
              .map(({ step, height }) => `M${step} 1v-${height}h${COLUMN}v${height}z`)
              .join("")}
          />
        </svg>
        {hourMarks(bar, typedAt).map(({ at, text, isMain }) => (
          <span
            key={at}
            className={styles.hour}
            data-main={isMain || undefined}
            style={{ left: percent(at) }}
            aria-hidden="true"
          >
            {text}
          </span>
        ))}
        {ENDS.map(({ end, name }) => (
          <span
            key={end}
            className={styles.handle}
            data-end={end}
            role="slider"
            tabIndex={0}
            aria-label={name}
            aria-valuemin={0}
            aria-valuemax={BAR_MINUTES}
            aria-valuenow={Math.round(handleAt(shown[end], bar) * BAR_MINUTES)}
            aria-valuetext={endText(shown[end], end, typedAt)}
            style={{ left: percent(handleAt(shown[end], bar)) }}
            onKeyDown={(event) => onKeyDown(event, end)}
            onPointerDown={({ currentTarget, pointerId }) =>
              currentTarget.setPointerCapture(pointerId)
            }
            onPointerMove={(event) => onPointerMove(event, end)}
          />
        ))}
      </div>
      <Button
        ref={opener}
        look="quiet"
        className={styles.opener}
        aria-expanded={areOpen}
        aria-controls={areOpen ? boxesId : undefined}
        onClick={() => {
          flushSync(() => onOpen(!areOpen));
          boxes.current?.querySelector("input")?.focus();
        }}
      >
        {window ? windowText(window, typedAt) : "Check From and To"}
        {areOpen ? (
          <ChevronDown size={16} aria-hidden="true" />
        ) : (
          <ChevronUp size={16} aria-hidden="true" />
        )}
      </Button>
      {areOpen && (
        // biome-ignore lint/a11y/noStaticElementInteractions: Escape from either box
        <div
          id={boxesId}
          ref={boxes}
          className={styles.boxes}
          onKeyDown={({ key }) => {
            if (key !== "Escape" || window === null) return;
            opener.current?.focus();
            onOpen(false);
          }}
        >
          {ENDS.map(({ end, label }) => (
            <TimeEnd
              key={end}
              label={label}
              value={typed[end]}
              error={errors[end]}
              typedAt={typedAt}
              onChange={(value) => onTime({ ...typed, [end]: value })}
            />
          ))}
        </div>
      )}
    </fieldset>
  );
}

const percent = (part: number) => `${part * 100}%`;
