import { QrCode } from "lucide-react";
import type { LogEntry } from "../../domain/log/log";
import { stampedName } from "../../domain/stamped-name";
import { downloadText } from "../../lib/download";
import { Menu } from "../../ui/menu";
import { showFailure, showToast } from "../../ui/toast";

interface Props {
  /** Newest first. */
  entries: readonly LogEntry[];
  onCodes(entries: readonly LogEntry[]): void;
}

/** The ways of reports to another machine without a network. Test data stays here. */
export function HandOver({ entries, onCodes }: Props) {
  const real = entries.filter(({ isTestData }) => !isTestData);

  function asFile() {
    const text = real
      .toReversed()
      .map(({ fullMessage }) => `${fullMessage}\n`)
      .join("");
    const isMade = downloadText(stampedName("messages", new Date()), text);
    const count = real.length === 1 ? "1 report" : `${real.length} reports`;
    if (isMade) showToast({ title: "Saved", description: `${count} in a file. Pass it on.` });
    else showFailure("Not saved", "The browser could not save the file.");
  }

  return (
    <Menu
      label="Hand over"
      icon={QrCode}
      disabled={real.length === 0}
      items={[
        { label: "As codes", run: () => onCodes(real) },
        { label: "As a file", run: asFile },
      ]}
    />
  );
}
