import { useEffect, useState } from "react";
import { bearerOf } from "./bearer";
import { isDrawing } from "./image-source";

/** An image that can be shown: undefined while it is on its way, null where it does not come. */
type Shown = string | undefined | null;

/**
 * The address from which an image is shown. The hosted demonstration gives photographs to sessions alone, and an <img>
 * names none: they are fetched, and go with the component.
 */
export function useShown(source: string): Shown {
  const isOpen = isDrawing(source) || bearerOf(source) === null;
  const [fetched, setFetched] = useState<{ source: string; shown: Shown } | null>(null);
  useEffect(() => {
    if (isOpen) return;
    const leaving = new AbortController();
    let address: string | null = null;
    const show = async () => {
      try {
        address = URL.createObjectURL(await photo(source, leaving.signal));
        setFetched({ source, shown: address });
      } catch {
        if (!leaving.signal.aborted) setFetched({ source, shown: null });
      }
    };
    void show();
    return () => {
      leaving.abort();
      if (address !== null) URL.revokeObjectURL(address);
    };
  }, [source, isOpen]);
  if (isOpen) return source;
  return fetched?.source === source ? fetched.shown : undefined;
}

/** @throws where it does not come, and once it is no longer wanted */
async function photo(source: string, signal: AbortSignal): Promise<Blob> {
  const token = bearerOf(source)?.token ?? "";
  const answer = await fetch(source, { headers: { authorization: `Bearer ${token}` }, signal });
  if (!answer.ok) throw new Error(`${answer.status}`);
  const blob = await answer.blob();
  signal.throwIfAborted();
  return blob;
}
