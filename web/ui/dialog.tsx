import { createContext, type ReactNode, type RefObject } from "react";
import { useLatePart } from "./late";
import { windows } from "./windows";

export interface DialogProps {
  open: boolean;
  onClose(): void;
  title: ReactNode;
  description?: string;
  /** The whole of a phone's screen, and as wide as is read well; "most" takes what a laptop's screen has. */
  wide?: boolean | "most";
  /** Where the window is low, without a line of its own for the title. */
  bare?: boolean;
  /** The whole screen but for a margin: for maps. */
  whole?: boolean;
  /** Buttons that stay in sight at the bottom; one of them closes it, in place of the cross. */
  actions?: ReactNode;
  /** Asked when Escape is pressed: true if it has closed something inside, so that the dialog stays. */
  takesEscape?(): boolean;
  /** The element to focus first; the first control by default. */
  firstFocus?: RefObject<HTMLElement | null>;
  children: ReactNode;
}

export interface ConfirmProps {
  open: boolean;
  onClose(): void;
  title: string;
  children: ReactNode;
  confirm: string;
  onConfirm(): void;
  /** Another way to confirm, without the loss. */
  safer?: { label: string; run(): void } | undefined;
  /** The confirmed action is running. */
  busy?: boolean;
}

/**
 * The element that had the focus before the first of several dialogs that replace each other: each returns the focus
 * there. Null if a dialog is on its own.
 */
export const OpenerContext = createContext<Element | null>(null);

/** A window over the page. Escape, the cross or a click outside closes it; the focus goes back to where it was. */
export function Dialog(props: DialogProps) {
  const part = useLatePart(windows, props.open);
  return part && <part.DialogWindow {...props} />;
}

/** A question that must be answered: only its two buttons and Escape close it. */
export function Confirm(props: ConfirmProps) {
  const part = useLatePart(windows, props.open);
  return part && <part.ConfirmWindow {...props} />;
}
