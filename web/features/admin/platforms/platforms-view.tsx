import { useSignals } from "@preact/signals-react/runtime";
import { Eye, EyeOff, ImageUp, Pencil, Plus, RotateCcw, Trash2, Undo2 } from "lucide-react";
import { useEffect, useState } from "react";
import { Badge, type BadgeTone } from "../../../ui/badge";
import { Button } from "../../../ui/button";
import { EmptyState } from "../../../ui/empty-state";
import { Menu, type MenuItem } from "../../../ui/menu";
import { Table } from "../../../ui/table";
import { useAdmin } from "../admin-context";
import type { LastImport, ListedPlatform } from "../api-types";
import { ConfirmAction } from "../confirm-action";
import { ServerList } from "../server-list";
import { useActions } from "../use-actions";
import { UtcTime } from "../utc-time";
import { EditDialog, editPlatform } from "./edit-dialog";
import { PhotoDialog } from "./photo-dialog";

/** What operators are offered to report, and what was changed of it. */
export function PlatformsView() {
  useSignals();
  const { platforms: feed } = useAdmin();
  const { deletePlatform, undoImport } = useActions();
  const [leaving, setLeaving] = useState<string | null>(null);
  const [undoing, setUndoing] = useState<LastImport | null>(null);
  const [pictured, setPictured] = useState<ListedPlatform | null>(null);
  const focusRow = useRowFocus();
  const { query } = feed;
  return (
    <>
      <ServerList
        name="platforms"
        feed={feed}
        beside={({ lastImport }) => (
          <>
            {lastImport && (
              <Button icon={Undo2} onClick={() => setUndoing(lastImport)}>
                Undo last import
              </Button>
            )}
            <Button icon={Plus} aria-haspopup="dialog" onClick={() => editPlatform(null)}>
              Add Platform
            </Button>
          </>
        )}
      >
        {({ platforms }) =>
          platforms.length === 0 ? (
            <EmptyState title={`No platforms found for "${query.q ?? ""}"`}>
              <p>
                Each word is searched for in the names, the function, the category and the class.
              </p>
            </EmptyState>
          ) : (
            <PlatformTable rows={platforms} onDelete={setLeaving} onPhoto={setPictured} />
          )
        }
      </ServerList>
      <EditDialog onSaved={focusRow} />
      <PhotoDialog platform={pictured} onClose={() => setPictured(null)} />
      <ConfirmAction
        open={leaving !== null}
        title="Delete Platform"
        onClose={() => setLeaving(null)}
        act={async () => leaving !== null && deletePlatform(leaving)}
      >
        <p>{leaving} is no longer offered to operators. Reports that name it stay as they are.</p>
      </ConfirmAction>
      <ConfirmAction
        open={undoing !== null}
        title="Undo Last Import"
        confirm="Undo Import"
        onClose={() => setUndoing(null)}
        act={undoImport}
      >
        {undoing && (
          <p>
            The import of <UtcTime at={undoing.at} /> changed {undoing.platforms}{" "}
            {undoing.platforms === 1 ? "platform" : "platforms"}: the list becomes what it was
            before.
            {undoing.edits > 0 &&
              ` ${undoing.edits} ${undoing.edits === 1 ? "change" : "changes"} made since are lost.`}
          </p>
        )}
      </ConfirmAction>
    </>
  );
}

const SOURCES: Record<ListedPlatform["source"], { label: string; tone: BadgeTone }> = {
  "built-in": { label: "Built-in", tone: "plain" },
  edited: { label: "Built-in, changed", tone: "warn" },
  own: { label: "Own", tone: "good" },
};

/** @returns gives the focus to the row of a platform, where it stands on the page */
function useRowFocus() {
  const [asked, setAsked] = useState<{ platformId: string } | null>(null);
  useEffect(() => {
    if (!asked) return;
    // The dialog gives the focus back first, and does so a moment after it has gone.
    const timer = setTimeout(() => {
      const menu = `[aria-label="${CSS.escape(menuName(asked.platformId))}"]`;
      document.querySelector<HTMLElement>(menu)?.focus();
    });
    return () => clearTimeout(timer);
  }, [asked]);
  return (platformId: string) => setAsked({ platformId });
}

interface Changes {
  onDelete(platformId: string): void;
  onPhoto(platform: ListedPlatform): void;
}

function PlatformTable({ rows, ...changes }: Changes & { rows: readonly ListedPlatform[] }) {
  return (
    <Table
      caption="Platforms"
      rows={rows}
      keyOf={({ platformId }) => platformId}
      columns={[
        { name: "Platform", cell: ({ platformId }) => platformId },
        { name: "Also", label: "Also known as", cell: ({ aka }) => aka || "–" },
        { name: "Category", cell: ({ category }) => category },
        {
          name: "Source",
          cell: ({ source }) => <Badge tone={SOURCES[source].tone}>{SOURCES[source].label}</Badge>,
        },
        {
          name: "In use",
          cell: ({ isOn }) => (isOn ? "Yes" : <Badge tone="bad">Switched off</Badge>),
        },
      ]}
      menu={(platform) => <PlatformMenu platform={platform} {...changes} />}
    />
  );
}

const menuName = (platformId: string) => `Actions for ${platformId}`;

/** What can be done about one platform. */
function PlatformMenu({ platform, onDelete, onPhoto }: Changes & { platform: ListedPlatform }) {
  const { switchPlatform, undoPlatform, restorePlatform } = useActions();
  const { platformId, source, isOn, canUndo } = platform;
  const items: readonly (MenuItem | false)[] = [
    // The Unknown is the page's own: no record is taken for it.
    platform.category !== "Unknown" && {
      label: "Edit",
      icon: Pencil,
      run: () => editPlatform(platform),
    },
    { label: "Photograph …", icon: ImageUp, run: () => onPhoto(platform) },
    isOn
      ? { label: "Switch off", icon: EyeOff, run: () => void switchPlatform(platformId, false) }
      : { label: "Switch on", icon: Eye, run: () => void switchPlatform(platformId, true) },
    canUndo && { label: "Undo last change", icon: Undo2, run: () => void undoPlatform(platform) },
    source === "edited" && {
      label: "Restore",
      icon: RotateCcw,
      run: () => void restorePlatform(platformId),
    },
    source === "own" && {
      label: "Delete",
      icon: Trash2,
      look: "danger",
      run: () => onDelete(platformId),
    },
  ];
  return <Menu label={menuName(platformId)} items={items} />;
}
