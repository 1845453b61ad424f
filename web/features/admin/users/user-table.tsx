import { ArrowDown, ArrowUp } from "lucide-react";
import { memo } from "react";
import type { UserColumn, UserOrder } from "../../../domain/admin/user-list";
import { Table } from "../../../ui/table";
import type { User } from "../api-types";
import type { useKeptFocus } from "../use-kept-focus";
import { UserRow } from "./user-row";
import styles from "./users.module.css";

const HEADS: readonly { by: UserColumn; label: string }[] = [
  { by: "email", label: "Email" },
  { by: "createdAt", label: "Registration" },
  { by: "sessionsUsed", label: "Sessions" },
  { by: "status", label: "Status" },
  { by: "lastSessionAt", label: "Last Session" },
];

interface Props {
  users: readonly User[];
  order: UserOrder;
  onOrder(by: UserColumn): void;
  onDelete(email: string): void;
  /** Listens for where the focus is. */
  focus: ReturnType<typeof useKeptFocus>;
}

/** A page of the users. A click on a column's head puts them in its order. */
export const UserTable = memo(function UserTable({
  users,
  order,
  onOrder,
  onDelete,
  focus,
}: Props) {
  return (
    <div className={styles.table} {...focus}>
      <Table caption="Users">
        <thead>
          <tr>
            {HEADS.map(({ by, label }) => (
              <ColumnHead key={by} label={label} by={by} order={order} onOrder={onOrder} />
            ))}
            <th scope="col">Actions</th>
          </tr>
        </thead>
        <tbody>
          {users.map((user) => (
            <UserRow key={user.email} user={user} onDelete={onDelete} />
          ))}
        </tbody>
      </Table>
    </div>
  );
});

interface HeadProps {
  label: string;
  by: UserColumn;
  order: UserOrder;
  onOrder(by: UserColumn): void;
}

function ColumnHead({ label, by, order, onOrder }: HeadProps) {
  const isOrdered = order.by === by;
  const Arrow = order.descending ? ArrowDown : ArrowUp;
  const direction = order.descending ? "descending" : "ascending";
  return (
    <th scope="col" aria-sort={isOrdered ? direction : undefined}>
      <button type="button" className={styles.columnHead} onClick={() => onOrder(by)}>
        {label}
        <span className={styles.arrow}>{isOrdered && <Arrow size={14} aria-hidden="true" />}</span>
      </button>
    </th>
  );
}
