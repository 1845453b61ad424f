import { useSignals } from "@preact/signals-react/runtime";
import type { ReactNode } from "react";
import { figure } from "../../../domain/admin/statistics";
import { isMailAmiss, mailWords, modeWords } from "../../../domain/admin/system-text";
import { sizeText } from "../../../domain/size-text";
import { span } from "../../../domain/time/durations";
import { minute } from "../../../lib/clock";
import { useAdmin } from "../admin-context";
import type { System } from "../api-types";
import { Moment } from "../utc-time";
import styles from "./overview.module.css";

/** How the server itself is doing. */
export function SystemStatus({ system }: { system: System }) {
  useSignals();
  const { session } = useAdmin();
  const upFor = span((minute.value - Date.parse(system.startedAt)) / 1000);
  return (
    <dl className={styles.facts}>
      <Fact name="Mode">{modeWords(system.mode)}</Fact>
      <Fact name="Version">{system.version}</Fact>
      <Fact name="Up since">
        <Moment at={system.startedAt} /> ({upFor})
      </Fact>
      <Fact name="Platforms">{figure(system.platforms)}</Fact>
      <Fact name="Database">{sizeText(system.databaseBytes)}</Fact>
      <Fact name="Mail" amiss={isMailAmiss(system.mail)}>
        {mailWords(system.mail)}
      </Fact>
      <Fact name="Logged in until">
        <Moment at={session.expiresAt} />
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
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  );
}
