import { type ComponentType, useRef } from "react";
import { errorText, isSignedOut } from "../../../domain/admin/error-text";
import type { Unexamined } from "../../../domain/admin/upload";
import { type FormatError, TOO_LARGE } from "../../../domain/formats/check-format";
import { type Format, MAX_DOCUMENT_BYTES } from "../../../domain/formats/format";
import { ApiError, answered, api } from "../../../lib/api";
import { formatsIn } from "../../../lib/reports";
import { Button } from "../../../ui/button";
import { Dialog } from "../../../ui/dialog";
import signs from "../../../ui/sign.module.css";
import { Table } from "../../../ui/table";
import type { FormatState } from "../api-types";
import { FilePicker } from "../file-picker";
import picked from "../file-picker.module.css";
import { useActions } from "../use-actions";
import { useUpload } from "../use-upload";
import {
  checkUpload,
  errorsIn,
  errorsInWords,
  outcomeWords,
  placeWords,
  replacedBy,
} from "./format-upload";
import styles from "./formats.module.css";

/** Shows the form of a format, and a message of it. */
export type FormatPreview = ComponentType<{ format: Format }>;

/** A chosen document, from reading it to knowing what it would be. */
type Chosen =
  | Unexamined
  | { state: "wrong"; file: File; errors: readonly FormatError[] }
  /** It could not be compared with what is there. */
  | { state: "unknown"; file: File; why: string }
  | {
      state: "ready";
      file: File;
      format: Format;
      /** Whose place it takes. */
      replaced: FormatState | null;
    };

interface Props {
  open: boolean;
  Preview: FormatPreview;
  onClose(): void;
}

/** Takes a document in: it is checked and shown here, and only then sent. */
export function UploadDialog({ open, Preview, onClose }: Props) {
  const { keepFormat } = useActions();
  const { chosen, isSending, choose, send, close } = useUpload<Exclude<Chosen, Unexamined>>(
    examine,
    async (chosen) => {
      if (chosen.state !== "ready") return "failed";
      const { file, format, replaced } = chosen;
      let failure: unknown;
      const isDone = await keepFormat(format, replaced, (error) => {
        failure = error;
      });
      if (isDone) return "done";
      if (!(failure instanceof ApiError)) return "failed";
      const errors = errorsIn(failure.details);
      // Somebody was quicker: the document that it replaces must be named again.
      const isLate = ["FORMAT_EXISTS", "FORMAT_CHANGED"].includes(failure.code);
      // The button that had the focus can be pressed no longer.
      if (errors || isLate) picker.current?.focus();
      if (errors) return { state: "wrong", file, errors };
      return isLate ? "again" : "failed";
    },
    onClose,
  );
  const picker = useRef<HTMLInputElement>(null);
  const isReady = chosen.state === "ready";

  return (
    <Dialog
      open={open}
      onClose={close}
      wide
      title="Upload Format"
      actions={
        <>
          <Button onClick={close}>Cancel</Button>
          <Button look="primary" disabled={!isReady} aria-busy={isSending} onClick={send}>
            {isSending ? "Sending …" : isReady && chosen.replaced ? "Replace format" : "Add format"}
          </Button>
        </>
      }
    >
      <FilePicker
        ref={picker}
        accept=".json,application/json"
        hint="A format's document, .json, up to 64 KiB. It is checked and shown here before anything is sent."
        file={chosen.state === "none" ? null : chosen.file}
        onChoose={choose}
      />
      <div className={`${picked.result} stack`}>
        <p role="status" className={LOOKS[chosen.state]}>
          {summaryOf(chosen)}
        </p>
        {chosen.state === "wrong" && (
          <Table
            caption="Errors in the document"
            dense
            rows={chosen.errors}
            keyOf={({ path, reason }) => `${path} ${reason}`}
            columns={[
              { name: "Where", className: styles.place, cell: placeWords },
              { name: "What is wrong", className: styles.reason, cell: ({ reason }) => reason },
            ]}
          />
        )}
        {chosen.state === "unknown" && (
          <Button onClick={() => choose(chosen.file)}>Try again</Button>
        )}
        {chosen.state === "ready" && (
          <div className={`${styles.preview} stack`}>
            <h2 className={styles.title}>{chosen.format.title}</h2>
            <Preview format={chosen.format} />
          </div>
        )}
      </div>
    </Dialog>
  );
}

const LOOKS: Partial<Record<Chosen["state"], string>> = {
  wrong: signs.wrong,
  unknown: signs.wrong,
};

function summaryOf(chosen: Chosen): string {
  switch (chosen.state) {
    case "none":
      return "";
    case "reading":
      return "Reading the document …";
    case "wrong":
      return errorsInWords(chosen.errors);
    case "unknown":
      return `The document cannot be compared with the existing formats. ${chosen.why}`;
    case "ready":
      return outcomeWords(chosen.format, chosen.replaced);
  }
}

async function examine(file: File): Promise<Chosen> {
  const wrong = (error: FormatError): Chosen => ({ state: "wrong", file, errors: [error] });
  // A file that is far too large is not even read.
  if (file.size > MAX_DOCUMENT_BYTES) return wrong(TOO_LARGE);
  let content: Uint8Array;
  try {
    content = new Uint8Array(await file.arrayBuffer());
  } catch (error) {
    console.warn("format file:", error);
    return wrong({ path: "", reason: "the file cannot be read: choose it again" });
  }
  try {
    const [{ formats: list }, { formats: offered }] = await Promise.all([
      answered(api.admin.formats.get(), "formats"),
      answered(api.formats.get(), "formats"),
    ]);
    const { format, errors } = checkUpload(content, list, formatsIn(offered));
    if (!format) return { state: "wrong", file, errors };
    return { state: "ready", file, format, replaced: replacedBy(format, list) };
  } catch (error) {
    if (isSignedOut(error)) return { state: "none" };
    return { state: "unknown", file, why: errorText(error) };
  }
}
