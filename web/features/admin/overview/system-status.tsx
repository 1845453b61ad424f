import { useSignals } from "@preact/signals-react/runtime";
import type { ReactNode } from "react";
import { formatCount } from "../../../domain/admin/statistics";
import { isMailFailing, mailText, modeText } from "../../../domain/admin/system-text";
import { sizeText } from "../../../domain/size-text";
import { durationText } from "../../../domain/time/durations";
import { minute } from "../../../lib/clock";
import { useAdmin } from "../admin-context";
import type { Laptop, System } from "../api-types";
import { UtcTime } from "../utc-time";
import styles from "./overview.module.css";

/** How the server itself is doing. */
export function SystemStatus({ system }: { system: System }) {
  useSignals();
  const { session } = useAdmin();
  const upFor = durationText((minute.value - Date.parse(system.startedAt)) / 1000);
  return (
    <dl className={styles.facts}>
      <Fact name="Mode">{modeText(system.mode)}</Fact>
      <Fact name="Version">{system.version}</Fact>
      <Fact name="Up since">
        <UtcTime at={system.startedAt} /> ({upFor})
      </Fact>
      <Fact name="Platforms">{formatCount(system.platforms)}</Fact>
      <Fact name="Database">{sizeText(system.databaseBytes)}</Fact>
      <Fact name="Mail" amiss={isMailFailing(system.mail)}>
        {mailText(system.mail)}
      </Fact>
      <Fact name="Signed in until">
        <UtcTime at={session.expiresAt} />
      </Fact>
    </dl>
  );
}

/** What there is on an offline laptop, and whether all is well with it. */
export function LaptopFacts({ laptop }: { laptop: Laptop }) {
  const { reports, lastReport, freeBytes, lastBackupAt, isBackupLate, doctor } = laptop;
  const faults = doctor?.faults ?? [];
  return (
    <dl className={styles.facts}>
      <Fact name="Reports saved">{formatCount(reports)}</Fact>
      <Fact name="Last report">
        {lastReport ? (
          <>
            {lastReport.name}, saved <UtcTime at={lastReport.savedAt} />
          </>
        ) : (
          "None yet"
        )}
      </Fact>
      <Fact name="Free disk">{sizeText(freeBytes)}</Fact>
      <Fact name="Last backup" amiss={isBackupLate}>
        {lastBackupAt && <UtcTime at={lastBackupAt} />}
        {!lastBackupAt && (isBackupLate ? "None in the last 90 days" : "None yet")}
      </Fact>
      <Fact name="Faults" amiss={faults.length > 0}>
        {!doctor && "Checking …"}
        {doctor && faults.length === 0 && (
          <>
            None, checked <UtcTime at={doctor.at} />
          </>
        )}
        {faults.map((fault) => (
          <p key={fault}>{fault}</p>
        ))}
      </Fact>
    </dl>
  );
}

function Fact({
  name,
  amiss = false,
  children,
}: {
  name: string;
  /** It needs a look. */
  amiss?: boolean;
  children: ReactNode;
}) {
  return (
    <div className={styles.fact} data-amiss={amiss ? true : undefined}>
      <dt className="muted">{name}</dt>
      <dd>{children}</dd>
    </div>
  );
}
