import { cloneElement, type ReactElement, type Ref, useState } from "react";
import { useLatePart } from "./late";
import { windows } from "./windows";

interface Props {
  text: string;
  side?: "top" | "right" | "bottom" | "left";
  /** Whether a focus of the control brings no tooltip. */
  isFocusSilent?(event: FocusEvent): boolean;
  /** It has no ref of its own. */
  children: ReactElement<{ ref?: Ref<HTMLElement> }>;
}

export interface HintWindowProps extends Omit<Props, "children" | "side"> {
  side: NonNullable<Props["side"]>;
  /** The control that it describes. */
  control: HTMLElement;
}

/**
 * A tooltip on whatever it wraps, by pointer and by keyboard focus. The code that shows it would be a sixth of the first
 * screen's script: it comes afterwards.
 */
export function Hint({ children, side = "top", ...props }: Props) {
  const part = useLatePart(windows, false);
  const [control, setControl] = useState<HTMLElement | null>(null);
  return (
    <>
      {cloneElement(children, { ref: setControl })}
      {part && control && <part.HintWindow {...props} side={side} control={control} />}
    </>
  );
}
