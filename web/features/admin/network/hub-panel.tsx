import { Plus } from "lucide-react";
import { useRef, useState } from "react";
import { formatCount } from "../../../domain/admin/statistics";
import { heardText } from "../../../domain/network/network-text";
import { Badge } from "../../../ui/badge";
import { Button } from "../../../ui/button";
import { Panel } from "../../../ui/panel";
import { Table } from "../../../ui/table";
import type { JoinedLaptop, Network } from "../api-types";
import { ConfirmAction } from "../confirm-action";
import { useActions } from "../use-actions";
import { useKeptFocus } from "../use-kept-focus";
import { CodeDialog } from "./code-dialog";
import styles from "./network.module.css";

/** The laptops that send their reports here, and the code with which another joins. */
export function HubPanel({ laptops }: Pick<Network, "laptops">) {
  const { removeLaptop } = useActions();
  const [isMaking, setMaking] = useState(false);
  const [removing, setRemoving] = useState<JoinedLaptop | null>(null);
  const make = useRef<HTMLButtonElement>(null);
  // The row that had the focus may be gone.
  const focus = useKeptFocus(laptops, make);
  if (laptops === null)
    return (
      <Panel title="Laptops that have joined here">
        <p>
          This laptop takes no reports from others. To let them join, start it with{" "}
          <code>--share</code> and a port, e.g. <code>sightline --share 7443</code>.
        </p>
      </Panel>
    );
  return (
    <Panel
      title="Laptops that have joined here"
      action={
        <Button icon={Plus} ref={make} aria-haspopup="dialog" onClick={() => setMaking(true)}>
          Make a join code
        </Button>
      }
    >
      {laptops.length === 0 ? (
        <p>None yet. Make a join code, and give it to the operator of another laptop.</p>
      ) : (
        <Table
          className={styles.table}
          {...focus}
          caption="Laptops that have joined here"
          rows={laptops}
          keyOf={({ id }) => id}
          columns={[
            { name: "Name", className: styles.name, cell: ({ name }) => name },
            { name: "State", cell: (laptop) => <Heard laptop={laptop} /> },
            { name: "Reports", cell: ({ reports }) => formatCount(reports) },
            { name: "Holds", cell: ({ holds }) => formatCount(holds) },
            {
              name: "Actions",
              cell: (laptop) => (
                <Button aria-label={`Remove: ${laptop.name}`} onClick={() => setRemoving(laptop)}>
                  Remove
                </Button>
              ),
            },
          ]}
        />
      )}
      <CodeDialog open={isMaking} onClose={() => setMaking(false)} />
      <ConfirmAction
        open={removing !== null}
        title="Remove Laptop"
        onClose={() => setRemoving(null)}
        act={async () => removing && (await removeLaptop(removing))}
      >
        <p>
          Nothing more is taken from {removing?.name}, and it is told so. Its reports stay here. To
          send again it needs a new join code.
        </p>
      </ConfirmAction>
    </Panel>
  );
}

function Heard({ laptop }: { laptop: JoinedLaptop }) {
  // The row names the laptop, and its held reports have a column.
  const { text, isLate } = heardText({ ...laptop, holds: 0 });
  return <Badge tone={isLate ? "warn" : "good"}>{text.slice(laptop.name.length + 2)}</Badge>;
}
