import { MapIcon } from "lucide-react";
import { Component, type ReactNode, useEffect, useState } from "react";
import type { GridReference } from "../../domain/grid/grid";
import { isServerThere } from "../../lib/page-part";
import { useShortcut } from "../../lib/shortcuts";
import { typingIdle } from "../../lib/typing-idle";
import { Button } from "../../ui/button";
import { Dialog, OpenerContext } from "../../ui/dialog";
import { useLatePart } from "../../ui/late";
import { maps } from "../map";

/** A load that takes no longer than this says nothing of itself. */
const SLOW_MS = 200;
/** Long enough for the form to be painted and to take keys first. */
const FORM_STANDS_MS = 1000;

type Maps = NonNullable<typeof maps.part.value>;

type State = "loading" | "server-gone" | "not-there" | "broken";

interface MapDialogProps {
  /** The title of the dialog that is loaded. */
  title: string;
  onClose(): void;
  children(maps: Maps): ReactNode;
}

/**
 * A map's dialog, which is loaded from the server when it is first opened. If it cannot be loaded, or breaks, this
 * says so in its place and tries again; the form behind it stays.
 */
function MapDialog({ title, onClose, children }: MapDialogProps) {
  const [state, setState] = useState<State>("loading");
  const part = useLatePart(maps, false);
  const [isSlow, setSlow] = useState(false);
  // Before this one's dialog, or the map's, has taken the focus.
  const [opener] = useState(() => document.activeElement);

  useEffect(() => {
    const timer = setTimeout(() => setSlow(true), SLOW_MS);
    loadMaps(setState);
    return () => clearTimeout(timer);
  }, []);

  if (part && state === "loading") {
    return (
      <BreakGuard onBreak={() => setState("broken")}>
        <OpenerContext value={opener}>{children(part)}</OpenerContext>
      </BreakGuard>
    );
  }
  const isLoading = state === "loading";
  if (isLoading && !isSlow) return null;
  function tryAgain() {
    if (isLoading) return;
    setState("loading");
    loadMaps(setState);
  }
  return (
    <OpenerContext value={opener}>
      <Dialog
        open
        title={title}
        onClose={onClose}
        actions={
          <>
            <Button onClick={onClose}>Back to form</Button>
            {/* An update took the file away; or it failed once, which Chromium 150 remembers until then. */}
            {state === "not-there" && (
              <Button onClick={() => location.reload()}>Load the page again</Button>
            )}
            <Button look="primary" aria-disabled={isLoading} onClick={tryAgain}>
              Try again
            </Button>
          </>
        }
      >
        <p role="status">{SENTENCES[state]}</p>
      </Dialog>
    </OpenerContext>
  );
}

/** @param fail is told why, if they do not come */
function loadMaps(fail: (why: State) => void): void {
  maps.load().catch(async (error: unknown) => {
    console.warn("map:", error);
    fail((await isServerThere()) ? "not-there" : "server-gone");
  });
}

const SENTENCES = {
  loading: "Loading the map…",
  "server-gone":
    "The map cannot be loaded: the server does not answer. Your report is kept, and the grid can be typed.",
  "not-there":
    "The map cannot be loaded, though the server answers. Load the page again: your report is kept.",
  broken: "The map stopped working. Your report is kept, and the grid can be typed.",
} as const;

interface GuardProps {
  onBreak(): void;
  children: ReactNode;
}

/** Keeps what breaks inside it from taking the form along. */
class BreakGuard extends Component<GuardProps, { isBroken: boolean }> {
  override state = { isBroken: false };

  static getDerivedStateFromError() {
    return { isBroken: true };
  }

  override componentDidCatch(error: unknown) {
    console.error("map:", error);
    this.props.onBreak();
  }

  override render() {
    return this.state.isBroken ? null : this.props.children;
  }
}

/**
 * Loads the maps soon after a form is shown, while nobody types: the server may go away before one is opened.
 * @returns whether they could not be loaded
 */
export function useMapsAhead(): boolean {
  const [isFailed, setFailed] = useState(false);
  useEffect(() => {
    const timer = setTimeout(async () => {
      await typingIdle();
      // Opening a map asks again, and says what is wrong.
      await maps.load().catch((error: unknown) => {
        console.warn("map:", error);
        setFailed(true);
      });
    }, FORM_STANDS_MS);
    return () => clearTimeout(timer);
  }, []);
  return isFailed;
}

interface MapButtonProps {
  /** The title of the map's dialog. */
  title: string;
  label?: string;
  /** Alt M opens this map. */
  hasKey?: boolean;
  children(maps: Maps, close: () => void): ReactNode;
}

/** Leads from a form to its map. */
export function MapButton({ title, label = "Open map", hasKey = true, children }: MapButtonProps) {
  const [isOpen, setOpen] = useState(false);
  const [open, close] = [() => setOpen(true), () => setOpen(false)];
  useShortcut("Alt M", label.charAt(0) + label.slice(1).toLowerCase(), open, hasKey);
  useMapsAhead();
  return (
    <>
      <Button
        keys={hasKey ? "Alt M" : undefined}
        aria-keyshortcuts={hasKey ? "Alt+M" : undefined}
        onClick={open}
      >
        <MapIcon size={16} aria-hidden="true" />
        {label}
      </Button>
      {isOpen && (
        <MapDialog title={title} onClose={close}>
          {(part) => children(part, close)}
        </MapDialog>
      )}
    </>
  );
}

interface Props {
  value: GridReference;
  onChange(value: GridReference): void;
  hasKey: boolean;
}

/** The button that fills a form's one grid from the map. */
export function GridFromMap({ value, onChange, hasKey }: Props) {
  return (
    <MapButton title="Map Selector" hasKey={hasKey}>
      {({ GridPicker }, close) => <GridPicker value={value} onUse={onChange} onClose={close} />}
    </MapButton>
  );
}
