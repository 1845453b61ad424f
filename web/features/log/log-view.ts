import type { VirtualItem } from "@tanstack/react-virtual";
import { useState } from "react";
import { type Changing, UNCHANGED } from "../../domain/log/remove";
import type { CodeReader } from "../../domain/messages/code-set";
import { onForgotten } from "../../lib/session";

/** What part of the log is in view, and what was done in it. */
interface LogView {
  query: string;
  /** The kind of report that is shown; null for all. */
  type: string | null;
  /** The highlighted row's entry; null for the first. */
  rowId: string | null;
  /** The highlighted row had the focus when another screen came. */
  hadFocus: boolean;
  /** The entries whose whole messages are shown. */
  opened: ReadonlySet<string>;
  /** Where the rows begin, how far they are scrolled, in pixels, and how high those are that were drawn. */
  start: number;
  top: number;
  heights: VirtualItem[];
  changing: Changing;
  /** The first of what was received last has not been brought into sight yet. */
  isUnseen: boolean;
  /** Test reports alone are shown. */
  isTest: boolean;
  /** Has the codes of sets that are not whole yet; null before the first code. */
  codes: CodeReader | null;
}

const AT_FIRST: LogView = {
  query: "",
  type: null,
  rowId: null,
  hadFocus: false,
  opened: new Set(),
  start: 0,
  top: 0,
  heights: [],
  changing: UNCHANGED,
  isUnseen: false,
  isTest: false,
  codes: null,
};

/** In this page's memory, so that the log is as it was left when the operator comes back to it. */
export let logView: LogView = { ...AT_FIRST };

onForgotten(() => {
  logView = { ...AT_FIRST };
});

/** One part of it as the component's state. */
export function useLogView<Key extends keyof LogView>(
  key: Key,
): [LogView[Key], (value: LogView[Key]) => void] {
  const [value, setValue] = useState(logView[key]);
  return [
    value,
    (next) => {
      logView[key] = next;
      setValue(() => next);
    },
  ];
}
