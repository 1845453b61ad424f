import { useState } from "react";
import { SENSOR_ASSETS } from "../../domain/profile";
import { Button } from "../../ui/button";
import { TextField } from "../../ui/field";
import { Select } from "../../ui/select";
import { useFocusOnMount } from "../../ui/use-focus";
import styles from "./access.module.css";

/** Stands for the custom asset in the list; an item of a list may not be empty. */
const CUSTOM = "custom";

const CHOICES = [
  ...SENSOR_ASSETS.map((asset) => ({ value: asset as string, label: asset as string })),
  { value: CUSTOM, label: "Other (specify below)" },
];

function isListed(asset: string): boolean {
  return SENSOR_ASSETS.some((listed) => listed === asset);
}

interface Props {
  value: string;
  onChange(asset: string): void;
}

/** The sensor asset: picked from the list, or typed after 'Other (specify below)'. */
export function AssetField({ value, onChange }: Props) {
  const [custom, setCustom] = useState(value !== "" && !isListed(value));

  function switchTo(nextCustom: boolean) {
    setCustom(nextCustom);
    onChange("");
  }

  if (custom) {
    return <CustomAsset value={value} onChange={onChange} onList={() => switchTo(false)} />;
  }
  return (
    <Select
      label="Sensor asset"
      value={value}
      choices={CHOICES}
      placeholder="Choose the asset"
      plain
      onChange={(picked) => (picked === CUSTOM ? switchTo(true) : onChange(picked))}
    />
  );
}

function CustomAsset({ value, onChange, onList }: Props & { onList(): void }) {
  const input = useFocusOnMount<HTMLInputElement>();
  return (
    <div className={styles.custom}>
      <TextField
        label="Specify asset"
        value={value}
        maxLength={40}
        plain
        ref={input}
        onChange={(event) => onChange(event.currentTarget.value)}
      />
      <Button look="quiet" onClick={onList}>
        Choose from list instead
      </Button>
    </div>
  );
}
