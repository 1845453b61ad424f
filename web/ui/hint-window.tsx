import { signal } from "@preact/signals-react";
import { useSignals } from "@preact/signals-react/runtime";
import { Tooltip } from "radix-ui";
import { type RefCallback, useEffect, useLayoutEffect, useRef, useState } from "react";
import { leaveToDialog } from "./dialog-window";
import type { HintWindowProps } from "./hint";
import styles from "./hint.module.css";

const DELAY_MS = 700;
const SKIP_DELAY_MS = 300;

/** Whether a tooltip was visible a moment ago: the next control's then opens at once. */
const isSkipping = signal(false);
let skipTimer: ReturnType<typeof setTimeout> | undefined;

function noteOpen(open: boolean): void {
  clearTimeout(skipTimer);
  if (open) isSkipping.value = true;
  else
    skipTimer = setTimeout(() => {
      isSkipping.value = false;
    }, SKIP_DELAY_MS);
}

/** What `Hint` of hint.tsx shows. */
export function HintWindow({ text, side, isFocusSilent, control }: HintWindowProps) {
  useSignals();
  const [open, setOpen] = useState(false);
  const closing = useRef<ReturnType<typeof setTimeout>>(undefined);
  // A node that goes while the focus leaves its control would make a dialog around it take the focus back.
  const change = (next: boolean) => {
    noteOpen(next);
    if (next) setOpen(true);
    else closing.current = setTimeout(() => setOpen(false));
  };
  return (
    <Tooltip.Provider delayDuration={isSkipping.value ? 0 : DELAY_MS}>
      <Tooltip.Root open={open} onOpenChange={change}>
        <Tooltip.Trigger
          asChild
          // The focus that comes back at once finds the tooltip still open.
          onFocus={() => clearTimeout(closing.current)}
          // At once: until it is gone it takes the Escape of the dialog that its control opens.
          onClick={() => setOpen(false)}
        >
          <OnControl control={control} isFocusSilent={isFocusSilent} />
        </Tooltip.Trigger>
        {/* Rendered in place, not at the end of the page: its text belongs to its landmark. */}
        <Tooltip.Content
          side={side}
          sideOffset={6}
          className={styles.hint}
          // A dialog that a key has opened over its control has the focus a moment before this is gone.
          onEscapeKeyDown={(event) => leaveToDialog(event, control)}
        >
          {text}
        </Tooltip.Content>
      </Tooltip.Root>
    </Tooltip.Provider>
  );
}

/** What Radix's trigger listens for. */
const HANDLERS = {
  pointermove: "onPointerMove",
  pointerleave: "onPointerLeave",
  pointerdown: "onPointerDown",
  focus: "onFocus",
  blur: "onBlur",
  click: "onClick",
} as const;

type Handlers = { [Name in (typeof HANDLERS)[keyof typeof HANDLERS]]?: (event: Event) => void };

interface OnControlProps extends Pick<HintWindowProps, "control" | "isFocusSilent">, Handlers {
  ref?: RefCallback<HTMLElement>;
  "aria-describedby"?: string;
}

/**
 * Replaces the element that would be Radix's trigger: the control was there before Radix loaded, and moving it into a
 * trigger would lose its focus, or a press.
 */
function OnControl(props: OnControlProps) {
  const { control, "aria-describedby": description = "" } = props;
  const latest = useRef(props);
  useLayoutEffect(() => {
    latest.current = props;
  });
  useLayoutEffect(() => {
    latest.current.ref?.(control);
    const listening = new AbortController();
    for (const [type, name] of Object.entries(HANDLERS)) {
      const listen = (event: Event) => {
        const { [name]: handle, isFocusSilent } = latest.current;
        const isSilent =
          event instanceof FocusEvent && name === "onFocus" && isFocusSilent?.(event);
        if (!isSilent) handle?.(event);
      };
      control.addEventListener(type, listen, { signal: listening.signal });
    }
    // Both may have come before Radix did.
    if (control.matches(":hover")) control.dispatchEvent(new PointerEvent("pointermove"));
    if (control.matches(":focus-visible")) control.dispatchEvent(new FocusEvent("focus"));
    return () => listening.abort();
  }, [control]);
  useEffect(() => {
    if (description !== "") control.setAttribute("aria-describedby", description);
    return () => control.removeAttribute("aria-describedby");
  }, [control, description]);
  return null;
}
