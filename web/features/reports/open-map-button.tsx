import { MapIcon } from "lucide-react";
import { Button } from "../../ui/button";

/** Leads from a form to its map. */
export function OpenMapButton({ onOpen }: { onOpen(): void }) {
  return (
    <Button keys="Alt M" aria-keyshortcuts="Alt+M" onClick={onOpen}>
      <MapIcon size={16} aria-hidden="true" />
      Open map
    </Button>
  );
}
