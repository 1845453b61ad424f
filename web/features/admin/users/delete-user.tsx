import { useState } from "react";
import { Confirm } from "../../../ui/dialog";
import { useActions } from "../use-actions";

interface Props {
  /** Who is to be deleted; null while nobody is. */
  email: string | null;
  onClose(): void;
  onDeleted(): void;
}

/** Asks before a visitor is deleted. */
export function DeleteUser({ email, onClose, onDeleted }: Props) {
  const { deleteUser } = useActions();
  const [busy, setBusy] = useState(false);

  async function confirm() {
    if (email === null) return;
    setBusy(true);
    const isDeleted = await deleteUser(email);
    setBusy(false);
    onClose();
    if (isDeleted) onDeleted();
  }

  return (
    <Confirm
      open={email !== null}
      onClose={onClose}
      title="Delete User"
      confirm="Delete User"
      busy={busy}
      onConfirm={() => void confirm()}
    >
      <p>
        Are you sure you want to delete user {email} and all their data? This action cannot be
        undone.
      </p>
    </Confirm>
  );
}
