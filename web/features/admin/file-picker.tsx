import { FileUp } from "lucide-react";
import { type Ref, useEffect, useEffectEvent, useState } from "react";
import { sizeText } from "../../domain/size-text";
import styles from "./file-picker.module.css";

interface Props {
  /** What the system's own dialog offers, as the attribute `accept` says it. */
  accept: string;
  /** Shown while no file is chosen. */
  hint: string;
  /** The chosen file; null before that. */
  file: File | null;
  onChoose(file: File): void;
  ref?: Ref<HTMLInputElement>;
}

/** Takes a file from the system's dialog, or dropped anywhere on the page. */
export function FilePicker({ accept, hint, file, onChoose, ref }: Props) {
  const isOver = useFileDrop(onChoose);
  return (
    <div className={`${styles.picker} line`} data-over={isOver || undefined}>
      <label className={styles.choose}>
        <FileUp size={16} />
        Choose a file
        <input
          ref={ref}
          type="file"
          accept={accept}
          className="visually-hidden"
          onChange={({ currentTarget }) => {
            const [chosen] = currentTarget.files ?? [];
            // The same file must count as a new one after it was corrected.
            currentTarget.value = "";
            if (chosen) onChoose(chosen);
          }}
        />
      </label>
      <p className={styles.name}>
        {file ? (
          `${file.name}, ${sizeText(file.size)}`
        ) : (
          <span className="muted">{hint} Choose it, or drop it here.</span>
        )}
      </p>
    </div>
  );
}

/**
 * Takes a file that is dropped on the page: beside a small place for it the browser would open the file in
 * the page's stead.
 * @returns whether one is held over the page
 */
function useFileDrop(onFile: (file: File) => void): boolean {
  const [isOver, setOver] = useState(false);
  const take = useEffectEvent(onFile);
  useEffect(() => {
    const holdsFile = ({ dataTransfer }: DragEvent) =>
      dataTransfer?.types.includes("Files") ?? false;
    const over = (event: DragEvent) => {
      if (!holdsFile(event)) return;
      event.preventDefault();
      setOver(true);
    };
    const leave = ({ relatedTarget }: DragEvent) => {
      if (relatedTarget === null) setOver(false);
    };
    const drop = (event: DragEvent) => {
      if (!holdsFile(event)) return;
      event.preventDefault();
      setOver(false);
      const [file] = event.dataTransfer?.files ?? [];
      if (file) take(file);
    };
    window.addEventListener("dragover", over);
    window.addEventListener("dragleave", leave);
    window.addEventListener("drop", drop);
    return () => {
      window.removeEventListener("dragover", over);
      window.removeEventListener("dragleave", leave);
      window.removeEventListener("drop", drop);
    };
  }, []);
  return isOver;
}
