import { Dialog } from "../../ui/dialog";
import { useLoaded } from "../../ui/use-loaded";
import styles from "./codes.module.css";
import { loadCodes } from "./load-codes";

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
  const { data, error } = useLoaded("codes", async () => {
    const { codesOf, MadeCodes } = await loadCodes();
    return { codes: await codesOf(messages), MadeCodes };
  });
  if (error)
    return (
      <p className={styles.why}>
        The codes could not be made. Check that Sightline is running, and try again.
      </p>
    );
  return data && <data.MadeCodes codes={data.codes} reports={messages.length} />;
}
