import { useEffect, useState } from "react";
import type { Unexamined } from "../../../domain/admin/upload";
import { sizeText } from "../../../domain/size-text";
import { type ShrunkPhoto, shrinkPhoto } from "../../../lib/shrink-photo";
import { theme } from "../../../lib/theme";
import { useImage } from "../../../lib/use-image";
import { Button } from "../../../ui/button";
import { Dialog } from "../../../ui/dialog";
import signs from "../../../ui/sign.module.css";
import type { ListedPlatform } from "../api-types";
import { ConfirmAction } from "../confirm-action";
import { FilePicker } from "../file-picker";
import { useActions } from "../use-actions";
import { useUpload } from "../use-upload";
import styles from "./platforms.module.css";

/** More than a camera makes is not even read. */
const LARGEST_FILE = 64 * 1024 * 1024;

type Chosen =
  | Unexamined
  | { state: "wrong"; file: File; why: string }
  | { state: "ready"; file: File; photo: ShrunkPhoto };

interface Props {
  /** The platform whose dialog is open, or null. */
  platform: ListedPlatform | null;
  onClose(): void;
}

/** Shows a platform's photograph, takes another, and removes one that was uploaded. */
export function PhotoDialog({ platform, onClose }: Props) {
  return platform && <OpenDialog key={platform.platformId} platform={platform} onClose={onClose} />;
}

function OpenDialog({ platform, onClose }: { platform: ListedPlatform; onClose(): void }) {
  const { platformId, photo } = platform;
  const { keepPhoto, removePhoto } = useActions();
  const [failed, setFailed] = useState<string | null>(null);
  const [isRemoving, setRemoving] = useState(false);
  const { chosen, isSending, choose, send, close } = useUpload(
    examine,
    async (chosen) => {
      if (chosen.state !== "ready") return "failed";
      setFailed(null);
      const isDone = await keepPhoto(platformId, chosen.photo.content, (error) =>
        setFailed(
          error instanceof Error && "userMessage" in error ? String(error.userMessage) : "",
        ),
      );
      return isDone ? "done" : "failed";
    },
    onClose,
  );

  return (
    <>
      <Dialog
        open
        onClose={close}
        wide
        title={`Photograph of ${platformId}`}
        actions={
          <>
            {photo?.isUploaded && (
              <Button className={styles.apart} look="danger" onClick={() => setRemoving(true)}>
                Remove photograph
              </Button>
            )}
            <Button onClick={close}>Cancel</Button>
            <Button
              look="primary"
              disabled={chosen.state !== "ready"}
              aria-busy={isSending}
              onClick={send}
            >
              {isSending ? "Sending …" : "Save photograph"}
            </Button>
          </>
        }
      >
        <FilePicker
          accept="image/jpeg,image/png,image/webp"
          hint="A photograph, .jpg, .png or .webp. It is resized, and its location and date are removed."
          file={chosen.state === "none" ? null : chosen.file}
          onChoose={(file) => {
            setFailed(null);
            choose(file);
          }}
        />
        <p role="status" className={chosen.state === "wrong" || failed ? signs.wrong : "muted"}>
          {failed || summaryOf(chosen, platform)}
        </p>
        <div data-picture className={styles.photo}>
          {chosen.state === "ready" ? (
            <Preview content={chosen.photo.content} alt={`Chosen photograph of ${platformId}`} />
          ) : (
            photo && <Present url={photo.url} alt={`Photograph of ${platformId}`} />
          )}
        </div>
      </Dialog>
      <ConfirmAction
        open={isRemoving}
        title="Remove Photograph"
        onClose={() => setRemoving(false)}
        act={async () => {
          if (await removePhoto(platformId)) onClose();
        }}
      >
        <p>The uploaded photograph of {platformId} is deleted. This action cannot be undone.</p>
      </ConfirmAction>
    </>
  );
}

function summaryOf(chosen: Chosen, { platformId, photo }: ListedPlatform): string {
  switch (chosen.state) {
    case "reading":
      return "Reading the photograph …";
    case "wrong":
      return chosen.why;
    case "ready": {
      const { content, width, height } = chosen.photo;
      return `It is sent as ${width} × ${height} pixels, ${sizeText(content.size)}.`;
    }
    case "none":
      if (!photo) return `There is no photograph of ${platformId} yet.`;
      return photo.isUploaded
        ? "This photograph was uploaded."
        : "From the photos folder. An upload replaces it.";
  }
}

function Present({ url, alt }: { url: string; alt: string }) {
  const { source, failed } = useImage(url, theme.peek());
  if (failed) return <p className={signs.wrong}>The photograph could not be loaded.</p>;
  return source && <img src={source} alt={alt} />;
}

/** What is sent, as it is sent. */
function Preview({ content, alt }: { content: Blob; alt: string }) {
  const [source, setSource] = useState<string | null>(null);
  useEffect(() => {
    const made = URL.createObjectURL(content);
    setSource(made);
    return () => URL.revokeObjectURL(made);
  }, [content]);
  return source && <img src={source} alt={alt} />;
}

async function examine(file: File): Promise<Chosen> {
  if (file.size > LARGEST_FILE)
    return { state: "wrong", file, why: `The file is larger than ${sizeText(LARGEST_FILE)}.` };
  try {
    return { state: "ready", file, photo: await shrinkPhoto(file) };
  } catch (error) {
    console.warn("photograph:", error);
    const why = "The browser cannot read this file. Choose a JPEG, PNG or WebP.";
    return { state: "wrong", file, why };
  }
}
