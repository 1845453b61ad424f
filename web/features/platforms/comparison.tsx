import { useEffect, useRef, useState } from "react";
import type { DrawingMarks } from "../../domain/platforms/drawing-marks";
import { withoutName } from "../../domain/platforms/look-alikes";
import type { Platform } from "../../domain/platforms/platform";
import styles from "./comparison.module.css";
import { type BoardMarks, BoardStack, DrawingBoard } from "./drawing-board";
import { useDrawingMarks } from "./use-drawing-marks";

interface Props {
  platform: Platform;
  other: Platform;
}

/** Two platforms that are taken for one another, one above the other at one scale, with what differs lit. */
export function Comparison({ platform, other }: Props) {
  const marks = useDrawingMarks(platform.imageUrl);
  const otherMarks = useDrawingMarks(other.imageUrl);
  const [side, otherSide] = [sideOf(marks), sideOf(otherMarks)];
  if (!side || !otherSide) return null;
  const pair = [
    { shown: platform, against: other, marks: side },
    { shown: other, against: platform, marks: otherSide },
  ];
  return (
    <section
      className={styles.comparison}
      aria-label={`${platform.platformId} and ${other.platformId} at the same scale`}
    >
      <BoardStack stacks={[[side, otherSide]]}>
        {pair.map(({ shown, against, marks: own }) => {
          const difference = own.differences.find(
            ({ platformId }) => platformId === against.platformId,
          );
          const lit = difference?.parts ?? [];
          const only = [...new Set(lit.flatMap((i) => own.parts[i]?.name ?? []))];
          const tellApart = against.confusedWith.find(
            ({ platformId }) => platformId === shown.platformId,
          )?.tellApart;
          return (
            <div key={shown.platformId} className={styles.side}>
              <p className={styles.words}>
                <span className={styles.id}>{shown.platformId}</span>
                {tellApart && <span>{withoutName(tellApart, shown.platformId)}</span>}
              </p>
              <DrawingBoard
                platform={shown}
                marks={own}
                lit={lit}
                numbers={difference?.numbers.map((place, at) => ({
                  ...place,
                  number: at + 1,
                  isLit: true,
                }))}
              />
              <p className={`${styles.only} quiet`}>
                {difference && (only.length > 0 ? "Highlighted: " : "No distinguishing outline")}
                {only.map((name, at) => (
                  <span key={name}>
                    <span className={styles.number} aria-hidden="true">
                      {at + 1}
                    </span>
                    {name}
                    {at < only.length - 1 && "; "}
                  </span>
                ))}
              </p>
            </div>
          );
        })}
      </BoardStack>
    </section>
  );
}

/** The drawing that the cards show. */
function sideOf(marks: DrawingMarks | null | undefined): BoardMarks | null {
  const [side] = marks?.views ?? [];
  return marks && side ? { ...side, unitsPerCm: marks.unitsPerCm } : null;
}

/** Which look-alike stands beside the platform. The two come into sight; as they go, what was pressed has the focus. */
export function useComparison() {
  /** What holds the comparison. */
  const around = useRef<HTMLDivElement>(null);
  const [other, setOther] = useState<Platform | null>(null);
  const last = useRef<Platform | null>(null);

  useEffect(() => {
    const before = last.current;
    last.current = other;
    const dialog = around.current?.closest("[role=dialog]");
    if (other) dialog?.scrollTo({ top: 0 });
    else if (before) {
      const pressed = `[data-compare="${CSS.escape(before.platformId)}"]`;
      dialog?.querySelector<HTMLElement>(pressed)?.focus();
    }
  }, [other]);

  return { around, other, compare: setOther };
}
