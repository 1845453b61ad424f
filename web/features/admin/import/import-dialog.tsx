import { useState } from "react";
import { Button } from "../../../ui/button";
import { Dialog } from "../../../ui/dialog";
import { Segmented } from "../../../ui/segmented";
import { useActions } from "../use-actions";
import { useUpload } from "../use-upload";
import { type Chosen, examine } from "./examine";
import { FileChooser } from "./file-chooser";
import styles from "./import.module.css";

type Source = "file" | "built-in";

const SOURCES: readonly { value: Source; label: string }[] = [
  { value: "file", label: "A file" },
  { value: "built-in", label: "The built-in set" },
];

/** Puts platforms into the database: from a file that is checked and compared first, or the built-in ones again. */
export function ImportDialog({ open, onClose }: { open: boolean; onClose(): void }) {
  const { importPlatforms } = useActions();
  const [source, setSource] = useState<Source>("file");
  const { chosen, isSending, choose, send, close } = useUpload(
    examine,
    async (chosen) => {
      const list = source === "built-in" ? null : platformsOf(chosen);
      return list !== undefined && (await importPlatforms(list)) ? "done" : "failed";
    },
    () => {
      setSource("file");
      onClose();
    },
  );
  const isReady = source === "built-in" || platformsOf(chosen) !== undefined;

  return (
    <Dialog
      open={open}
      onClose={close}
      wide
      title="Import Vehicles"
      actions={
        <>
          <Button onClick={close}>Cancel</Button>
          <Button look="primary" disabled={!isReady} aria-busy={isSending} onClick={send}>
            {isSending ? "Importing …" : "Import"}
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
        <FileChooser chosen={chosen} onChoose={choose} />
      ) : (
        <p className={styles.builtIn}>
          This restores the platforms that came with this version, including any that an import has
          replaced. Your own platforms with other ids stay as they are.
        </p>
      )}
    </Dialog>
  );
}

const platformsOf = (chosen: Chosen) =>
  chosen.state === "ready" ? chosen.list.platforms : undefined;
