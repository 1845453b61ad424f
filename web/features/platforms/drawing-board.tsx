import { useSignals } from "@preact/signals-react/runtime";
import { type CSSProperties, type ReactNode, useState } from "react";
import type { PlacedNumber, ViewBox, ViewMarks } from "../../domain/platforms/drawing-marks";
import type { Platform } from "../../domain/platforms/platform";
import { imageAlt, imageSource } from "../../lib/image-source";
import { theme } from "../../lib/theme";
import styles from "./drawing-board.module.css";
import { NoImage } from "./platform-image";
import { isWhiteHot } from "./white-hot";

/** The strip to the left of a drawing in which the man stands, and the height that he needs, in centimetres. */
const STRIP = 120;
/** Its least width in the drawing's units, so that his height stands beside a small man. */
const LEAST_STRIP = 80;
const MAN = 180;
const HEADROOM = 60;
/** The man, his feet at 0. */
const MAN_PATH =
  "M-8-152L-18-149Q-23-147-23-139L-25-80L-17-80L-15-128L-13-84L-13 0L-3 0L-1-78L1-78L3 0L13 0L13-84L15-128L17-80L25-80L23-139Q23-147 18-149L8-152L7-157A12.500 12.500 0 1 0-7-157Z";

/** His shoulders from above, his middle at 0, and how large his head is. */
const SHOULDERS_PATH = "M0-25Q12-25 12 0Q12 25 0 25Q-12 25-12 0Q-12-25 0-25Z";
const HEAD = 9;

/** A number that stands on a drawing. */
export interface BoardNumber extends PlacedNumber {
  number: number;
  isLit: boolean;
}

/** What lights one drawing, with the drawing's scale. */
export interface BoardMarks extends ViewMarks {
  unitsPerCm: number;
}

interface BoardProps {
  platform: Platform;
  marks: BoardMarks;
  /** Positions of the marks' parts that are lit. */
  lit: readonly number[];
  numbers?: readonly BoardNumber[];
  /** As a thermal sight shows it; what the details are set to, unless given. */
  whiteHot?: boolean;
  /** The picture does not come. */
  onFailed?(): void;
}

/** A drawing with a man beside it for scale, its lit parts and the numbers of its cues. */
export function DrawingBoard({
  platform,
  marks,
  lit,
  numbers = [],
  whiteHot = isWhiteHot.value,
  onFailed,
}: BoardProps) {
  useSignals();
  const [failed, setFailed] = useState("");
  const source = imageSource(
    platform.imageUrl ?? "",
    whiteHot ? "thermal" : theme.value,
    marks.view,
  );
  if (failed === source) return <NoImage />;
  const [left, top, width, height] = boardOf(marks);
  const place = ([x, y]: readonly [number, number]): CSSProperties => ({
    left: `${((x - left) / width) * 100}%`,
    top: `${((y - top) / height) * 100}%`,
  });
  const scale = marks.unitsPerCm;
  const strip = stripOf(marks);
  const isPlan = isFromAbove(marks);
  return (
    <div
      data-drawing={platform.platformId}
      data-view={marks.view}
      className={`${styles.board} ${whiteHot ? styles.whiteHot : ""}`}
      style={
        {
          "--w": width / marks.unitsPerCm,
          "--h": height / marks.unitsPerCm,
          "--drawn": marks.viewBox[2] / marks.unitsPerCm,
        } as CSSProperties
      }
    >
      <div data-picture={whiteHot || undefined} className={`${styles.over} ${styles.sight}`}>
        <img
          key={source}
          src={source}
          alt={marks.view === "side" ? imageAlt(platform) : marks.alt}
          draggable={false}
          onError={() => {
            setFailed(source);
            onFailed?.();
          }}
          className={styles.drawing}
        />
      </div>
      <svg viewBox={`${left} ${top} ${width} ${height}`} className={styles.over} aria-hidden="true">
        {isBesideMan(marks) && isPlan && (
          <g
            transform={`translate(${left + strip / 2} ${marks.viewBox[1] / 2})`}
            className={styles.man}
          >
            <path d={SHOULDERS_PATH} />
            <circle r={HEAD} className={styles.head} />
          </g>
        )}
        {isBesideMan(marks) && !isPlan && (
          <>
            <path d={`M${left} 0L${left + strip} 0`} className={styles.measure} />
            <g transform={`translate(${left + strip / 2} 0)scale(${scale})`}>
              <path d={MAN_PATH} className={styles.man} />
              <path
                d={`M34-1L50-1M42-1L42-${MAN}M34-${MAN}L50-${MAN}`}
                className={styles.measure}
              />
            </g>
          </>
        )}
        {/* All are there, lit or not: a node that goes while Tab moves on makes Radix take the focus to its window. */}
        {marks.parts.map(({ name, areas, lines }, i) => {
          const isLit = lit.includes(i);
          return (
            <g
              key={`${areas}|${lines}`}
              data-part={isLit ? name : undefined}
              className={isLit ? "" : styles.dark}
            >
              <path d={areas} className={styles.area} />
              <path d={lines} className={styles.lines} />
            </g>
          );
        })}
        {numbers.map(
          ({ number, at, to }) =>
            to && (
              <g key={number} className={styles.leader}>
                <path d={`M${at}L${to}`} />
                <path d={`M${at}L${to}`} />
                <path d={`M${to}h0`} />
              </g>
            ),
        )}
      </svg>
      {isBesideMan(marks) && !isPlan && (
        <span className={styles.height} style={place([left, -MAN * scale])} aria-hidden="true">
          1.8 m
        </span>
      )}
      {numbers.map(({ number, at, isLit }) => (
        <span
          key={number}
          className={`${styles.number} ${isLit ? styles.lit : ""}`}
          style={place(at)}
          aria-hidden="true"
        >
          {number}
        </span>
      ))}
    </div>
  );
}

/** Boards one above the other, or where the window is low beside one another, all at the scale at which each of the stacks fits that stand here in turn. */
export function BoardStack({
  stacks,
  children,
}: {
  stacks: readonly (readonly BoardMarks[])[];
  children: ReactNode;
}) {
  const sizes = stacks.map((boards) => {
    const boxes = boards.map((each) => boardOf(each).map((length) => length / each.unitsPerCm));
    return {
      widest: Math.max(...boxes.map(([, , width = 0]) => width)),
      tall: boxes.reduce((sum, [, , , height = 0]) => sum + height, 0),
      tallest: Math.max(...boxes.map(([, , , height = 0]) => height)),
      boards: boxes.length,
    };
  });
  const most = (of: "widest" | "tall" | "tallest" | "boards") =>
    Math.max(...sizes.map((size) => size[of]));
  const size = {
    "--widest": most("widest"),
    "--tall": most("tall"),
    "--boards": most("boards"),
    "--tallest": most("tallest"),
  } as CSSProperties;
  return (
    <div className={styles.stack} style={size}>
      {children}
    </div>
  );
}

/** A man is too large beside what he could hold in a hand: there the scale bar gives the scale. */
export function isBesideMan({ unitsPerCm }: BoardMarks): boolean {
  return unitsPerCm < 10;
}

/** How wide the strip with the man is, in the drawing's units. */
function stripOf({ unitsPerCm }: BoardMarks): number {
  return Math.max(STRIP * unitsPerCm, LEAST_STRIP);
}

export function isFromAbove({ view }: ViewMarks): boolean {
  return view === "above" || view === "other-above";
}

/** A drawing's view box with the man in it, where he fits. */
function boardOf(marks: BoardMarks): ViewBox {
  const [x, y, width, height] = marks.viewBox;
  if (!isBesideMan(marks)) return marks.viewBox;
  const strip = stripOf(marks);
  if (isFromAbove(marks)) return [x - strip, y, width + strip, height];
  const headroom = Math.max(0, (MAN + HEADROOM) * marks.unitsPerCm + y);
  return [x - strip, y - headroom, width + strip, height + headroom];
}
