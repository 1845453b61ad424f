import { useEffect, useState } from "react";
import { Dialog } from "../../ui/dialog";
import { useStable } from "../../ui/use-stable";
import styles from "./codes.module.css";
import { loadCodes } from "./load-codes";

type CodePart = Awaited<ReturnType<typeof loadCodes>>;

interface Props {
  /** The messages that are handed over; null while the window is closed. */
  messages: readonly string[] | null;
  onClose(): void;
}

/** Messages as codes for another machine's camera, one after the other until the window is closed. */
export function CodesDialog({ messages, onClose }: Props) {
  return (
    <Dialog open={messages !== null} onClose={onClose} title="Codes" whole>
      {messages && <LateCodes messages={messages} />}
    </Dialog>
  );
}

function LateCodes({ messages }: { messages: readonly string[] }) {
  const [part, setPart] = useState<CodePart | "failed" | null>(null);

  const fail = useStable((error: unknown) => {
    console.warn("codes:", error);
    setPart("failed");
  });

  useEffect(() => {
    loadCodes().then(setPart, fail);
  }, [fail]);

  if (part === "failed")
    return (
      <p className={styles.why}>
        The codes could not be made. Check that Sightline is running, and try again.
      </p>
    );
  return part && <part.Codes messages={messages} onError={fail} />;
}
