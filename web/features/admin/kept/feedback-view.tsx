import { useSignals } from "@preact/signals-react/runtime";
import { Check, Download } from "lucide-react";
import { Badge } from "../../../ui/badge";
import { Button } from "../../../ui/button";
import { EmptyState } from "../../../ui/empty-state";
import { FilterButton, FilterGroup } from "../../../ui/filters";
import { Table } from "../../../ui/table";
import { useAdmin } from "../admin-context";
import type { KeptFeedback } from "../api-types";
import { ServerList } from "../server-list";
import { useActions } from "../use-actions";
import { UtcTime } from "../utc-time";
import styles from "./kept.module.css";

/** What operators and visitors have said of Sightline, and what of it is done. */
export function FeedbackView() {
  useSignals();
  const { feedback: feed } = useAdmin();
  const { exportFeedback } = useActions();
  const { q = "", state = "" } = feed.query;
  return (
    <ServerList
      name="feedback"
      feed={feed}
      beside={({ total }) => (
        <Button
          icon={Download}
          disabled={total === 0}
          onClick={() => void exportFeedback(feed.query)}
        >
          CSV
        </Button>
      )}
    >
      {({ feedback }) => (
        <>
          <div className={styles.head}>
            <FilterGroup label="State">
              {STATES.map(([each, label]) => (
                <FilterButton
                  key={each}
                  label={label}
                  active={state === each}
                  onClick={() => void feed.askFor({ state: each })}
                />
              ))}
            </FilterGroup>
          </div>
          {feedback.length === 0 ? (
            <NoFeedback q={q} state={state} />
          ) : (
            <FeedbackTable rows={feedback} />
          )}
        </>
      )}
    </ServerList>
  );
}

const STATES = [
  ["", "All"],
  ["open", "Open"],
  // Not by the word of the button in a row.
  ["done", "Settled"],
] as const;

const NONE: Readonly<Record<string, string>> = {
  open: "No feedback is open",
  done: "No feedback is settled",
};

function NoFeedback({ q, state }: { q: string; state: string }) {
  if (q !== "")
    return (
      <EmptyState title={`No feedback found for "${q}"`}>
        <p>The search looks for each word in the text and in the sender's details.</p>
      </EmptyState>
    );
  return (
    <EmptyState title={NONE[state] ?? "No feedback yet"}>
      <p>Feedback that is sent from any screen is listed here.</p>
    </EmptyState>
  );
}

function FeedbackTable({ rows }: { rows: KeptFeedback["feedback"] }) {
  const { feedbackDone } = useActions();
  return (
    <Table
      className={styles.table}
      caption="Feedback"
      rows={rows}
      keyOf={({ id }) => id}
      columns={[
        { name: "Sent", cell: ({ createdAt }) => <UtcTime at={createdAt} /> },
        { name: "By", label: "From", cell: (from) => giver(from) || "–" },
        { name: "Feedback", className: styles.message, cell: ({ message }) => message },
        {
          name: "State",
          cell: ({ id, doneAt }) =>
            doneAt === null ? (
              <Button icon={Check} onClick={() => void feedbackDone(id)}>
                Done
              </Button>
            ) : (
              <Badge tone="good">Done</Badge>
            ),
        },
      ]}
    />
  );
}

type From = Pick<
  KeptFeedback["feedback"][number],
  "callSign" | "asset" | "parentUnit" | "exerciseRole"
>;

const giver = ({ callSign, asset, parentUnit, exerciseRole }: From): string =>
  [callSign, asset, parentUnit, exerciseRole].filter(Boolean).join(", ");
