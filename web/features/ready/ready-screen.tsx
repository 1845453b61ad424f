import { useSignals } from "@preact/signals-react/runtime";
import {
  ArrowLeft,
  BookOpen,
  Check,
  CircleDashed,
  Minus,
  OctagonX,
  RotateCw,
  TriangleAlert,
} from "lucide-react";
import { useEffect, useState } from "react";
import { Link } from "react-router-dom";
import { clockFinding } from "../../domain/ready/browser-lines";
import {
  type ReadyFinding,
  type ReadyLevel,
  type ReadyRow,
  readyOutcome,
  readyRows,
} from "../../domain/ready/ready-lines";
import { answered, api } from "../../lib/api";
import { localOffsetMinutes, minute } from "../../lib/clock";
import { clockFault } from "../../lib/clock-fault";
import { deployment, operator } from "../../lib/session";
import { useShortcut } from "../../lib/shortcuts";
import { nextTheme } from "../../lib/theme";
import { Button } from "../../ui/button";
import { useStable } from "../../ui/use-stable";
import { browserFindings } from "./browser-facts";
import styles from "./ready.module.css";

/** What one look found, the server's word apart: null where it has none. */
interface Found {
  browser: readonly ReadyFinding[];
  server: readonly ReadyFinding[] | null;
}

const SERVER_WITHIN_MS = 30_000;

/** Whether this laptop is ready, at /ready, before sign-in and after: ten lines, or the one thing to mend. */
export function ReadyScreen() {
  const [found, setFound] = useState<Found | null>(null);
  const [isLooking, setLooking] = useState(false);
  const look = useStable(async () => {
    setLooking(true);
    const [browser, server] = await Promise.all([browserFindings(), serverFindings()]);
    setFound({ browser, server });
    setLooking(false);
  });
  useEffect(() => {
    document.title = "Ready - Sightline";
    void look();
  }, [look]);
  useShortcut("Alt T", "Change the theme", nextTheme);
  return (
    <div className={styles.ready}>
      <header className={`${styles.head} row`}>
        <Link to="/" className={styles.back}>
          <ArrowLeft size={18} />
          Sightline
        </Link>
        <h1 className={styles.name}>Is it ready?</h1>
        <Button icon={RotateCw} onClick={look} disabled={isLooking} className={styles.again}>
          Look again
        </Button>
      </header>
      <main className={styles.page} id="work" tabIndex={-1}>
        {found ? <Rows found={found} /> : <p role="status">Looking...</p>}
        <p>
          <Link to="/help/when-something-goes-wrong#is-it-ready" className={styles.handbook}>
            <BookOpen size={16} />
            Handbook: what is looked at, and what to do
          </Link>
        </p>
      </main>
    </div>
  );
}

/** Null where the server does not say. The hosted demonstration's never does. */
async function serverFindings(): Promise<readonly ReadyFinding[] | null> {
  if (deployment.value === "online") return null;
  try {
    const signal = AbortSignal.timeout(SERVER_WITHIN_MS);
    return (await answered(api.ready.get({ fetch: { signal } }), "findings")).findings;
  } catch (error) {
    console.warn("ready:", error);
    return null;
  }
}

const SIGNS = { ok: Check, none: CircleDashed, skip: Minus, warn: TriangleAlert, FAIL: OctagonX };
const WORDS: Record<ReadyLevel, string> = {
  ok: "Good",
  none: "None",
  skip: "Not known",
  warn: "Look at it",
  FAIL: "To mend",
};

function Rows({ found: { browser, server } }: { found: Found }) {
  useSignals();
  const at = new Date(minute.value);
  const zone = operator().timeZone;
  const clock = clockFinding(at, zone, localOffsetMinutes(at), clockFault.value);
  const rows = readyRows([clock, ...browser, ...(server ?? [])], server !== null);
  const { level, title, first } = readyOutcome(rows);
  const isSilent = server === null && deployment.value !== "online";
  return (
    <>
      <section className={styles.outcome} data-level={isSilent ? "FAIL" : level} role="status">
        <Sign level={isSilent ? "FAIL" : level} size={32} />
        <div>
          <h2 className={styles.title}>{isSilent ? "The server does not answer" : title}</h2>
          <p>
            {isSilent
              ? "Start Sightline again, then look again. What only the browser knows is below."
              : (first && [first.says, first.toDo].filter(Boolean).join(" ")) ||
                (rows.some((row) => row.level === "none")
                  ? "All that is there is good."
                  : "All ten are good.")}
          </p>
        </div>
      </section>
      <ul className="box" aria-label="What was looked at">
        {rows.map((row) => (
          <Row key={row.line} row={row} />
        ))}
      </ul>
    </>
  );
}

function Row({ row: { name, level, says, toDo } }: { row: ReadyRow }) {
  return (
    <li className={styles.row} data-level={level}>
      <span className={styles.sign}>
        <Sign level={level} size={20} />
        {WORDS[level]}
      </span>
      <strong>{name}</strong>
      <span>
        {says} {toDo && <span className={styles.toDo}>{toDo}</span>}
      </span>
    </li>
  );
}

/** Each level has a shape of its own, for themes of one hue. */
function Sign({ level, size }: { level: ReadyLevel; size: number }) {
  const Icon = SIGNS[level];
  return <Icon size={size} className={styles.shape} />;
}
