import { X } from "lucide-react";
import { Toast } from "radix-ui";
import { type FocusEvent, type RefObject, useEffect, useLayoutEffect, useRef } from "react";
import { Button, IconButton } from "./button";
import { betweenPresses } from "./press";
import type { ShownToast } from "./toast";
import styles from "./toast.module.css";

const DISPLAY_MS = 5000;
const SWIPE_PX = 50;

interface Props {
  toast: ShownToast | null;
  onDismiss(id: number): void;
}

/** What `Toasts` of toast.tsx shows. Radix announces it to screen readers. */
export function ToastWindow({ toast, onDismiss }: Props) {
  const place = useRef<HTMLOListElement>(null);
  /** What had the focus before it came to the toast. */
  const before = useRef<HTMLElement | null>(null);
  /** When a toast goes, the page gets its room: what is being pressed would move. */
  const unpressed = useRef((act: () => void) => act());
  useEffect(() => {
    const stop = new AbortController();
    unpressed.current = betweenPresses(window, stop);
    return () => stop.abort();
  }, []);
  useOwnRoom(place, toast?.open === true);

  function noteFocus({ currentTarget, relatedTarget }: FocusEvent) {
    const isOutside =
      relatedTarget instanceof HTMLElement && !currentTarget.contains(relatedTarget);
    if (isOutside) before.current = relatedTarget;
  }

  function close(id: number) {
    // Radix leaves the focus on the empty place.
    if (document.activeElement === place.current) before.current?.focus();
    unpressed.current(() => onDismiss(id));
  }

  return (
    <Toast.Provider duration={DISPLAY_MS} swipeThreshold={SWIPE_PX} swipeDirection="right">
      {toast && (
        <Toast.Root
          key={toast.id}
          open={toast.open}
          onOpenChange={(open) => !open && close(toast.id)}
          type={toast.tone === "destructive" ? "foreground" : "background"}
          className={[
            styles.toast,
            toast.open && styles.open,
            toast.tone === "destructive" && styles.destructive,
          ]
            .filter(Boolean)
            .join(" ")}
          // Also where a dialog was opened after it and takes the pointer for itself.
          style={{ pointerEvents: "auto" }}
        >
          <div className={styles.words}>
            <Toast.Title className={toast.tone === "destructive" ? styles.failure : styles.title}>
              {toast.title}
            </Toast.Title>
            {toast.description && <Toast.Description>{toast.description}</Toast.Description>}
          </div>
          {toast.action && (
            <Toast.Action asChild altText={toast.action.label}>
              <Button onClick={toast.action.run}>{toast.action.label}</Button>
            </Toast.Action>
          )}
          <Toast.Close asChild>
            <IconButton label="Dismiss">
              <X size={16} />
            </IconButton>
          </Toast.Close>
        </Toast.Root>
      )}
      {/* A modal dialog hides all but itself and live regions; Radix announces toasts by a region of its own. */}
      <Toast.Viewport ref={place} onFocus={noteFocus} className={styles.viewport} aria-live="off" />
    </Toast.Provider>
  );
}

/** Sets the toast's height for the style sheets, so that the page reserves that much space. */
function useOwnRoom(place: RefObject<HTMLElement | null>, isOpen: boolean): void {
  useLayoutEffect(() => {
    if (!place.current || !isOpen) return;
    const root = document.documentElement;
    const sized = new ResizeObserver(([entry]) => {
      const height = entry?.contentRect.height ?? 0;
      if (height > 0) root.style.setProperty("--toast-height", `${height}px`);
    });
    sized.observe(place.current);
    return () => sized.disconnect();
  }, [place, isOpen]);
}
