import { ArrowDown, ArrowUp, Ban, History, RotateCcw, Trash2, Unplug } from "lucide-react";
import { memo } from "react";
import { utcClockText } from "../../../domain/admin/system-text";
import {
  failedText,
  sessionsOfLimit,
  type UserColumn,
  type UserOrder,
  type UserStatus,
} from "../../../domain/admin/user-list";
import { Badge, type BadgeTone } from "../../../ui/badge";
import { Button } from "../../../ui/button";
import { Menu, type MenuItem } from "../../../ui/menu";
import { ActionsCell, Table } from "../../../ui/table";
import type { User } from "../api-types";
import { useActions } from "../use-actions";
import type { useKeptFocus } from "../use-kept-focus";
import { UtcTime } from "../utc-time";
import styles from "./users.module.css";

const HEADS: readonly { by: UserColumn; label: string }[] = [
  { by: "email", label: "Email" },
  { by: "createdAt", label: "Registration" },
  { by: "sessionsUsed", label: "Sessions" },
  { by: "status", label: "Status" },
  { by: "lastSessionAt", label: "Last Session" },
];

/** What a dialog is opened for. */
interface RowActions {
  onHistory(email: string): void;
  onBlock(email: string): void;
  onDelete(email: string): void;
}

interface UserTableProps extends RowActions {
  users: readonly User[];
  order: UserOrder;
  onOrder(by: UserColumn): void;
  /** Listens for where the focus is. */
  focus: ReturnType<typeof useKeptFocus>;
}

/** A page of the users. A click on a column's head puts them in its order. */
export const UserTable = memo(function UserTable({
  users,
  order,
  onOrder,
  onHistory,
  onBlock,
  onDelete,
  focus,
}: UserTableProps) {
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
            <UserRow key={user.email} user={user} {...{ onHistory, onBlock, onDelete }} />
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

const TONES: Record<UserStatus, BadgeTone> = {
  Active: "good",
  Available: "plain",
  "Limit Reached": "warn",
};

interface Props extends RowActions {
  user: User;
}

/** A user. Drawn again for another user alone: the search narrows the rows with each key. */
const UserRow = memo(function UserRow({ user, ...actions }: Props) {
  const { status } = user;
  return (
    <tr>
      <th scope="row">{user.email}</th>
      <td data-label="Registration">
        <UtcTime at={user.createdAt} />
      </td>
      <td data-label="Sessions">{sessionsOfLimit(user)}</td>
      <td data-label="Status">
        <span className={styles.status}>
          <Badge tone={TONES[status]}>{status}</Badge>
          {user.failedAttempts && <Failed email={user.email} attempts={user.failedAttempts} />}
        </span>
      </td>
      <td data-label="Last Session">
        <UtcTime at={user.lastSessionAt} without="Never" />
      </td>
      <ActionsCell>
        <UserMenu user={user} {...actions} />
      </ActionsCell>
    </tr>
  );
});

/** Failed attempts for an address, and the resulting lock. */
function Failed({
  email,
  attempts,
}: {
  email: string;
  attempts: NonNullable<User["failedAttempts"]>;
}) {
  const { unlock } = useActions();
  const { lockedUntil } = attempts;
  if (lockedUntil === null) return <Badge tone="warn">{failedText(attempts)}</Badge>;
  return (
    <>
      <Badge tone="bad">
        Locked until {utcClockText(lockedUntil)}: {failedText(attempts)}
      </Badge>
      <Button onClick={() => void unlock(email)}>Unlock</Button>
    </>
  );
}

const ICON = { size: 16, "aria-hidden": true } as const;

/** Actions for one visitor. */
function UserMenu({ user, onHistory, onBlock, onDelete }: Props) {
  const { revokeSessions, resetLimits } = useActions();
  const { email } = user;
  const revoke: MenuItem = {
    label: "Revoke Sessions",
    icon: <Unplug {...ICON} />,
    run: () => void revokeSessions(email),
  };
  return (
    <Menu
      label={`Actions for ${email}`}
      items={[
        ...(user.activeSessions > 0 ? [revoke] : []),
        {
          label: "Reset Limits",
          icon: <RotateCcw {...ICON} />,
          run: () => void resetLimits(email),
        },
        { label: "History", icon: <History {...ICON} />, run: () => onHistory(email) },
        { label: "Block …", icon: <Ban {...ICON} />, run: () => onBlock(email) },
        {
          label: "Delete User",
          icon: <Trash2 {...ICON} />,
          look: "danger",
          run: () => onDelete(email),
        },
      ]}
    />
  );
}
