import type { VirtualItem } from "@tanstack/react-virtual";
import { useState } from "react";
import { UNCHANGED } from "../../domain/log/remove";
import type { CodeReader } from "../../domain/messages/code-set";
import { onForgotten } from "../../lib/session";

/** What part of the log is in view, and what was done in it: at first. */
const AT_FIRST = {
  query: "",
  /** The kind of report that is shown; null for all. */
  type: null as string | null,
  /** The highlighted row's entry; null for the first. */
  rowId: null as string | null,
  /** The highlighted row had the focus when another screen came. */
  hadFocus: false,
  /** The entries whose whole messages are shown. */
  opened: new Set() as ReadonlySet<string>,
  /** Where the rows begin, how far they are scrolled, in pixels, and how high those are that were drawn. */
  start: 0,
  top: 0,
  heights: [] as VirtualItem[],
  changing: UNCHANGED,
  /** The first of what was received last has not been brought into sight yet. */
  isUnseen: false,
  /** Test reports alone are shown. */
  isTest: false,
  /** Has the codes of sets that are not whole yet; null before the first code. */
  codes: null as CodeReader | null,
};

type LogView = typeof AT_FIRST;

/** In this page's memory, so that the log is as it was left when the operator comes back to it. */
export let logView = { ...AT_FIRST };

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
