import { useSignals } from "@preact/signals-react/runtime";
import { ArrowLeft, RotateCcw } from "lucide-react";
import { useEffect, useRef, useState } from "react";
import { isWholeGrid } from "../../../domain/grid";
import { rowsInUse, type SightingForm } from "../../../domain/reports/sighting";
import { SIGHTING } from "../../../domain/reports/sighting-definition";
import { minute } from "../../../lib/clock";
import { rememberGrid } from "../../../lib/last-grid";
import { useShortcut } from "../../../lib/shortcuts";
import { Button, IconButton } from "../../../ui/button";
import { Chip } from "../../../ui/chip";
import { TextArea } from "../../../ui/field";
import { Panel } from "../../../ui/panel";
import { Screen } from "../../../ui/screen";
import { MessagePanel } from "../message-panel";
import { currentDtg, useCopy } from "../use-copy";
import { SightedPlatform } from "./sighted-platform";
import styles from "./sighting.module.css";
import { type SightingDraft, sightingDrafts } from "./sighting-draft";
import { useReset } from "./use-reset";
import { WhatItDoes } from "./what-it-does";
import { Where } from "./where";

interface Props {
  /** Makes the report that the form opens with; asked once. */
  start(): SightingDraft;
  /** The platform's picture, where the database has one. */
  imageUrl: string | null;
  onBack(): void;
}

/** What the log keeps of a form: the rows that the quantity covers, and the DTG of the copy. */
function toStore(form: SightingForm, currentDTG: string) {
  return { ...form, currentDTG, gridRows: form.gridRows.slice(0, form.quantity) };
}

/** A copied report is finished, and its last grid is what the next one is compared with. */
function onLogged(copied: SightingForm): void {
  sightingDrafts.markSent(copied);
  const last = rowsInUse(copied).findLast((row) => isWholeGrid(row.gzd, row.coordinates));
  if (last) rememberGrid(last);
}

/** The Sighting & BDA report. */
export function SightingScreen({ start, imageUrl, onBack }: Props) {
  useSignals();
  const [draft, setDraft] = useState(start);
  const { form, isTestData } = draft;

  const work = useRef<HTMLDivElement>(null);
  useEffect(() => work.current?.querySelector("input")?.focus(), []);

  const { state, copy, preview, forgetCopy } = useCopy({
    definition: SIGHTING,
    form,
    isTestData,
    toStore,
    onLogged(copied) {
      onLogged(copied);
      // Typed on while it was being copied: then it is another report than the one sent.
      setDraft((now) => (now.form === copied ? { ...now, sent: true } : now));
    },
  });
  const open = (next: SightingDraft) => {
    forgetCopy();
    setDraft(next);
  };
  useEffect(() => sightingDrafts.keep(draft), [draft]);

  const replace = (next: SightingForm) => open({ ...draft, form: next, sent: false });
  const change = (part: Partial<SightingForm>) => replace({ ...form, ...part });
  const reset = useReset(draft, (next) => {
    open(next);
    work.current?.querySelector("input")?.focus();
  });

  useShortcut("Ctrl Enter", "Submit and copy to clipboard", copy);
  useShortcut("Alt R", "Reset form", reset);
  useShortcut("Alt B", "Back to the platforms", onBack);

  return (
    <Screen
      title="Sighting & BDA"
      back={
        <IconButton label="Back to platforms" onClick={onBack} aria-keyshortcuts="Alt+B">
          <ArrowLeft size={20} aria-hidden="true" />
        </IconButton>
      }
      facts={
        <>
          <Chip name="C/S">{form.callSign || "N/A"}</Chip>
          <Chip name="Asset">{form.userAsset}</Chip>
        </>
      }
      aside={
        <MessagePanel
          lines={SIGHTING.lines(form, currentDtg(new Date(minute.value)))}
          shortfall={SIGHTING.shortfall(form)}
          state={state}
          isTestData={isTestData}
          onCopy={copy}
          preview={preview}
        />
      }
    >
      <div className={styles.form} ref={work}>
        <SightedPlatform vehicle={form.vehicle} imageUrl={imageUrl}>
          <Button look="quiet" keys="Alt R" onClick={reset} aria-keyshortcuts="Alt+R">
            <RotateCcw size={16} aria-hidden="true" />
            Reset form
          </Button>
        </SightedPlatform>
        <WhatItDoes form={form} onChange={replace} />
        <Where form={form} onChange={change} />
        <Panel>
          <TextArea
            label="Free text"
            value={form.freeText}
            maxLength={500}
            plain
            onChange={(event) => change({ freeText: event.currentTarget.value })}
          />
        </Panel>
      </div>
    </Screen>
  );
}
