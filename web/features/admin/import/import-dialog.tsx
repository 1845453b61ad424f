import { useRef, useState } from "react";
import { Button } from "../../../ui/button";
import { Dialog } from "../../../ui/dialog";
import { Segmented } from "../../../ui/segmented";
import { useActions } from "../use-actions";
import { FileChooser } from "./file-chooser";
import styles from "./import.module.css";
import { useFile } from "./use-file";

type Source = "file" | "built-in";

const SOURCES: readonly { value: Source; label: string }[] = [
  { value: "file", label: "A file" },
  { value: "built-in", label: "The built-in set" },
];

/** Puts platforms into the database: from a file that is checked and compared first, or the built-in ones again. */
export function ImportDialog({ open, onClose }: { open: boolean; onClose(): void }) {
  const { importPlatforms } = useActions();
  const { chosen, choose, forget } = useFile();
  const [source, setSource] = useState<Source>("file");
  const [busy, setBusy] = useState(false);
  const isSending = useRef(false);
  const platforms = chosen.state === "ready" ? chosen.list.platforms : null;
  const isReady = source === "built-in" || platforms !== null;

  function close() {
    if (isSending.current) return;
    forget();
    setSource("file");
    onClose();
  }

  async function send() {
    if (!isReady || isSending.current) return;
    isSending.current = true;
    setBusy(true);
    const isDone = await importPlatforms(source === "built-in" ? null : platforms);
    isSending.current = false;
    setBusy(false);
    if (isDone) close();
  }

  return (
    <Dialog
      open={open}
      onClose={close}
      wide
      title="Import Vehicles"
      actions={
        <>
          <Button onClick={close}>Cancel</Button>
          <Button look="primary" disabled={!isReady} aria-busy={busy} onClick={() => void send()}>
            {busy ? "Importing …" : "Import"}
          </Button>
        </>
      }
    >
      <Segmented
        label="What to import"
        value={source}
        choices={SOURCES}
        onChange={(picked) => setSource(picked)}
      />
      {source === "file" ? (
        <FileChooser chosen={chosen} onChoose={(file) => void choose(file)} />
      ) : (
        <p className={styles.builtIn}>
          This restores the platforms that came with this version, including any that an import has
          replaced. Your own platforms with other ids stay as they are.
        </p>
      )}
    </Dialog>
  );
}
