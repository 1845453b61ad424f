import { useEffect, useState } from "react";
import type { DrawingTheme } from "../domain/theme";
import { answeredFile } from "./api";
import { bearerOf } from "./bearer";
import { imageSource, isDrawing } from "./image-source";

/** A photograph may be larger, and the line slower, than what other calls answer. */
const PHOTO_WITHIN_MS = 60_000;

export interface ShownImage {
  /** What an image element takes; null while the image is on its way, or where it does not come. */
  source: string | null;
  failed: boolean;
}

/**
 * A platform's image. Where there are sessions a photograph is only given to one: it is fetched as a call is, for an
 * image element says nothing of sessions, and given up again when nobody shows it any more.
 * @param url as the platform has it
 */
export function useImage(url: string, look: DrawingTheme): ShownImage {
  const [fetched, setFetched] = useState<ShownImage & { of: string }>();
  const isFetched = !isDrawing(url) && bearerOf(url) !== null;

  useEffect(() => {
    if (!isFetched) return;
    const leaving = new AbortController();
    let source: string | null = null;
    const signal = AbortSignal.any([leaving.signal, AbortSignal.timeout(PHOTO_WITHIN_MS)]);
    answeredFile(url, signal).then(
      ({ content }) => {
        if (leaving.signal.aborted) return;
        source = URL.createObjectURL(content);
        setFetched({ of: url, source, failed: false });
      },
      (error: unknown) => {
        if (leaving.signal.aborted) return;
        console.warn("photograph:", error);
        setFetched({ of: url, source: null, failed: true });
      },
    );
    return () => {
      leaving.abort();
      if (source !== null) URL.revokeObjectURL(source);
    };
  }, [url, isFetched]);

  if (!isFetched) return { source: imageSource(url, look), failed: false };
  return fetched?.of === url ? fetched : { source: null, failed: false };
}
