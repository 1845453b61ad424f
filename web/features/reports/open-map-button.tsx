import { MapIcon } from "lucide-react";
import { Button } from "../../ui/button";

/** Leads from a form to its map. */
export function OpenMapButton({ onOpen, hasKey = true }: { onOpen(): void; hasKey?: boolean }) {
  return (
    <Button
      keys={hasKey ? "Alt M" : undefined}
      aria-keyshortcuts={hasKey ? "Alt+M" : undefined}
      onClick={onOpen}
    >
      <MapIcon size={16} aria-hidden="true" />
      Open map
    </Button>
  );
}
