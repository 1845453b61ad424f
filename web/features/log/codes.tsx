import { ChevronLeft, ChevronRight, Pause, Play } from "lucide-react";
import { useEffect, useState } from "react";
import { readNumbers } from "../../domain/messages/code-numbers";
import { paceOf, roundOf } from "../../domain/messages/code-set";
import { Button } from "../../ui/button";
import { CodeImage } from "../../ui/code-image";
import { TextField } from "../../ui/field";
import { Segmented } from "../../ui/segmented";
import styles from "./codes.module.css";

const SINGLE = "Code 1 of 1";

/** What the codes hold, and what is done where they are read. */
function Reading({ reports }: { reports: number }) {
  return (
    <>
      <p className={styles.count}>
        {reports === 1 ? "1 report" : `${reports.toLocaleString("en-GB")} reports`}
      </p>
      <p className={`${styles.reading} muted`}>
        The other operator presses <strong>Receive</strong> (Alt P), then <strong>Camera</strong>,
        and points it at this screen.
      </p>
    </>
  );
}

/** Codes, one after the other. @param codes null if the reports are too many for them */
export function MadeCodes({
  codes,
  reports,
}: {
  codes: readonly string[] | null;
  reports: number;
}) {
  if (codes === null)
    return (
      <p className={styles.why}>
        These reports are too many for codes. Hand them over as a file, or filter the log.
      </p>
    );
  const [only] = codes;
  if (only === undefined) return null;
  return (
    <div className={`${styles.codes} stack`}>
      {codes.length > 1 ? (
        <PlayedCodes codes={codes} reports={reports} />
      ) : (
        <>
          <CodeImage text={only} name={SINGLE} className={styles.code} />
          <div className={`${styles.controls} stack`}>
            <Reading reports={reports} />
            <p className={styles.name}>{SINGLE}</p>
          </div>
        </>
      )}
    </div>
  );
}

/** Codes a second. Up to six of them, no part of the picture flashes more than three times a second (WCAG 2.3.1). */
const SPEEDS = ["1", "2", "4", "8"].map((value) => ({ value, label: value }));

/** A set of codes that run by themselves: all of them, or those that the reader misses. */
function PlayedCodes({ codes, reports }: { codes: readonly string[]; reports: number }) {
  const [place, setPlace] = useState(0);
  const [isRunning, setRunning] = useState(true);
  const [speed, setSpeed] = useState("4");
  const [asked, setAsked] = useState("");

  const read = readNumbers(asked, codes.length);
  const error = "error" in read ? read.error : null;
  const numbers = "error" in read || read.length === 0 ? codes.map((_, index) => index + 1) : read;
  const { length } = numbers;
  const round = roundOf(length);
  const { each, all } = paceOf(length, Number(speed));

  useEffect(() => {
    if (!isRunning || length < 2) return;
    const timer = setInterval(() => setPlace((now) => (now + 1) % round), each);
    return () => clearInterval(timer);
  }, [isRunning, length, round, each]);

  function step(by: number) {
    setRunning(false);
    setPlace(((place % length) + by + length) % length);
  }

  const number = numbers[place % length] ?? 1;
  const name = `Code ${number} of ${codes.length}`;
  return (
    <>
      <CodeImage text={codes[number - 1] ?? ""} name={name} className={styles.code} />
      <div className={`${styles.controls} stack`}>
        <Reading reports={reports} />
        <p className={styles.name}>
          {name}
          {length > 1 && `, repeats every ${all}`}
        </p>
        <div className="row">
          <Button icon={ChevronLeft} onClick={() => step(-1)}>
            Previous
          </Button>
          <Button icon={isRunning ? Pause : Play} onClick={() => setRunning(!isRunning)}>
            {isRunning ? "Pause" : "Resume"}
          </Button>
          <Button onClick={() => step(1)}>
            Next
            <ChevronRight size={16} />
          </Button>
        </div>
        <Segmented label="Codes a second" value={speed} choices={SPEEDS} onChange={setSpeed} />
        <TextField
          label="Only these codes"
          mono
          value={asked}
          error={error}
          hint="The numbers that the reader misses, like 3, 7-9"
          onChange={({ currentTarget }) => {
            setAsked(currentTarget.value);
            setPlace(0);
          }}
        />
      </div>
    </>
  );
}
