import { ChevronLeft, ChevronRight, Pause, Play } from "lucide-react";
import { useEffect, useState } from "react";
import { Button } from "../../ui/button";
import { Dialog } from "../../ui/dialog";
import { loadCodes } from "./code-camera";
import styles from "./codes.module.css";

type CodePart = Awaited<ReturnType<typeof loadCodes>>;

interface Props {
  /** The messages that are handed over; null while the window is closed. */
  messages: readonly string[] | null;
  onClose(): void;
}

/** Messages as codes for another machine's camera, one after the other until the window is closed. */
export function CodesDialog({ messages, onClose }: Props) {
  return (
    <Dialog open={messages !== null} onClose={onClose} title="Codes" whole>
      {messages && <Codes messages={messages} />}
    </Dialog>
  );
}

/** How long each code is shown: a camera with 15 frames a second sees it four times. */
const SHOWN_MS = 300;

function Codes({ messages }: { messages: readonly string[] }) {
  const [part, setPart] = useState<CodePart | "failed" | null>(null);
  const [codes, setCodes] = useState<readonly string[]>([]);
  const [index, setIndex] = useState(0);
  const [isRunning, setRunning] = useState(true);

  useEffect(() => {
    loadCodes().then(
      (loaded) => {
        setPart(loaded);
        setCodes(loaded.codesOf(messages));
      },
      (error: unknown) => {
        console.warn("codes:", error);
        setPart("failed");
      },
    );
  }, [messages]);

  const { length } = codes;
  useEffect(() => {
    if (!isRunning || length < 2) return;
    const timer = setInterval(() => setIndex((now) => (now + 1) % length), SHOWN_MS);
    return () => clearInterval(timer);
  }, [isRunning, length]);

  function step(by: number) {
    setRunning(false);
    setIndex((index + by + length) % length);
  }

  if (part === "failed")
    return <p>The codes could not be made. Check that Sightline’s server runs, and try again.</p>;
  const text = codes[index];
  if (!part || text === undefined) return null;
  const name = `Code ${index + 1} of ${length}`;
  return (
    <div className={styles.codes} data-toasts="bottom">
      <Code part={part} text={text} name={name} />
      <p className={styles.name}>
        {name}
        {length > 1 && `, ${roundText(length)} a round`}
      </p>
      {length > 1 && (
        <div className={styles.steps}>
          <Button onClick={() => step(-1)}>
            <ChevronLeft size={16} aria-hidden="true" />
            Previous
          </Button>
          <Button onClick={() => setRunning(!isRunning)}>
            {isRunning ? (
              <Pause size={16} aria-hidden="true" />
            ) : (
              <Play size={16} aria-hidden="true" />
            )}
            {isRunning ? "Pause" : "Run"}
          </Button>
          <Button onClick={() => step(1)}>
            Next
            <ChevronRight size={16} aria-hidden="true" />
          </Button>
        </div>
      )}
    </div>
  );
}

/** `15 s`, `4 min` */
function roundText(codes: number): string {
  const seconds = Math.ceil((codes * SHOWN_MS) / 1000);
  return seconds < 120 ? `${seconds} s` : `${Math.round(seconds / 60)} min`;
}

/** The empty margin that the standard requires (ISO/IEC 18004), in modules. */
const MARGIN = 4;

function Code({ part, text, name }: { part: CodePart; text: string; name: string }) {
  const rows = part.encodeQR(text, "raw", { ecc: "medium", encoding: "byte", border: MARGIN });
  const path = rows
    .flatMap((row, y) => row.map((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : "")))
    .join("");
  return (
    <svg
      role="img"
      aria-label={name}
      className={styles.code}
      viewBox={`0 0 ${rows.length} ${rows.length}`}
      shapeRendering="crispEdges"
    >
      <rect className={styles.paper} width={rows.length} height={rows.length} />
      <path className={styles.modules} d={path} />
    </svg>
  );
}
