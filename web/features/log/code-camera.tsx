import { useEffect, useRef, useState } from "react";
import { useStable } from "../../ui/use-stable";
import styles from "./codes.module.css";
import { loadCodes } from "./load-codes";

interface Props {
  /** Codes that the camera sees, each once as long as it is before it. */
  onCodes(codes: readonly string[]): Promise<void>;
  /** The camera cannot be used. @param why in words for the operator */
  onError(why: string): void;
}

/** The camera's picture, and the codes that it sees. */
export function CodeCamera({ onCodes, onError }: Props) {
  const video = useRef<HTMLVideoElement>(null);
  const [said, setSaid] = useState("Starting the camera…");
  const tell = useStable(onCodes);
  const fail = useStable(onError);

  useEffect(() => {
    let isOver = false;
    let stream: MediaStream | null = null;
    let timer = 0;

    async function start() {
      const { codeDetector } = await loadCodes().catch((error: unknown) => {
        throw new NoPartError(undefined, { cause: error });
      });
      const detect = await codeDetector();
      stream = await openCamera();
      const picture = video.current;
      if (isOver || !picture) return stop();
      for (const track of stream.getTracks())
        track.addEventListener("ended", () => fail("The camera has stopped."));
      picture.srcObject = stream;
      await picture.play();
      setSaid("Point the camera at the codes. The sender can show only the missing ones.");
      let seen: readonly string[] = [];
      const look = async () => {
        const codes = await detect(picture);
        const fresh = codes.filter((code) => !seen.includes(code));
        if (codes.length > 0) seen = codes;
        if (fresh.length > 0) await tell(fresh);
        if (!isOver) timer = window.setTimeout(() => look().catch(end), PAUSE_MS);
      };
      await look();
    }

    function end(error: unknown) {
      console.warn("camera:", error);
      if (!isOver) fail(whyNoCamera(error));
      stop();
    }

    function stop() {
      isOver = true;
      clearTimeout(timer);
      for (const track of stream?.getTracks() ?? []) track.stop();
    }

    start().catch(end);
    return stop;
  }, [tell, fail]);

  return (
    <div className={`${styles.camera} stack`}>
      <div data-picture className={styles.picture}>
        <video ref={video} muted playsInline aria-label="What the camera sees" />
      </div>
      <p role="status">{said}</p>
    </div>
  );
}

/** Between two looks the page draws what has come. */
const PAUSE_MS = 20;

function openCamera(): Promise<MediaStream> {
  // Browsers offer it to pages of this machine, or over TLS.
  const devices: MediaDevices | undefined = navigator.mediaDevices;
  if (!devices) throw new NoCameraError();
  const size = { width: { ideal: 1280 }, height: { ideal: 720 } };
  return devices.getUserMedia({ video: { facingMode: "environment", ...size } });
}

/** The browser offers no camera at this address. */
export class NoCameraError extends Error {}
/** What reads codes did not come from the server. */
export class NoPartError extends Error {}

/** Why the camera cannot be used, in words for the operator. */
export function whyNoCamera(error: unknown): string {
  if (error instanceof NoCameraError)
    return "The browser does not allow the camera at this address. Open Sightline at http://127.0.0.1, or over https.";
  if (error instanceof NoPartError)
    return "The camera could not be started. Check that Sightline is running, and try again.";
  // WebKit's own kinds of errors are no DOMException.
  const name = error instanceof Error || error instanceof DOMException ? error.name : "";
  if (name === "NotAllowedError")
    return "The browser blocked the camera. Allow it for this page, then press Camera again.";
  if (name === "NotFoundError" || name === "OverconstrainedError") return "There is no camera.";
  if (name === "NotReadableError" || name === "AbortError")
    return "The camera cannot be used: another program may be using it.";
  return "The browser found no camera that it can use.";
}
