import {
  NOTHING_CHOSEN,
  type Outcome,
  type Unexamined,
  type Upload,
  type UploadAct,
  type UploadEffect,
  uploadStep,
} from "../../domain/admin/upload";
import { useStep } from "../../ui/use-step";

/**
 * A file that somebody has chosen, and what is known of it.
 * @param examine what it turns out to be
 */
export function useUpload<Examined extends { state: string; file: File }>(
  examine: (file: File) => Promise<Examined | Unexamined>,
  send: (chosen: Examined | Unexamined) => Promise<Outcome<Examined>>,
  onClose: () => void,
) {
  const [{ chosen, isSending }, act] = useStep<
    Upload<Examined>,
    UploadAct<Examined>,
    UploadEffect<Examined>
  >(NOTHING_CHOSEN, uploadStep, async (then): Promise<void> => {
    if (then === "close") return onClose();
    if ("send" in then) return act({ sent: await send(then.send) });
    // A long one takes a second: that it is being read is painted first.
    await new Promise((resolve) => setTimeout(resolve, 50));
    return act({ examined: await examine(then.examine), of: then.examine });
  });
  return {
    chosen,
    isSending,
    choose: (file: File) => void act({ choose: file }),
    send: () => void act("send"),
    close: () => void act("close"),
  };
}
