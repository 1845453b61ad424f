import { MapIcon } from "lucide-react";
import { Button } from "../../ui/button";

interface Props {
  onOpen(): void;
  /** What it is called where it is not "Open map". */
  label?: string;
}

/** Leads from a form to its map. */
export function OpenMapButton({ onOpen, label = "Open map" }: Props) {
  return (
    <Button keys="Alt M" aria-keyshortcuts="Alt+M" onClick={onOpen}>
      <MapIcon size={16} aria-hidden="true" />
      {label}
    </Button>
  );
}
