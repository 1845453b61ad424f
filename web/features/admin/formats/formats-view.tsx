import { Download, Power, PowerOff, Trash2, Upload } from "lucide-react";
import { type RefObject, useRef, useState } from "react";
import { PREVIEW_DOCUMENTS } from "../../../domain/formats/all-documents";
import { Badge, type BadgeTone } from "../../../ui/badge";
import { Button } from "../../../ui/button";
import { Menu, type MenuItem } from "../../../ui/menu";
import { Table } from "../../../ui/table";
import { useAdmin } from "../admin-context";
import type { FormatState } from "../api-types";
import { ConfirmAction } from "../confirm-action";
import { DataAge, NoData } from "../data-state";
import { usePolledData } from "../polled-data";
import { useActions } from "../use-actions";
import { useKeptFocus } from "../use-kept-focus";
import { placeWords } from "./format-upload";
import styles from "./formats.module.css";
import { type FormatPreview, UploadDialog } from "./upload-dialog";

/** The report formats that this server has: the unit's own, and the built-in ones. */
export function FormatsView({ Preview }: { Preview: FormatPreview }) {
  const { formats: feed } = useAdmin();
  const { deleteFormat } = useActions();
  const state = usePolledData(feed);
  const [isUploading, setUploading] = useState(false);
  const [deleting, setDeleting] = useState<FormatState | null>(null);
  const upload = useRef<HTMLButtonElement>(null);
  if (!state.data) return <NoData feed={feed} state={state} />;
  const { formats } = state.data;
  const own = formats.filter(({ source }) => source === "own");

  return (
    <>
      <div className={`${styles.head} row`}>
        <p className={styles.lead}>
          A report format is one JSON document.{" "}
          {own.length === 0
            ? "Your unit has none of its own yet."
            : "Formats that are on are offered to every operator of this server."}
        </p>
        <DataAge feed={feed} state={state} />
        <Button
          icon={Upload}
          ref={upload}
          aria-haspopup="dialog"
          onClick={() => setUploading(true)}
        >
          Upload Format
        </Button>
      </div>
      <FormatTable
        formats={[...own, ...formats.filter((each) => !own.includes(each))]}
        onDelete={setDeleting}
        // The row that had the focus may be gone.
        instead={upload}
      />
      <UploadDialog open={isUploading} Preview={Preview} onClose={() => setUploading(false)} />
      <ConfirmAction
        open={deleting !== null}
        title="Delete Format"
        onClose={() => setDeleting(null)}
        act={async () => deleting !== null && deleteFormat(deleting)}
      >
        <p>
          Are you sure you want to delete {deleting?.name} and the document that it last replaced?
          This action cannot be undone.
        </p>
        {deleting?.state !== "refused" && (
          <p>Reports made with it can still be read, copied and exported, but no longer edited.</p>
        )}
      </ConfirmAction>
    </>
  );
}

interface TableProps {
  formats: readonly FormatState[];
  onDelete(format: FormatState): void;
  instead: RefObject<HTMLElement | null>;
}

function FormatTable({ formats, onDelete, instead }: TableProps) {
  const focus = useKeptFocus(formats, instead);
  return (
    <Table
      className={styles.table}
      {...focus}
      caption="Formats"
      rows={formats}
      keyOf={({ source, id }) => `${source} ${id}`}
      columns={[
        { name: "Name", cell: ({ name }) => name },
        // Of a refused document only the file name is known.
        {
          name: "Id",
          className: styles.id,
          cell: ({ id, state }) => (state === "refused" ? "–" : id),
        },
        { name: "Source", cell: sourceWords },
        {
          name: "State",
          cell: ({ state }) => <Badge tone={STATES[state].tone}>{STATES[state].word}</Badge>,
        },
      ]}
      menu={(format) => <FormatMenu format={format} onDelete={onDelete} />}
      below={({ name, errors }) =>
        errors.length > 0 && (
          <tr className={styles.errors}>
            <th scope="row" className="visually-hidden">
              Errors in {name}
            </th>
            <td colSpan={5}>
              <ul aria-label={`Errors in ${name}`}>
                {errors.map((error) => (
                  <li key={`${error.path} ${error.reason}`}>
                    <span className={styles.place}>{placeWords(error)}</span>: {error.reason}
                  </li>
                ))}
              </ul>
            </td>
          </tr>
        )
      }
    />
  );
}

const STATES: Record<FormatState["state"], { word: string; tone: BadgeTone }> = {
  on: { word: "On", tone: "good" },
  off: { word: "Off", tone: "plain" },
  refused: { word: "Refused", tone: "bad" },
};

function sourceWords({ id, source }: FormatState): string {
  if (source === "own") return "The unit's own";
  const isPreview = PREVIEW_DOCUMENTS.some((preview) => preview.id === id);
  return isPreview ? "Built in, a preview" : "Built in";
}

/** Actions for a format: a built-in one can be switched off but not changed. */
function FormatMenu({ format, onDelete }: Pick<TableProps, "onDelete"> & { format: FormatState }) {
  const { downloadFormat, switchFormat } = useActions();
  const { name, source, state } = format;
  const isOn = state === "on";
  const items: readonly (MenuItem | false)[] = [
    { label: "Download", icon: Download, run: () => void downloadFormat(format) },
    state !== "refused" && {
      label: isOn ? "Switch Off" : "Switch On",
      icon: isOn ? PowerOff : Power,
      run: () => void switchFormat(format, !isOn),
    },
    source === "own" && {
      label: "Delete Format",
      icon: Trash2,
      look: "danger",
      run: () => onDelete(format),
    },
  ];
  return <Menu label={`Actions for ${name}`} items={items} />;
}
