import { type ReactNode, useState } from "react";
import { Confirm } from "../../ui/dialog";

interface Props {
  open: boolean;
  /** The question's title, and what its button says by default. */
  title: string;
  confirm?: string;
  onClose(): void;
  /** Carries out what was confirmed. */
  act(): Promise<unknown>;
  children: ReactNode;
}

/** Asks before something is done, and stays open until it is. */
export function ConfirmAction({ open, title, confirm = title, onClose, act, children }: Props) {
  const [busy, setBusy] = useState(false);
  async function run() {
    setBusy(true);
    await act();
    setBusy(false);
    onClose();
  }
  return (
    <Confirm
      open={open}
      onClose={onClose}
      title={title}
      confirm={confirm}
      busy={busy}
      onConfirm={() => void run()}
    >
      {children}
    </Confirm>
  );
}
