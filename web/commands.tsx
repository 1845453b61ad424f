import { useSignals } from "@preact/signals-react/runtime";
import { useNavigate } from "react-router-dom";
import { areCommandsOpen, closeCommands, openCommands } from "./lib/commands";
import { pagePart } from "./lib/page-part";
import { useShortcut } from "./lib/shortcuts";
import { latePart, useLatePart } from "./ui/late";

const palette = latePart(() => import("./command-list"));
export const loadCommands = pagePart(palette.load);

/** The palette on Ctrl+K: it comes when it is first opened, or ahead of that. */
export function Commands() {
  useSignals();
  const navigate = useNavigate();
  const isOpen = areCommandsOpen.value;
  const part = useLatePart(palette, isOpen);
  useShortcut("Ctrl K", "A report as one line, or any command", openCommands, true, {
    group: "anywhere",
  });
  useShortcut("Alt P", "Receive", () => navigate("/report-log?receive"), true, {
    group: "anywhere",
  });
  if (!isOpen || !part) return null;
  return <part.CommandList onClose={closeCommands} />;
}
