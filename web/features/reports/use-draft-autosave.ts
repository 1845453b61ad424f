import { useEffect, useEffectEvent, useRef } from "react";
import { profile } from "../../lib/session";
import type { Draft, Drafts } from "./draft";

/**
 * Keeps a draft at each change, and follows another window that works on the same one. What was read from there is
 * not written back: it may be outdated, and the other window would follow it.
 */
export function useDraftAutosave<Form>(
  drafts: Drafts<Form>,
  draft: Draft<Form>,
  setDraft: (draft: Draft<Form>) => void,
): void {
  // All of them: several may have come before the effect of the first one runs.
  const followed = useRef(new WeakSet<Draft<Form>>());
  const keepOwn = useEffectEvent(() => drafts.keep(draft));

  const key = drafts.keyOf(draft);
  useEffect(() => {
    if (followed.current.has(draft)) drafts.workOn(key);
    else drafts.keep(draft);
  }, [drafts, draft, key]);

  useEffect(
    () =>
      drafts.follow(key, (theirs) => {
        if (theirs) {
          followed.current.add(theirs);
          setDraft(theirs);
        } else if (profile.value) {
          // Reset or discarded there; here it is still being worked on.
          keepOwn();
        }
      }),
    [drafts, key, setDraft],
  );
}
