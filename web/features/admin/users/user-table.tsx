import { ArrowDown, ArrowUp, Ban, History, RotateCcw, Trash2, Unplug } from "lucide-react";
import type { ReactNode } from "react";
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
import { Menu } from "../../../ui/menu";
import { Table } from "../../../ui/table";
import type { User } from "../api-types";
import { useActions } from "../use-actions";
import { UtcTime } from "../utc-time";
import styles from "./users.module.css";

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
}

const TONES: Record<UserStatus, BadgeTone> = {
  Active: "good",
  Available: "plain",
  "Limit Reached": "warn",
};

/** A page of the users. A click on a column's head puts them in its order. */
export function UserTable({ users, order, onOrder, ...actions }: UserTableProps) {
  const { by, descending } = order;
  const Arrow = descending ? ArrowDown : ArrowUp;
  const ordered = (name: string, column: UserColumn, cell: (user: User) => ReactNode) =>
    ({
      name,
      cell,
      order: by === column ? (descending ? "descending" : "ascending") : undefined,
      head: (
        <button type="button" className={styles.columnHead} onClick={() => onOrder(column)}>
          {name}
          <span className={styles.arrow}>{by === column && <Arrow size={14} />}</span>
        </button>
      ),
    }) as const;
  return (
    <Table
      className={styles.table}
      caption="Users"
      rows={users}
      keyOf={({ email }) => email}
      columns={[
        ordered("Email", "email", ({ email }) => email),
        ordered("Registration", "createdAt", ({ createdAt }) => <UtcTime at={createdAt} />),
        ordered("Sessions", "sessionsUsed", sessionsOfLimit),
        ordered("Status", "status", ({ status, email, failedAttempts }) => (
          <span className={styles.status}>
            <Badge tone={TONES[status]}>{status}</Badge>
            {failedAttempts && <Failed email={email} attempts={failedAttempts} />}
          </span>
        )),
        ordered("Last Session", "lastSessionAt", ({ lastSessionAt }) => (
          <UtcTime at={lastSessionAt} without="Never" />
        )),
      ]}
      menu={(user) => <UserMenu user={user} {...actions} />}
    />
  );
}

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

/** Actions for one visitor. */
function UserMenu({ user, onHistory, onBlock, onDelete }: RowActions & { user: User }) {
  const { revokeSessions, resetLimits } = useActions();
  const { email } = user;
  return (
    <Menu
      label={`Actions for ${email}`}
      items={[
        user.activeSessions > 0 && {
          label: "Revoke Sessions",
          icon: Unplug,
          run: () => void revokeSessions(email),
        },
        { label: "Reset Limits", icon: RotateCcw, run: () => void resetLimits(email) },
        { label: "History", icon: History, run: () => onHistory(email) },
        { label: "Block …", icon: Ban, run: () => onBlock(email) },
        { label: "Delete User", icon: Trash2, look: "danger", run: () => onDelete(email) },
      ]}
    />
  );
}
