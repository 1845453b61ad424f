import { useSignals } from "@preact/signals-react/runtime";
import { Fragment, type ReactNode, type RefObject, useEffect, useRef } from "react";
import { rowText } from "../../../domain/log/row-text";
import { referenceOf } from "../../../domain/messages/reference";
import { observedAge } from "../../../domain/picture/observed-age";
import type { Sign } from "../../../domain/picture/signs";
import { keyOf, reportLabel } from "../../../domain/reports/registry";
import { CLIPBOARD_REFUSED, selectText } from "../../../lib/clipboard";
import { minute } from "../../../lib/clock";
import { theme } from "../../../lib/theme";
import { Button } from "../../../ui/button";
import { UnbrokenText } from "../../../ui/unbroken-text";
import { PlaceList, symbolOf, symbolsDrawn, useNearest } from "../base";
import styles from "./list.module.css";
import { RowNotes } from "./row-notes";
import { HEXAGON } from "./sign-icons";
import signStyles from "./signs.module.css";
import type { PictureEntry } from "./use-picture";

export type RowAct = "copy" | "sameAgain" | "edit";

/** What became of the copy from this row; an object of its own each time. */
export interface CopyOutcome {
  is: "copied" | "refused";
}

interface Props {
  report: PictureEntry;
  callSign: string;
  isChosen: boolean;
  /** Tab stops at this row only. */
  isStop: boolean;
  /** Null until its message was copied from here. */
  copy: CopyOutcome | null;
  onToggle(id: string): void;
  onAct(report: PictureEntry, act: RowAct): void;
}

/** One report of the list; the chosen one with its message. */
export function ReportRow({ report, callSign, isChosen, isStop, copy, onToggle, onAct }: Props) {
  useSignals();
  const { id, entry, signs } = report;
  const { reportType, formData, description } = entry;
  const { what, where, time } = rowText(entry, minute.value);
  const name = referenceOf(reportType, formData, callSign) ?? description;
  const bodyId = `pictured-${id}`;
  return (
    <div className={styles.row} data-chosen={isChosen || undefined}>
      <button
        type="button"
        className={styles.head}
        aria-expanded={isChosen}
        aria-controls={isChosen ? bodyId : undefined}
        tabIndex={isStop ? 0 : -1}
        onClick={() => onToggle(id)}
      >
        <RowSymbol sign={signs[0]} letter={keyOf(reportType)} />
        <span className={styles.what}>
          <span className={styles.type}>{reportLabel(reportType)}</span>{" "}
          <strong>{unbroken(what)}</strong>
        </span>
        <span className={styles.where}>
          {[where, time].filter(Boolean).join(" · ")}{" "}
          <span className={styles.age}>{observedAge(report.report.time, minute.value)}</span>
        </span>
        <RowNotes {...report} />
      </button>
      {isChosen && (
        <ReportBody
          {...{ id: bodyId, report, name, time, copy }}
          onAct={(act) => onAct(report, act)}
        />
      )}
    </div>
  );
}

/** Each of its facts stays on one line: "1 K-kill". Longer ones may be wider than the list. */
function unbroken(what: string): ReactNode {
  return what.split(/(?<=,) /).map((fact, at) => (
    // The space is no part of it: there a line may end.
    <Fragment key={fact}>
      {at > 0 && " "}
      <span className={fact.length <= FACT_MOST ? "unbroken" : undefined}>{fact}</span>
    </Fragment>
  ));
}
const FACT_MOST = 28;

/** As its sign is on the map. */
function RowSymbol({ sign, letter }: { sign: Sign | undefined; letter: string }) {
  useSignals();
  const symbol = symbolsDrawn.value >= 0 && sign?.sidc ? symbolOf(sign.sidc, theme.value) : null;
  return (
    <span className={`${styles.symbol} ${signStyles.plain}`}>
      {symbol && <img src={symbol.source} alt="" height={36} />}
      {sign && !symbol && (
        <svg viewBox="4 4 24 24" width={28} height={28} aria-hidden="true">
          <path d={HEXAGON} />
          <text x={16} y={16}>
            {letter}
          </text>
        </svg>
      )}
    </span>
  );
}

interface BodyProps extends Pick<Props, "report" | "copy"> {
  id: string;
  name: string;
  time: string;
  onAct(act: RowAct): void;
}

function ReportBody({ id, report, name, time, copy, onAct }: BodyProps) {
  const message = useRef<HTMLParagraphElement>(null);
  useSelected(message, copy);
  const { fullMessage } = report.entry;
  const at = report.signs[0]?.at ?? null;
  const around = useNearest(at);
  return (
    <div id={id} className={`${styles.body} stack`}>
      <p className={styles.message} ref={message}>
        <UnbrokenText text={fullMessage} />
      </p>
      {at && (
        <div className={styles.near}>
          <PlaceList
            around={around}
            from={report.signs.length > 1 ? "its first grid" : "its grid"}
          />
        </div>
      )}
      <div className={styles.foot}>
        <p className={styles.outcome} role="status" data-is={copy?.is}>
          {copy?.is === "copied" && `On the clipboard: ${[name, time].filter(Boolean).join(", ")}`}
          {copy?.is === "refused" && CLIPBOARD_REFUSED}
          {report.isTest && "Test data cannot be copied."}
        </p>
        <div className={`${styles.buttons} row`}>
          <Button
            keys="C"
            aria-label={`Copy ${name}`}
            disabled={report.isTest}
            onClick={() => onAct("copy")}
          >
            Copy
          </Button>
          <Button keys="D" aria-label={`Same again ${name}`} onClick={() => onAct("sameAgain")}>
            Same again
          </Button>
          <Button keys="E" aria-label={`Edit ${name}`} onClick={() => onAct("edit")}>
            Edit
          </Button>
        </div>
      </div>
    </div>
  );
}

/** Selects the message where the clipboard has refused it. */
function useSelected(message: RefObject<HTMLElement | null>, copy: CopyOutcome | null): void {
  useEffect(() => {
    if (copy?.is === "refused" && message.current) selectText(message.current);
  }, [message, copy]);
}
