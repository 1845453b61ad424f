import { useState } from "react";
import { acceptWarning } from "../../../lib/demo-session";
import { Button } from "../../../ui/button";
import { Check } from "../../../ui/check";
import { Dialog } from "../../../ui/dialog";

/** Shown before the application after each demo sign-in; only Continue leaves it. */
export function DemoWarning() {
  const [confirmed, setConfirmed] = useState(false);
  return (
    <Dialog
      open
      // It is not for Escape or a click outside to close it.
      onClose={() => {}}
      title="This is a demonstration"
      description="It is for reviewing the workflow only, and holds unclassified, open-source data. It must not receive operational, exercise or classified information."
      actions={
        <Button look="primary" disabled={!confirmed} onClick={acceptWarning}>
          Continue
        </Button>
      }
    >
      <Check
        label="I confirm I understand this environment is a demonstration only and I will not enter classified or otherwise restricted information."
        checked={confirmed}
        onChange={setConfirmed}
      />
    </Dialog>
  );
}
