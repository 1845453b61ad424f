import { type ChangeEvent, type ClipboardEvent, type KeyboardEvent, useRef, useState } from "react";
import { type GridReference, isDigits, spaceCoordinates } from "../../domain/grid/grid";
import {
  type GridEdit,
  type GridField,
  gridFieldError,
  oneGridOnly,
  pasteInto,
  readLeftField,
  typeInto,
} from "../../domain/grid/grid-edit";
import { MAX_GZD } from "../../domain/grid/grid-reference";
import { lastSquare } from "../../lib/last-grid";
import { TextField } from "../../ui/field";
import { useCaret } from "../../ui/use-caret";
import styles from "./grid-fields.module.css";
import { useNote } from "./notes";
import reportScreenStyles from "./report-screen.module.css";
import { useDeferredError } from "./use-deferred-error";

/** What becomes of several grids that come in one paste. */
export interface SeveralGrids {
  /** Why this many grids have no place, in words for the field; null if they have one. */
  error(count: number): string | null;
  fillRows(grids: readonly GridReference[]): void;
}

interface GridFieldsProps {
  /** The name of the group around them. */
  name: string;
  value: GridReference;
  onChange(value: GridReference): void;
  /** How the digits are spaced while they are typed. */
  space?: (digits: string) => string;
  /** Coordinates as an example, while none are typed. */
  placeholder?: string;
  /** Without it there is room for one grid. */
  several?: SeveralGrids;
}

/** A field's temporary message: a key that it did not take, or how it understood a text. */
interface Note {
  field: GridField;
  text: string;
  isRefused: boolean;
}

/**
 * GZD and coordinates. A grid in any writing, pasted into either, fills both; digits typed
 * on past the GZD's fifth character go on in the coordinates. What is not a grid stays as
 * it came, with its error, and is read again when the field is left or at Enter.
 */
export function GridFields({
  onChange,
  space = spaceCoordinates,
  placeholder,
  ...props
}: GridFieldsProps) {
  const { several } = props;
  const value = { gzd: props.value.gzd, coordinates: props.value.coordinates };
  const shown = { gzd: value.gzd, coordinates: space(value.coordinates) };
  const inputs = {
    gzd: useRef<HTMLInputElement>(null),
    coordinates: useRef<HTMLInputElement>(null),
  };
  const carets = {
    gzd: useCaret(inputs.gzd, shown.gzd),
    coordinates: useCaret(inputs.coordinates, shown.coordinates),
  };
  const [note, setNote] = useState<Note | null>(null);
  // Part of no message until digits take it.
  const suggested = value.gzd === "" && value.coordinates === "" ? lastSquare() : null;
  /** The suggested GZD that the digits have taken, and that goes with them; null if it was typed. */
  const taken = useRef<string | null>(null);

  const severalError = several?.error ?? oneGridOnly;
  const errors = {
    gzd: gridFieldError("gzd", value, severalError),
    coordinates: gridFieldError("coordinates", value, severalError),
  };
  const deferred = {
    gzd: useDeferredError(errors.gzd, value.gzd.length < MAX_GZD),
    coordinates: useDeferredError(errors.coordinates, false),
  };
  const [far, accuracy] = [useNote("far", props.name), useNote("accuracy", props.name)];

  function apply(field: GridField, edit: GridEdit) {
    if (edit.several && several && several.error(edit.several.length) === null) {
      setNote(null);
      several.fillRows(edit.several);
      return;
    }
    const isRefused = edit.value === value;
    const said = isRefused ? field : "coordinates";
    setNote(edit.note === null ? null : { field: said, text: edit.note, isRefused });
    if (!isRefused) onChange(withSuggested(field, edit.value));
    if (!edit.goesOn) return;
    inputs.coordinates.current?.focus();
    carets.coordinates.placeAfter(edit.value.coordinates.length);
  }

  /** The first digits take the suggested square; it is given back when they are deleted. */
  function withSuggested(field: GridField, next: GridReference): GridReference {
    if (field === "gzd") taken.current = null;
    else if (suggested !== null && next.gzd === "" && /^\d+$/.test(next.coordinates)) {
      taken.current = suggested;
      return { ...next, gzd: suggested };
    } else if (next.coordinates === "" && next.gzd === taken.current) {
      taken.current = null;
      return { ...next, gzd: "" };
    }
    return next;
  }

  function change(field: GridField, { currentTarget }: ChangeEvent<HTMLInputElement>) {
    const edit = typeInto(field, value, shown[field], currentTarget.value);
    const stands = field === "gzd" ? edit.value.gzd : space(edit.value.coordinates);
    if (edit.value === value && edit.note !== null) {
      carets[field].note(currentTarget, currentTarget.value.length - shown[field].length);
    } else if (stands !== currentTarget.value) carets[field].note(currentTarget);
    apply(field, edit);
  }

  function paste(field: GridField, event: ClipboardEvent<HTMLInputElement>) {
    event.preventDefault();
    const { selectionStart, selectionEnd } = event.currentTarget;
    const selection = {
      shown: shown[field],
      start: selectionStart ?? shown[field].length,
      end: selectionEnd ?? shown[field].length,
    };
    const behind = shown[field].slice(selection.end).replace(/\s/g, "").length;
    const edit = pasteInto(field, value, selection, event.clipboardData.getData("text"));
    carets[field].placeAfter(edit.value[field].replace(/\s/g, "").length - behind);
    apply(field, edit);
  }

  /** Parses the field's text. @returns whether there was any */
  function readAgain(field: GridField, isAsked: boolean): boolean {
    const edit = readLeftField(field, value, isAsked);
    const hasPlace = edit?.several == null || severalError(edit.several.length) === null;
    if (!edit || !hasPlace) return false;
    apply(field, edit);
    return true;
  }

  function leave(field: GridField) {
    deferred[field].onBlur();
    setNote((now) => (now?.isRefused ? null : now));
    readAgain(field, false);
  }

  function onKeyDown(field: GridField, event: KeyboardEvent<HTMLInputElement>) {
    const { key, nativeEvent, ctrlKey, altKey, metaKey } = event;
    if (key === "Enter" && !nativeEvent.isComposing && !ctrlKey && !altKey && !metaKey) {
      if (readAgain(field, true)) event.preventDefault();
    } else if (field === "coordinates" && isDigits(value.coordinates)) {
      carets.coordinates.stepOverSeparator(event);
    }
  }

  const refusedIn = (name: GridField) =>
    note?.isRefused && note.field === name ? note.text : null;
  const wrongCoordinates = deferred.coordinates.error;
  const coordinatesHint = far ?? accuracy ?? (note?.isRefused ? null : note?.text);
  // A reason is longer than the GZD, and has no room where the next field says something too.
  const isCrowded = Boolean(wrongCoordinates ?? refusedIn("coordinates") ?? coordinatesHint);
  const wrongGzd = isCrowded && deferred.gzd.error !== null ? "Check GZD" : deferred.gzd.error;

  /** What both fields have alike. */
  const field = (name: GridField, error: string | null) => {
    const refused = refusedIn(name);
    return {
      ref: inputs[name],
      mono: true,
      value: shown[name],
      error: refused === null ? error : null,
      warning: name === "gzd" && refused !== null && isCrowded ? `${MAX_GZD} at most` : refused,
      "aria-invalid": error === null ? undefined : true,
      onPaste: (event: ClipboardEvent<HTMLInputElement>) => paste(name, event),
      onKeyDown: (event: KeyboardEvent<HTMLInputElement>) => onKeyDown(name, event),
      onFocus: deferred[name].onFocus,
      onBlur: () => leave(name),
      onChange: (event: ChangeEvent<HTMLInputElement>) => change(name, event),
    };
  };
  return (
    <>
      <TextField
        {...field("gzd", wrongGzd)}
        label="GZD"
        title="34UFE: zone and 100 km square"
        fieldClass={styles.gzd}
        autoCapitalize="characters"
        placeholder={suggested ?? undefined}
        hint={suggested === null ? null : "last square"}
      />
      <TextField
        {...field("coordinates", wrongCoordinates)}
        label="Coordinates"
        fieldClass={styles.coordinates}
        hint={coordinatesHint}
        inputMode="numeric"
        placeholder={placeholder}
      />
    </>
  );
}

/** One position by its grid alone; its name is POO, POI, or Grid where the form has one alone. */
export function GridGroup(fields: Omit<GridFieldsProps, "several">) {
  return (
    <fieldset className={reportScreenStyles.grid} aria-label={fields.name}>
      <GridFields {...fields} />
    </fieldset>
  );
}
