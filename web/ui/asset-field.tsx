import { useRef, useState } from "react";
import { flushSync } from "react-dom";
import { SENSOR_ASSETS } from "../domain/sign-in/profile";
import styles from "./asset-field.module.css";
import { Button } from "./button";
import { TextField } from "./field";
import { Select } from "./select";

/** Represents the custom asset in the list; a list item cannot be empty. */
const CUSTOM = "custom";

const CHOICES: { value: string; label: string }[] = [
  ...SENSOR_ASSETS.map((asset) => ({ value: asset, label: asset })),
  { value: CUSTOM, label: "Other (specify below)" },
];

function isListed(asset: string): boolean {
  return SENSOR_ASSETS.some((listed) => listed === asset);
}

interface Props {
  value: string;
  /** The error under the field. */
  error: string | null;
  onChange(asset: string): void;
}

/** The sensor asset: picked from the list, or typed after 'Other (specify below)'. */
export function AssetField({ value, error, onChange }: Props) {
  const [custom, setCustom] = useState(value !== "" && !isListed(value));

  const place = useRef<HTMLDivElement>(null);

  /** The control that had the focus goes; the one that takes its place gets it. */
  function switchTo(nextCustom: boolean) {
    flushSync(() => {
      setCustom(nextCustom);
      onChange("");
    });
    place.current?.querySelector<HTMLElement>("select, input")?.focus();
  }

  return (
    <div ref={place}>
      {custom ? (
        <div className={`${styles.custom} stack`}>
          <TextField
            label="Specify asset"
            value={value}
            error={error}
            onChange={(event) => onChange(event.currentTarget.value)}
          />
          <Button look="quiet" onClick={() => switchTo(false)}>
            Choose from list instead
          </Button>
        </div>
      ) : (
        <Select
          label="Sensor asset"
          value={value}
          choices={CHOICES}
          placeholder="Choose the asset"
          error={error}
          onChange={(picked) => (picked === CUSTOM ? switchTo(true) : onChange(picked))}
        />
      )}
    </div>
  );
}
