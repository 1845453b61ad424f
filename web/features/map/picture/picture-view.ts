import { useState } from "react";
import type { TypedWindow } from "../../../domain/picture/time-window";
import { onForgotten } from "../../../lib/session";

/** "all" are those of operators; test reports are shown alone. */
export const SOURCES = ["all", "own", "received", "test"] as const;
export type Source = (typeof SOURCES)[number];

/** The filter of the reports. */
interface PictureView {
  /** The kind of report; null for all. */
  type: string | null;
  source: Source;
  /** Null while it is the one that the picture opens at. */
  time: TypedWindow | null;
}

const AT_FIRST: PictureView = {
  type: null,
  source: "all",
  time: null,
};

/** In this page's memory, so that the picture is as it was left when the operator comes back to it. */
let pictureView = AT_FIRST;

onForgotten(() => {
  pictureView = AT_FIRST;
});

/** One part of it as the component's state. */
export function usePictureView<Key extends keyof PictureView>(
  key: Key,
): [PictureView[Key], (value: PictureView[Key]) => void] {
  const [value, setValue] = useState(pictureView[key]);
  return [
    value,
    (next) => {
      pictureView = { ...pictureView, [key]: next };
      setValue(() => next);
    },
  ];
}
