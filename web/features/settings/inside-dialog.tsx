import { ChevronRight } from "lucide-react";
import { useState } from "react";
import { Button } from "../../ui/button";
import { Dialog } from "../../ui/dialog";
import panels from "../../ui/panel.module.css";
import { useLoaded } from "../../ui/use-loaded";
import styles from "./inside-dialog.module.css";
import { INSIDE_LIST, type InsideList, type InsidePart, readInside } from "./inside-list";

const ANSWER_WITHIN_MS = 10_000;

/** The kinds of what is inside, in the list's order, and what they are called. */
const GROUPS = [
  ["package", "Packages"],
  ["font", "Fonts"],
  ["data", "Map, places and elevation"],
  ["runtime", "Runtime"],
  ["library", "Inside the runtime"],
] as const;

/** Third-party components, each with its licence in full. */
export function InsideDialog({ onClose }: { onClose(): void }) {
  const { data: list, error, again } = useLoaded("inside", fetchInside);
  return (
    <Dialog
      open
      wide
      onClose={onClose}
      title="Open-source licences"
      description="All third-party parts of the executable. Open an entry to read its licence."
    >
      {list && <Groups list={list} />}
      {!list && !error && <p role="status">Loading …</p>}
      {error !== null && (
        <div className={`${styles.failed} stack`} role="alert">
          <p>The list cannot be loaded: the server does not answer.</p>
          <Button onClick={again}>Try again</Button>
        </div>
      )}
    </Dialog>
  );
}

async function fetchInside(): Promise<InsideList> {
  const answer = await fetch(INSIDE_LIST, { signal: AbortSignal.timeout(ANSWER_WITHIN_MS) });
  const list = answer.ok ? readInside(await answer.json()) : null;
  if (list === null) throw new Error(`no list, status ${answer.status}`);
  return list;
}

function Groups({ list }: { list: InsideList }) {
  return GROUPS.map(([kind, heading]) => {
    const parts = list.parts.filter((part) => part.kind === kind);
    return (
      <section key={kind} className={`${styles.group} stack`}>
        <h3 className={panels.heading}>
          {heading} <span className={styles.count}>{parts.length}</span>
        </h3>
        <ul className={styles.parts}>
          {parts.map((part) => (
            <li key={`${part.name}@${part.version}`}>
              <Part part={part} text={list.texts[part.text] ?? ""} />
            </li>
          ))}
        </ul>
      </section>
    );
  });
}

function Part({ part, text }: { part: InsidePart; text: string }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <details onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary className={styles.part}>
        <ChevronRight className={styles.chevron} size={16} />
        <span className={styles.name}>{part.name}</span>
        {part.version && <span className={styles.version}>{part.version}</span>}
        <span className={styles.licence}>{part.licence.replace(/^LicenseRef-/, "")}</span>
      </summary>
      {isOpen && (
        <div className={`${styles.more} stack`}>
          {part.note && <p>{part.note}</p>}
          {part.source && <p className={styles.source}>{part.source}</p>}
          <pre className={styles.text}>{text}</pre>
        </div>
      )}
    </details>
  );
}
