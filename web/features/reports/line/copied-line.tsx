import { useSignals } from "@preact/signals-react/runtime";
import { useEffect, useRef, useState } from "react";
import type { ReportNote } from "../../../domain/reports/notes";
import { onClipboard, selectText } from "../../../lib/clipboard";
import { useShortcut } from "../../../lib/shortcuts";
import { blockState, type Logged } from "../block-state";
import { type CopiedReport, clockTime } from "../copy-report";
import { CopyButton, StateBlock } from "../state-block";
import { COPIED_MS } from "../use-copy";
import { LinePanel } from "./line-view";

/** A report that was copied from a line. */
export interface CopiedLine extends Omit<CopiedReport, "isOnClipboard"> {
  /** What its line was warned of. */
  notes: readonly ReportNote[];
  /** The clipboard has refused: its message is selected for Ctrl+C. */
  isSelected: boolean;
}

interface Props {
  copied: CopiedLine;
  /** Its keys work in the dialog that it stands in. */
  inDialog: boolean;
  onCopy(): void;
  onNew(): void;
  onAgain(): void;
}

/** The copied report, and the next steps. */
export function CopiedLineView({ copied, inDialog, onCopy, onNew, onAgain }: Props) {
  useSignals();
  const text = useRef<HTMLParagraphElement>(null);
  const { reference, lines, message, dtg, notes, isSelected } = copied;
  const [shown, setShown] = useState<CopiedLine | null>(copied);
  useEffect(() => {
    if (copied.isSelected && text.current) selectText(text.current);
    setShown(copied);
    const timer = setTimeout(() => setShown(null), COPIED_MS);
    return () => clearTimeout(timer);
  }, [copied]);
  useShortcut("Alt R", "New report", onNew, true, { inDialogs: inDialog });
  useShortcut("Alt D", "Same again", onAgain, true, { inDialogs: inDialog });
  const where: Logged["message"] =
    onClipboard.value === message ? "copied" : isSelected ? "selected" : "replaced";
  const state = blockState({
    validation: { missing: [], wrong: [] },
    notes,
    isBegun: true,
    logged: { reference, time: clockTime(dtg), message: where },
  });
  return (
    <LinePanel
      name="Copied report"
      lines={lines}
      message={text}
      isCopied
      block={<StateBlock state={state} next={{ onNew, onAgain }} />}
      buttons={
        <CopyButton
          state={state}
          isFresh={shown === copied && !isSelected}
          words="Copy report"
          onCopy={onCopy}
        />
      }
    />
  );
}
