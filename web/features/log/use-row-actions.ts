import { useEffect, useState } from "react";
import type { LogEntry } from "../../domain/log/log";
import { besideRemoved } from "../../domain/log/remove";
import { CLIPBOARD_REFUSED, copyText } from "../../lib/clipboard";
import type { HandoffPurpose } from "../../lib/form-handoff";
import { showToast } from "../../ui/toast";
import { useStable } from "../../ui/use-stable";
import type { CopyOutcome } from "./full-message";
import type { RowAction } from "./log-row";
import { logView, useLogView } from "./log-view";
import type { RowFocus } from "./use-row-focus";

const COPIED_MS = 2000;

interface Options {
  entries: readonly LogEntry[];
  focus: RowFocus;
  onRow(id: string): void;
  onLeave(): void;
  onOpen(entry: LogEntry, purpose: HandoffPurpose): void;
  onRemove(entry: LogEntry): void;
  onCode(entry: LogEntry): void;
}

/** What the buttons and the keys of a row do. */
export function useRowActions(options: Options) {
  const { entries, focus, onRow, onLeave, onOpen, onRemove, onCode } = options;
  const [opened, setOpened] = useLogView("opened");
  const [copied, setCopied] = useState<CopyOutcome | null>(null);
  const [menuId, setMenuId] = useState<string | null>(null);
  const stopId = entries[focus.stop]?.id;

  // biome-ignore lint/correctness/useExhaustiveDependencies: a menu stays with the row that is highlighted
  useEffect(() => () => setMenuId(null), [stopId]);

  useEffect(() => {
    if (copied?.is !== "copied") return;
    const timer = setTimeout(() => setCopied(null), COPIED_MS);
    return () => clearTimeout(timer);
  }, [copied]);

  function toggle(id: string) {
    const after = new Set(opened);
    if (!after.delete(id)) after.add(id);
    setOpened(after);
  }

  async function copy({ id, fullMessage, isTestData }: LogEntry) {
    if (isTestData) {
      showToast({ title: "Not copied", description: "Test data cannot be copied." });
      return;
    }
    const isCopied = await copyText(fullMessage);
    if (!isCopied) setOpened(new Set([...opened, id]));
    setCopied({ id, is: isCopied ? "copied" : "refused" });
  }

  function showCode(entry: LogEntry) {
    if (entry.isTestData) {
      const description = "Test data has no QR code.";
      showToast({ title: "Not shown", description });
    } else onCode(entry);
  }

  function remove(entry: LogEntry) {
    const next = besideRemoved(entries, entry, logView.changing);
    // Beforehand: with its row the focus would go.
    if (next) onRow(next.id);
    else onLeave();
    onRemove(entry);
  }

  function act(entry: LogEntry, action: RowAction) {
    if (action === "message") toggle(entry.id);
    else if (action === "copy") void copy(entry);
    else if (action === "remove") remove(entry);
    else if (action === "code") showCode(entry);
    else if (action === "more") setMenuId(entry.id);
    else onOpen(entry, action);
  }

  return {
    /** The entries whose whole messages are shown. */
    opened,
    /** The entry whose menu has been asked for; null for none. */
    menuId,
    copied,
    /** The screen reader's announcement of the last copy. */
    said: copied && (copied.is === "copied" ? "Copied" : CLIPBOARD_REFUSED),
    act: useStable(act),
  };
}
