import { type ClipboardEvent, type KeyboardEvent, useMemo, useRef } from "react";
import {
  cleanCoordinates,
  cleanGzd,
  coordinatesProblem,
  type GridReference,
  gzdProblem,
  parseGridReference,
  spaceCoordinates,
} from "../../domain/grid";
import { farNote } from "../../lib/last-grid";
import { TextField } from "../../ui/field";
import { showToast } from "../../ui/toast";
import { useCaret } from "../../ui/use-caret";
import styles from "./grid-fields.module.css";
import { useSettledProblem } from "./use-settled-problem";

const GZD_LENGTH = 5;

/** Digits and white space alone, and no more digits than the field holds. */
const isCoordinates = (text: string) =>
  /^[\d\s]*$/.test(text) && text.replace(/\s/g, "").length <= 10;

interface Props {
  value: GridReference;
  onChange(value: GridReference): void;
  /** How the digits are spaced while they are typed. */
  space?: (digits: string) => string;
  /** Coordinates as an example, while none are typed. */
  placeholder?: string;
}

/**
 * GZD and coordinates. A whole grid pasted into either fills both, and digits
 * typed on past the GZD's fifth character go on in the coordinates.
 */
export function GridFields({ value, onChange, space = spaceCoordinates, placeholder }: Props) {
  const coordinates = useRef<HTMLInputElement>(null);
  const gzdShown = useSettledProblem(gzdProblem(value.gzd), value.gzd.length < GZD_LENGTH);
  const gridShown = useSettledProblem(coordinatesProblem(value.coordinates), false);
  const caret = useCaret(coordinates, space(value.coordinates));

  const far = useMemo(
    () => farNote({ gzd: value.gzd, coordinates: value.coordinates }),
    [value.gzd, value.coordinates],
  );

  function paste(event: ClipboardEvent<HTMLInputElement>) {
    const text = event.clipboardData.getData("text");
    const whole = parseGridReference(text);
    const isGzd = event.currentTarget !== coordinates.current;
    if (!whole && !isGzd && isCoordinates(text)) return;
    // A GZD with a space in it would be cut at five characters before it is cleaned.
    event.preventDefault();
    if (whole) onChange(whole);
    else if (isGzd) onChange({ ...value, gzd: cleanGzd(text) });
    // Its digits alone would make another grid, and one that looks right.
    else
      showToast({ title: "Not pasted", description: "It holds no grid like 34UFE 12345 67890." });
  }

  function overflow(event: KeyboardEvent<HTMLInputElement>) {
    const { selectionStart, selectionEnd, value: gzd } = event.currentTarget;
    const atEnd = selectionStart === GZD_LENGTH && selectionEnd === GZD_LENGTH;
    // Digits that stand there already are not pushed along: that would be another grid.
    if (value.coordinates !== "") return;
    if (!/^\d$/.test(event.key) || event.ctrlKey || event.altKey || event.metaKey || !atEnd) return;
    event.preventDefault();
    coordinates.current?.focus();
    caret.placeAfter(1);
    onChange({ gzd: cleanGzd(gzd), coordinates: event.key });
  }

  return (
    <>
      <TextField
        label="GZD"
        mono
        fieldClass={styles.gzd}
        value={value.gzd}
        error={gzdShown.problem}
        maxLength={GZD_LENGTH}
        autoCapitalize="characters"
        onPaste={paste}
        onKeyDown={overflow}
        onFocus={gzdShown.onFocus}
        onBlur={gzdShown.onBlur}
        onChange={(event) => onChange({ ...value, gzd: cleanGzd(event.currentTarget.value) })}
      />
      <TextField
        label="Coordinates"
        mono
        ref={coordinates}
        fieldClass={styles.coordinates}
        value={space(value.coordinates)}
        error={gridShown.problem}
        hint={far}
        inputMode="numeric"
        placeholder={placeholder}
        onPaste={paste}
        onKeyDown={caret.stepOverSeparator}
        onFocus={gridShown.onFocus}
        onBlur={gridShown.onBlur}
        onChange={(event) => {
          caret.note(event.currentTarget);
          onChange({ ...value, coordinates: cleanCoordinates(event.currentTarget.value) });
        }}
      />
    </>
  );
}
