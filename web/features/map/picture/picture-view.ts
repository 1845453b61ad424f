import { useState } from "react";
import type { Filter } from "../../../domain/picture/filter";
import type { TypedWindow } from "../../../domain/picture/time-window";
import { onForgotten } from "../../../lib/session";

/** The filter of the reports. */
interface PictureView extends Filter {
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
