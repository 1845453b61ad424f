import { TextField } from "./field";

interface Props {
  value: string;
  /** The error under the field. */
  error: string | null;
  onChange(letter: string): void;
}

/** The operator's time zone, in its one letter. */
export function TimeZoneField({ value, error, onChange }: Props) {
  return (
    <TextField
      label="Time Zone"
      value={value}
      mono
      error={error}
      title="One letter: Z is UTC, J is this computer's own time"
      // Typed over, by keyboard and by pointer: a second letter would be one too many.
      onFocus={(event) => event.currentTarget.select()}
      onClick={(event) => event.currentTarget.select()}
      onChange={(event) => onChange(event.currentTarget.value.toUpperCase())}
    />
  );
}
