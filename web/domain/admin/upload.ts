/** A file on its way to the server, act by act: chosen, examined here, and only then sent. */

/** Before a file is examined. */
export type Unexamined = { state: "none" } | { state: "reading"; file: File };

export interface Upload<Examined> {
  chosen: Examined | Unexamined;
  isSending: boolean;
}

/** What became of sending: the file is examined again where somebody was quicker, or turned out to be something else. */
export type Outcome<Examined> = "done" | "failed" | "again" | Examined;

export type UploadAct<Examined> =
  /** Another may be chosen while one is examined, and none while one is sent. */
  | { choose: File }
  | { examined: Examined | Unexamined; of: File }
  | "send"
  | { sent: Outcome<Examined> }
  | "close";

export type UploadEffect<Examined> = { examine: File } | { send: Examined | Unexamined } | "close";

export const NOTHING_CHOSEN: Upload<never> = { chosen: { state: "none" }, isSending: false };

/** What an act makes of a file. */
export function uploadStep<Examined extends { state: string; file: File }>(
  now: Upload<Examined>,
  act: UploadAct<Examined>,
): [Upload<Examined>, UploadEffect<Examined>?] {
  const { chosen, isSending } = now;
  const file = "file" in chosen ? chosen.file : null;
  if (typeof act === "object" && "examined" in act)
    return [file === act.of ? { ...now, chosen: act.examined } : now];
  if (typeof act === "object" && "sent" in act) {
    const { sent } = act;
    if (sent === "done") return [NOTHING_CHOSEN, "close"];
    const next = { chosen, isSending: false };
    if (sent === "again" && file) return uploadStep(next, { choose: file });
    return [typeof sent === "string" ? next : { ...next, chosen: sent }];
  }
  if (isSending) return [now];
  if (act === "send") return [{ ...now, isSending: true }, { send: chosen }];
  if (act === "close") return [NOTHING_CHOSEN, "close"];
  const reading = { state: "reading", file: act.choose } as const;
  return [{ chosen: reading, isSending }, { examine: act.choose }];
}
