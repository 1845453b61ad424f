import { useSignals } from "@preact/signals-react/runtime";
import { Check } from "lucide-react";
import { type RefObject, useRef } from "react";
import { Badge } from "../../../ui/badge";
import { Button } from "../../../ui/button";
import { EmptyState } from "../../../ui/empty-state";
import { Table } from "../../../ui/table";
import { useAdmin } from "../admin-context";
import type { KeptFeedback } from "../api-types";
import { ServerList } from "../server-list";
import { useActions } from "../use-actions";
import { useKeptFocus } from "../use-kept-focus";
import { UtcTime } from "../utc-time";
import styles from "./kept.module.css";

/** What operators and visitors have said of Sightline, and what of it is done. */
export function FeedbackView() {
  useSignals();
  const { feedback: feed } = useAdmin();
  const search = useRef<HTMLInputElement>(null);
  const { q = "" } = feed.query;
  return (
    <ServerList name="feedback" feed={feed} search={search}>
      {({ feedback }) =>
        feedback.length === 0 ? (
          <EmptyState title={q === "" ? "No feedback yet" : `No feedback found for "${q}"`}>
            <p>
              {q === ""
                ? "Feedback that is sent from any screen is listed here."
                : "The search looks for each word in the text and in the sender's details."}
            </p>
          </EmptyState>
        ) : (
          <FeedbackTable rows={feedback} instead={search} />
        )
      }
    </ServerList>
  );
}

interface TableProps {
  rows: KeptFeedback["feedback"];
  instead: RefObject<HTMLElement | null>;
}

function FeedbackTable({ rows, instead }: TableProps) {
  const { feedbackDone } = useActions();
  // The button that had the focus is gone once its row is done.
  const focus = useKeptFocus(rows, instead);
  return (
    <div className={styles.table} {...focus}>
      <Table
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
                <Button onClick={() => void feedbackDone(id)}>
                  <Check size={16} aria-hidden="true" />
                  Done
                </Button>
              ) : (
                <Badge tone="good">Done</Badge>
              ),
          },
        ]}
      />
    </div>
  );
}

type From = Pick<
  KeptFeedback["feedback"][number],
  "callSign" | "asset" | "parentUnit" | "exerciseRole"
>;

const giver = ({ callSign, asset, parentUnit, exerciseRole }: From): string =>
  [callSign, asset, parentUnit, exerciseRole].filter(Boolean).join(", ");
