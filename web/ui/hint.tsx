import { Tooltip } from "radix-ui";
import { type ReactElement, type ReactNode, useRef, useState } from "react";
import styles from "./hint.module.css";

const DELAY_MS = 700;
const SKIP_DELAY_MS = 300;

/** Holds the tooltips' shared delays; stands once, around the page. */
export function HintProvider({ children }: { children: ReactNode }) {
  return (
    <Tooltip.Provider delayDuration={DELAY_MS} skipDelayDuration={SKIP_DELAY_MS}>
      {children}
    </Tooltip.Provider>
  );
}

interface Props {
  text: string;
  side?: "top" | "right" | "bottom" | "left";
  children: ReactElement;
}

/** A tooltip on whatever it wraps, by pointer and by keyboard focus. */
export function Hint({ text, side = "top", children }: Props) {
  const [open, setOpen] = useState(false);
  const closing = useRef<ReturnType<typeof setTimeout>>(undefined);
  // A node that goes while the focus leaves its control would make a dialog around it take the focus back.
  const change = (next: boolean) => {
    if (next) setOpen(true);
    else closing.current = setTimeout(() => setOpen(false));
  };
  return (
    <Tooltip.Root open={open} onOpenChange={change}>
      <Tooltip.Trigger
        asChild
        // The focus that comes back at once finds the tooltip still open.
        onFocus={() => clearTimeout(closing.current)}
        // At once: until it is gone it takes the Escape of the dialog that its control opens.
        onClick={() => setOpen(false)}
      >
        {children}
      </Tooltip.Trigger>
      {/* In place, not at the page's end: what it says belongs to the landmark that it stands in. */}
      <Tooltip.Content side={side} sideOffset={6} className={styles.hint}>
        {text}
      </Tooltip.Content>
    </Tooltip.Root>
  );
}
