import { useSignals } from "@preact/signals-react/runtime";
import { type ReactNode, type RefObject, useEffect, useRef, useState } from "react";
import { invalidLine, joinMessage } from "../../domain/messages/message";
import { type ReportNote, remediesOf } from "../../domain/reports/notes";
import { isReady, type ReportForm } from "../../domain/reports/report";
import { onClipboard } from "../../lib/clipboard";
import { minute } from "../../lib/clock";
import { dropHandoff, isHandedOver } from "../../lib/form-handoff";
import { useOperator } from "../../lib/session";
import { useShortcut } from "../../lib/shortcuts";
import { showToast } from "../../ui/toast";
import { blockState, type Logged, type Refused, whyNotCopied } from "./block-state";
import { clockTime, currentDtg } from "./copy-report";
import { type Draft, isDone, type ObservedTime, readDraft, sentDraft } from "./draft";
import { focusField, focusFirst } from "./focus-field";
import { MessagePanel } from "./message-panel";
import { notesOf, TIME_OBSERVED } from "./notes";
import { headedDraft, newDraft, type ReportKind, referenceText, renewedDraft } from "./report-kind";
import { CopyButton, type Remedy, StateBlock } from "./state-block";
import { observedTimeProblem, TimeObserved, whatIsWrong } from "./time-observed";
import { type CopyState, useCopy } from "./use-copy";
import { useDraftAutosave } from "./use-draft-autosave";
import { useExistingReport } from "./use-existing-report";
import { useReset } from "./use-reset";

export interface ReportFormState<Form extends ReportForm> {
  kind: ReportKind<Form>;
  draft: Draft<Form>;
  form: Form;
  /** Puts another form in place of this one: the operator has changed something. */
  replace(form: Form): void;
  change(part: Partial<Form>): void;
  /** Changes the form as it is at that moment: for results that arrive late, such as a looked-up height. */
  update(change: (form: Form) => Form): void;
  /** Replaces this draft with another. */
  open(draft: Draft<Form>): void;
  reset(): void;
  /** The unused words of a line were seen. */
  dismissLeftOver(): void;
  /** What is worth a second look before the copy. */
  notes: readonly ReportNote[];
  /** The log's entry that it is, or takes the place of; null for none. */
  ownEntry: string | null;
  /** Goes around the fields, so that the first of them can be found. */
  work: RefObject<HTMLDivElement | null>;
  /** The live message with what is missing and the copy button, for the third column. */
  panel: ReactNode;
}

const TIME_INPUT = `input[aria-label="${TIME_OBSERVED}"]`;

/**
 * Everything that the form screens do alike: the draft, the message, copy, what comes after it, reset
 * and their keys.
 * @param onNewReport what begins a new report after a copy; else an empty form does
 */
export function useReportForm<Form extends ReportForm>(
  kind: ReportKind<Form>,
  start: () => Draft<Form>,
  onNewReport?: () => void,
): ReportFormState<Form> {
  useSignals();
  const { definition, drafts } = kind;
  const [begun, setDraft] = useState(start);
  const [definedBy, setDefinedBy] = useState(definition);
  let draft = begun;
  if (definedBy !== definition) {
    // The unit's administrator has changed the format: what was begun is read by its new document.
    const read = readDraft(begun, definition.read) ?? begun;
    const sentNow = joinMessage(definition.lines(read.form, ""));
    const isSame = sentNow === joinMessage(definedBy.lines(begun.form, ""));
    draft = { ...read, sent: begun.sent && isSame };
    setDefinedBy(definition);
    setDraft(draft);
  }
  const { form, isTestData, observed } = draft;
  const timeProblem = observedTimeProblem(observed);
  const { missing, wrong } = definition.validate(form);
  const validation = { missing, wrong: timeProblem ? [...wrong, TIME_OBSERVED] : wrong };

  const notes = notesOf(definition, draft);
  const copyButton = useRef<HTMLButtonElement>(null);
  /** The last try that copied nothing; the form has changed since if it is of another draft. */
  const [refused, setRefused] = useState<(Refused & { of: Draft<Form> }) | null>(null);
  const isStill = refused?.of.form === form && refused.of.observed === observed;

  const { lost } = draft;
  useEffect(() => {
    if (!lost) return;
    showToast({
      title: "Format Changed",
      description: `No longer in this form: ${lost.join(", ")}`,
      tone: "destructive",
    });
  }, [lost]);

  const work = useRef<HTMLDivElement>(null);
  const begunWithout = useRef([...missing, ...wrong]);
  useEffect(() => {
    const [isSameAgain, isOfLine] = [isHandedOver("sameAgain"), isHandedOver("line")];
    dropHandoff();
    const [next] = isSameAgain ? ["Coordinates"] : isOfLine ? begunWithout.current : [];
    // The top of the form is in sight in any case.
    focusFirst(work.current);
    if (next !== undefined) focusField(work.current, next);
  }, []);

  const { state, copy, preview, forgetCopy } = useCopy({
    kind,
    draft,
    ready: isReady(validation),
    onLogged(copied, dtg) {
      drafts.markSent(copied, dtg);
      // Typed on while it was being copied: then it is another report than the one sent.
      const isSame = (now: Draft<Form>) =>
        now.form === copied.form && now.observed === copied.observed;
      setDraft((now) => (isSame(now) ? sentDraft(now, dtg) : now));
    },
  });
  const replaced = useExistingReport(definition, form, observed?.dtg ?? undefined);
  const isKept = observed !== undefined && observed.dtg === replaced?.dtg;
  const done = isDone(draft);

  useDraftAutosave(drafts, draft, setDraft);
  const operator = useOperator();
  useEffect(() => {
    setDraft((now) => headedDraft(definition, now, operator));
  }, [definition, operator]);

  const open = (next: Draft<Form>) => {
    forgetCopy();
    setDraft(next);
  };
  const replace = (next: Form) => open({ ...draft, form: next, sent: false });
  const { reset, follow } = useReset(kind, draft, (next) => {
    open(next);
    focusFirst(work.current);
  });
  const newReport = onNewReport ?? (() => follow(newDraft(kind.fresh())));

  /** The next report like this one: all that is left to give is where. */
  function sameAgain() {
    const next = renewedDraft(kind, form);
    follow({ ...next, form: definition.withoutGrids(next.form) });
    focusField(work.current, "Coordinates");
  }

  /** Why the keys of "Same again" do nothing. */
  function sayNotBegun() {
    const reference = referenceText(definition, form) || "This report";
    const isNot = replaced ? "is not copied again yet" : "is not copied yet";
    showToast({
      title: "Not begun",
      description: `${reference} ${isNot}. Copy it first, or reset it (Alt R).`,
    });
  }

  const remedies = new Map<string, Remedy>();
  for (const [warning, { label, next }] of remediesOf(definition, form, notes)) {
    const onAct = () => {
      replace(next);
      // The button that had the focus is gone with its warning; the copy comes next.
      copyButton.current?.focus();
    };
    remedies.set(warning, { label, onAct });
  }

  function setObserved(time: ObservedTime | undefined) {
    const { observed: before, ...rest } = draft;
    // The same time in other words is no change: a report that was copied stays so.
    if (time?.dtg && time.dtg === before?.dtg) setDraft({ ...draft, observed: time });
    else open({ ...rest, sent: false, ...(time && { observed: time }) });
  }

  function goTo(name: string) {
    if (name !== TIME_OBSERVED) focusField(work.current, name);
    else document.querySelector<HTMLElement>(TIME_INPUT)?.focus();
  }

  /** If something is missing or wrong, it says so and goes there instead. */
  function submit() {
    const why = whyNotCopied(validation, isTestData);
    if (why === null) return void copy();
    setRefused({ why, of: draft, times: (refused?.times ?? 0) + 1 });
    const [first] = [...validation.missing, ...validation.wrong];
    if (first !== undefined) goTo(first);
  }

  useShortcut("Ctrl Enter", "Submit and copy to clipboard", submit);
  useShortcut("Alt R", done ? "New report" : "Reset form", done ? newReport : reset);
  const isUncopied = !done && !isTestData && definition.isBegun(form);
  useShortcut("Alt D", "Same again", sameAgain, done);
  useShortcut("Alt D", "", sayNotBegun, isUncopied);
  useShortcut("Alt J", "Time observed: now", () => setObserved(undefined), observed !== undefined);

  const dtg = observed?.dtg ?? currentDtg(new Date(minute.value));
  const lines = definition
    .lines(form, dtg)
    .map((each) =>
      timeProblem && each.label === "DTG"
        ? invalidLine("DTG", `— ${whatIsWrong(timeProblem)}`)
        : each,
    );
  const isTried = refused !== null && drafts.keyOf(refused.of) === drafts.keyOf(draft);
  const block = blockState({
    validation,
    notes,
    isBegun: isTried || definition.isBegun(form),
    refused: isStill ? refused : null,
    logged: done
      ? {
          reference: referenceText(definition, form),
          time: clockTime(dtg),
          message: whereIs(joinMessage(lines), state),
        }
      : null,
    replaced,
    isTestData,
  });

  return {
    kind,
    draft,
    form,
    replace,
    change: (part) => replace({ ...form, ...part }),
    update(change) {
      setDraft((now) => {
        const form = change(now.form);
        return form === now.form ? now : { ...now, form, sent: false };
      });
    },
    open,
    reset,
    dismissLeftOver: () => setDraft(({ leftOver: _, ...now }) => now),
    work,
    notes,
    ownEntry: replaced?.entryId ?? null,
    panel: (
      <MessagePanel
        lines={state.name === "selected" ? state.lines : lines}
        isDone={done}
        time={
          <TimeObserved
            observed={observed}
            source={done ? "copied" : isKept ? "kept" : "set"}
            onChange={setObserved}
          />
        }
        block={
          <StateBlock
            state={block}
            onGoTo={goTo}
            remedies={remedies}
            next={{ onNew: newReport, onAgain: sameAgain }}
            time={{
              isKept,
              isNow: observed === undefined,
              onKeep: (kept) => setObserved({ text: kept, dtg: kept }),
              onNow: () => setObserved(undefined),
            }}
          />
        }
        copy={
          <CopyButton
            ref={copyButton}
            state={block}
            isFresh={state.name === "copied"}
            keys="below"
            onCopy={submit}
          />
        }
        preview={preview}
      />
    ),
  };
}

/** Where the message of a report is that was copied and is in the log. */
function whereIs(message: string, { name }: CopyState): Logged["message"] {
  if (name === "selected") return "selected";
  if (name === "logged" || onClipboard.value === null) return "unknown";
  return onClipboard.value === message ? "copied" : "replaced";
}
