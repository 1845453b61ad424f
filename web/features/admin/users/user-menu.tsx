import { RotateCcw, Trash2, Unplug } from "lucide-react";
import { Menu, type MenuItem } from "../../../ui/menu";
import type { User } from "../api-types";
import { useActions } from "../use-actions";

const ICON = { size: 16, "aria-hidden": true } as const;

/** What can be done about one visitor. */
export function UserMenu({ user, onDelete }: { user: User; onDelete(email: string): void }) {
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
