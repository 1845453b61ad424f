import type { ReactNode } from "react";
import { Confirm } from "../../ui/dialog";
import { useOnce } from "../../ui/use-once";

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
  const [busy, run] = useOnce(async () => {
    await act();
    onClose();
  });
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
