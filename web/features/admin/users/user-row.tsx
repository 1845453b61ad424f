import { memo } from "react";
import { sessionsOfLimit, type UserStatus, userStatus } from "../../../domain/admin/user-list";
import { Badge, type BadgeTone } from "../../../ui/badge";
import type { User } from "../api-types";
import { UtcTime } from "../utc-time";
import { UserMenu } from "./user-menu";

const TONES: Record<UserStatus, BadgeTone> = {
  Active: "good",
  Available: "plain",
  "Limit Reached": "warn",
};

interface Props {
  user: User;
  onDelete(email: string): void;
}

/** A user. Drawn anew for another user alone: the search narrows the rows with each key. */
export const UserRow = memo(function UserRow({ user, onDelete }: Props) {
  const status = userStatus(user);
  return (
    <tr>
      <th scope="row">{user.email}</th>
      <td data-label="Registration">
        <UtcTime at={user.createdAt} />
      </td>
      <td data-label="Sessions">{sessionsOfLimit(user)}</td>
      <td data-label="Status">
        <Badge tone={TONES[status]}>{status}</Badge>
      </td>
      <td data-label="Last Session">
        <UtcTime at={user.lastSessionAt} without="Never" />
      </td>
      <td data-actions>
        <UserMenu user={user} onDelete={onDelete} />
      </td>
    </tr>
  );
});
