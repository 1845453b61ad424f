import { X } from "lucide-react";
import { AlertDialog, Dialog as Radix } from "radix-ui";
import { type KeyboardEvent, useCallback, useContext, useEffect, useRef } from "react";
import { Button, IconButton } from "./button";
import { type ConfirmProps, type DialogProps, OpenerContext } from "./dialog";
import styles from "./dialog.module.css";

/** What `Dialog` of dialog.tsx shows. */
export function DialogWindow({
  open,
  onClose,
  title,
  description,
  wide = false,
  bare = false,
  whole = false,
  takesEscape,
  actions,
  firstFocus,
  children,
}: DialogProps) {
  const first = useContext(OpenerContext);
  const focus = useFocusBack(open);
  const keys = useDialogKeys(onClose, takesEscape);
  return (
    <Radix.Root open={open} onOpenChange={(next) => !next && onClose()}>
      <Radix.Portal>
        <Radix.Overlay className={styles.scrim} />
        <Radix.Content
          className={`${styles.dialog} ${wide ? styles.wide : ""} ${wide === "most" ? styles.most : ""} ${bare ? styles.bare : ""} ${whole ? styles.whole : ""} stack`}
          onOpenAutoFocus={(event) => {
            focus.onOpen(first ?? document.activeElement);
            if (!firstFocus?.current) return;
            event.preventDefault();
            focusAtTop(firstFocus.current, event.currentTarget);
          }}
          {...keys}
          onKeyUp={bringIntoSight}
          onCloseAutoFocus={(event) => {
            // Radix gives it back to a trigger of its own alone.
            event.preventDefault();
            focus.giveBack();
          }}
          {...(description ? {} : { "aria-describedby": undefined })}
        >
          <div className={`${styles.head} line`}>
            <Radix.Title className={styles.title}>{title}</Radix.Title>
            {!actions && (
              <Radix.Close asChild>
                <IconButton label="Close">
                  <X size={18} />
                </IconButton>
              </Radix.Close>
            )}
          </div>
          {description && (
            <Radix.Description className={`${styles.text} stack`}>{description}</Radix.Description>
          )}
          <OpenerContext value={null}>{children}</OpenerContext>
          {actions && <div className={styles.footer}>{actions}</div>}
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}

/** How many dialogs have been opened on this page. */
let opened = 0;

/**
 * Returns the focus to the element that had it; if that is gone, or nothing had it, to the screen, from which Tab
 * continues.
 */
function useFocusBack(isOpen: boolean) {
  const opener = useRef<Element | null>(null);
  const openedBefore = useRef(0);
  useEffect(() => {
    if (!isOpen) return;
    return () => {
      openedBefore.current = opened;
    };
  }, [isOpen]);
  return {
    onOpen(element: Element | null) {
      opener.current = element;
      opened += 1;
    },
    /** Radix calls it some moments after the dialog has gone. */
    giveBack() {
      // Another dialog has come in those moments, and gives it back itself.
      if (opened !== openedBefore.current) return;
      // A form that was opened from the dialog has given it to its first field.
      if (document.activeElement?.closest("#work *")) return;
      const element = opener.current;
      if (element instanceof HTMLElement && element !== document.body && element.isConnected)
        element.focus();
      else document.getElementById("work")?.focus({ preventScroll: true });
    },
  };
}

const DIALOG = "[role=dialog], [role=alertdialog]";

/** Escapes that were meant for the dialog that has the focus, and that Radix gave to something else. */
const misdirected = new WeakSet<Event>();

/**
 * Radix has given this Escape to `own`. If a dialog without `own` in it has the focus, the dialog gets it instead.
 * @returns whether there is such a dialog
 */
export function leaveToDialog(event: globalThis.KeyboardEvent, own: Element | null): boolean {
  const focused = event.target instanceof Element ? event.target.closest(DIALOG) : null;
  if (focused === null || focused.contains(own)) return false;
  event.preventDefault();
  misdirected.add(event);
  return true;
}

/**
 * Escape closes the dialog that has the focus. Radix asks the topmost layer that it knows of, and of a dialog that
 * has just opened it knows some moments later: until then it asks none, or the dialog behind.
 *
 * Shift+Tab wraps from the dialog itself to its last control. The browser would leave the dialog, and Radix would
 * then move the focus back.
 */
function useDialogKeys(onClose: () => void, takesEscape?: () => boolean) {
  const content = useRef<HTMLElement>(null);
  return {
    ref: useCallback((element: HTMLElement | null) => {
      content.current = element;
      if (element) return keepFocusMoving(element);
    }, []),
    onEscapeKeyDown(event: globalThis.KeyboardEvent) {
      if (!leaveToDialog(event, content.current) && takesEscape?.()) event.preventDefault();
    },
    onKeyDown(event: KeyboardEvent<HTMLElement>) {
      if (event.key === "Tab" && event.shiftKey && event.target === content.current) {
        event.preventDefault();
        lastControl(content.current)?.focus();
        return;
      }
      const isTaken = event.defaultPrevented && !misdirected.has(event.nativeEvent);
      // React also passes on the keys of a dialog opened from this one; that dialog handles them itself.
      const isHere = event.target instanceof Node && event.currentTarget.contains(event.target);
      if (event.key !== "Escape" || isTaken || !isHere) return;
      event.preventDefault();
      if (!takesEscape?.()) onClose();
    },
  };
}

function lastControl(dialog: HTMLElement): HTMLElement | undefined {
  const controls = dialog.querySelectorAll<HTMLElement>(
    "a, button, input, select, textarea, [tabindex]",
  );
  return [...controls].findLast(
    (control) =>
      control.tabIndex >= 0 &&
      !control.matches(":disabled, [inert] *") &&
      control.checkVisibility({ visibilityProperty: true }),
  );
}

/**
 * Between two controls nothing has the focus for a moment. Where an element is removed in that moment, Radix gives the
 * focus to the dialog, and the browser then leaves it there: it is passed on to where it was going. Radix does so
 * once for each thing that was removed.
 */
function keepFocusMoving(dialog: HTMLElement): () => void {
  let next: HTMLElement | null = null;
  let passedOn: HTMLElement | null = null;
  const listening = new AbortController();
  const options = { signal: listening.signal, capture: true };
  const onBlur = ({ relatedTarget }: FocusEvent) => {
    const isInside = relatedTarget instanceof HTMLElement && dialog.contains(relatedTarget);
    next = relatedTarget === dialog && passedOn ? passedOn : isInside ? relatedTarget : null;
  };
  const onFocus = ({ target }: FocusEvent) => {
    const isHeldUp = target === dialog && next !== dialog;
    const goal = isHeldUp ? next : null;
    next = null;
    if (!goal) return;
    passedOn = goal;
    queueMicrotask(() => {
      passedOn = null;
    });
    goal.focus();
  };
  dialog.addEventListener("blur", onBlur, options);
  dialog.addEventListener("focus", onFocus, options);
  return () => listening.abort();
}

/** From the first control round to the last and back Radix moves the focus without scrolling to it. */
function bringIntoSight({ key, target }: KeyboardEvent): void {
  if (key === "Tab" && target instanceof Element) target.scrollIntoView({ block: "nearest" });
}

/**
 * The window opens scrolled to its top, where a sticky button is visible. If the window is so low that the button
 * follows the content, nothing out of view takes the focus: the window itself gets it, and Tab continues to the first
 * control.
 */
function focusAtTop(first: HTMLElement, content: EventTarget | null): void {
  first.focus({ preventScroll: true });
  if (!(content instanceof HTMLElement)) return;
  const isBelow = first.getBoundingClientRect().bottom > content.getBoundingClientRect().bottom;
  if (isBelow) content.focus({ preventScroll: true });
}

/** What `Confirm` of dialog.tsx shows. */
export function ConfirmWindow({
  open,
  onClose,
  title,
  children,
  confirm,
  onConfirm,
  safer,
  busy = false,
}: ConfirmProps) {
  const focus = useFocusBack(open);
  const keys = useDialogKeys(onClose);
  return (
    <AlertDialog.Root open={open} onOpenChange={(next) => !next && onClose()}>
      <AlertDialog.Portal>
        <AlertDialog.Overlay className={styles.scrim} />
        <AlertDialog.Content
          {...keys}
          className={`${styles.dialog} stack`}
          onOpenAutoFocus={() => focus.onOpen(document.activeElement)}
          onCloseAutoFocus={(event) => {
            event.preventDefault();
            focus.giveBack();
          }}
        >
          <AlertDialog.Title className={styles.title}>{title}</AlertDialog.Title>
          <AlertDialog.Description asChild>
            <div className={`${styles.text} stack`}>{children}</div>
          </AlertDialog.Description>
          <div className={styles.actions}>
            <AlertDialog.Cancel asChild>
              <Button>Cancel</Button>
            </AlertDialog.Cancel>
            {/* Not AlertDialog.Action: the caller closes the dialog when the action has been carried out. */}
            <Button look="danger" disabled={busy} onClick={onConfirm}>
              {confirm}
            </Button>
            {safer && (
              <Button look="primary" disabled={busy} onClick={safer.run}>
                {safer.label}
              </Button>
            )}
          </div>
        </AlertDialog.Content>
      </AlertDialog.Portal>
    </AlertDialog.Root>
  );
}
