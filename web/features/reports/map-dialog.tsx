import { MapIcon } from "lucide-react";
import { Component, type ReactNode, useEffect, useRef, useState } from "react";
import type { GridReference } from "../../domain/grid/grid";
import { isServerThere } from "../../lib/page-part";
import { useShortcut } from "../../lib/shortcuts";
import { typingIdle } from "../../lib/typing-idle";
import { Button } from "../../ui/button";
import { Dialog, OpenerContext } from "../../ui/dialog";
import { loadPicker } from "../map";

/** A load that takes no longer than this says nothing of itself. */
const SLOW_MS = 200;
/** Long enough for the form to be painted and to take keys first. */
const FORM_STANDS_MS = 1000;

type State<Part> =
  | { is: "loading" | "server-gone" | "not-there" | "broken" }
  | { is: "loaded"; part: Part };

interface MapDialogProps<Part> {
  /** The title of the dialog that is loaded. */
  title: string;
  /** Fetches it; called anew for each attempt. */
  load(): Promise<Part>;
  onClose(): void;
  children(part: Part): ReactNode;
}

/**
 * A map's dialog, which comes from the server when it is first opened. Where it does not come, or
 * breaks, this says so in its place and tries again: the form behind it stands.
 */
export function MapDialog<Part>({ title, load, onClose, children }: MapDialogProps<Part>) {
  const [state, setState] = useState<State<Part>>({ is: "loading" });
  const [isSlow, setSlow] = useState(false);
  const isLeft = useRef(false);
  // Before this one's dialog, or the map's, has taken the focus.
  const [opener] = useState(() => document.activeElement);
  const ask = useRef(() => {
    const settle = (settled: State<Part>) => {
      if (!isLeft.current) setState(settled);
    };
    load().then(
      (part) => settle({ is: "loaded", part }),
      async (error: unknown) => {
        console.warn("map:", error);
        settle({ is: (await isServerThere()) ? "not-there" : "server-gone" });
      },
    );
  });

  useEffect(() => {
    isLeft.current = false;
    const timer = setTimeout(() => setSlow(true), SLOW_MS);
    ask.current();
    return () => {
      isLeft.current = true;
      clearTimeout(timer);
    };
  }, []);

  if (state.is === "loaded") {
    return (
      <BreakGuard onBreak={() => setState({ is: "broken" })}>
        <OpenerContext value={opener}>{children(state.part)}</OpenerContext>
      </BreakGuard>
    );
  }
  const isLoading = state.is === "loading";
  if (isLoading && !isSlow) return null;
  function tryAgain() {
    if (isLoading) return;
    setState({ is: "loading" });
    ask.current();
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
            {state.is === "not-there" && (
              <Button onClick={() => location.reload()}>Load the page again</Button>
            )}
            <Button look="primary" aria-disabled={isLoading} onClick={tryAgain}>
              Try again
            </Button>
          </>
        }
      >
        <p role="status">{SENTENCES[state.is]}</p>
      </Dialog>
    </OpenerContext>
  );
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

/** Fetches a map soon after its form stands, while nobody types: the server may go away before it is opened. */
export function useMapAhead(load: () => Promise<unknown>): void {
  const latest = useRef(load);
  latest.current = load;
  useEffect(() => {
    const timer = setTimeout(async () => {
      await typingIdle();
      // Opening the map asks again, and says what is wrong.
      await latest.current().catch((error: unknown) => console.warn("map:", error));
    }, FORM_STANDS_MS);
    return () => clearTimeout(timer);
  }, []);
}

/** Leads from a form to its map. */
export function OpenMapButton({ onOpen, hasKey = true }: { onOpen(): void; hasKey?: boolean }) {
  return (
    <Button
      keys={hasKey ? "Alt M" : undefined}
      aria-keyshortcuts={hasKey ? "Alt+M" : undefined}
      onClick={onOpen}
    >
      <MapIcon size={16} aria-hidden="true" />
      Open map
    </Button>
  );
}

interface Props {
  value: GridReference;
  onChange(value: GridReference): void;
  /** Alt M opens the map of this one. */
  hasKey: boolean;
}

/** The button that fills a form's one grid from the map. */
export function GridFromMap({ value, onChange, hasKey }: Props) {
  const [isOpen, setOpen] = useState(false);
  useShortcut("Alt M", "Open map", () => setOpen(true), hasKey);
  useMapAhead(loadPicker);
  return (
    <>
      <OpenMapButton hasKey={hasKey} onOpen={() => setOpen(true)} />
      {isOpen && (
        <MapDialog title="Map Selector" load={loadPicker} onClose={() => setOpen(false)}>
          {({ GridPicker }) => (
            <GridPicker value={value} onUse={onChange} onClose={() => setOpen(false)} />
          )}
        </MapDialog>
      )}
    </>
  );
}
