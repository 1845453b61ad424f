import { useEffect, useRef, useState } from "react";
import { pagePart } from "../../lib/page-part";
import { useStable } from "../../ui/use-stable";
import styles from "./codes.module.css";

export const loadCodes = pagePart(() => import("./code-part"));

interface Props {
  /** Messages that were read: of a code by itself, or of a whole set. @returns whether there are any in it */
  onText(text: string): Promise<boolean>;
  /** The camera cannot be used. @param why in words for the operator */
  onError(why: string): void;
}

/** The camera's picture, and the codes that it reads. */
export function CodeCamera({ onText, onError }: Props) {
  const video = useRef<HTMLVideoElement>(null);
  const [said, setSaid] = useState("Starting the camera…");
  const tell = useStable(onText);
  const fail = useStable(onError);

  useEffect(() => {
    let isOver = false;
    let stream: MediaStream | null = null;
    let timer = 0;

    async function start() {
      const { createCodeReader, decodeQR } = await loadCodes().catch((error: unknown) => {
        throw new NoPartError(undefined, { cause: error });
      });
      stream = await openCamera();
      const picture = video.current;
      if (isOver || !picture) return stop();
      for (const track of stream.getTracks())
        track.addEventListener("ended", () => fail("The camera has stopped."));
      picture.srcObject = stream;
      await picture.play();
      setSaid("Point the camera at the codes.");
      const detect = await codeDetector(decodeQR);
      const codes = createCodeReader();
      const look = async () => {
        for (const code of await detect(picture)) {
          const reading = codes.read(code);
          if (reading?.is === "whole") {
            const isReport = await tell(reading.text);
            setSaid(
              isReport
                ? "Done. Point the camera at more codes, or close this."
                : "This code holds no report. Point the camera at the codes of reports.",
            );
          } else if (reading?.is === "part") setSaid(`${reading.read} of ${reading.of} codes`);
          else if (reading) setSaid("These codes are from different sets: reading starts again.");
        }
        if (!isOver) timer = window.setTimeout(() => void look(), PAUSE_MS);
      };
      await look();
    }

    function stop() {
      isOver = true;
      clearTimeout(timer);
      for (const track of stream?.getTracks() ?? []) track.stop();
    }

    start().catch((error: unknown) => {
      console.warn("camera:", error);
      if (!isOver) fail(whyNoCamera(error));
      stop();
    });
    return stop;
  }, [tell, fail]);

  return (
    <div className={styles.camera}>
      <div className={styles.picture}>
        <video ref={video} muted playsInline aria-label="What the camera sees" />
      </div>
      <p role="status">{said}</p>
    </div>
  );
}

/** Between two looks the page draws what has come. */
const PAUSE_MS = 20;

class NoCameraError extends Error {}
/** What reads codes did not come from the server. */
class NoPartError extends Error {}

function openCamera(): Promise<MediaStream> {
  // Browsers offer it to pages of this machine, or over TLS.
  const devices: MediaDevices | undefined = navigator.mediaDevices;
  if (!devices) throw new NoCameraError();
  const size = { width: { ideal: 1280 }, height: { ideal: 720 } };
  return devices.getUserMedia({ video: { facingMode: "environment", ...size } });
}

function whyNoCamera(error: unknown): string {
  if (error instanceof NoCameraError)
    return "The browser does not allow the camera at this address. Open Sightline at http://127.0.0.1, or over https.";
  if (error instanceof NoPartError)
    return "The camera could not be started. Check that Sightline’s server runs, and try again.";
  // WebKit's own kinds of errors are no DOMException.
  const name = error instanceof Error || error instanceof DOMException ? error.name : "";
  if (name === "NotAllowedError")
    return "The camera was refused. Allow it for this page in the browser, and press Camera again.";
  if (name === "NotFoundError" || name === "OverconstrainedError") return "There is no camera.";
  if (name === "NotReadableError" || name === "AbortError")
    return "The camera cannot be used: another program may have it.";
  return "The browser found no camera that it can use.";
}

type Detect = (video: HTMLVideoElement) => Promise<readonly string[]>;

/** As browsers declare it; TypeScript's library does not have it yet. */
interface BarcodeDetectors {
  new (options: {
    formats: string[];
  }): {
    detect(source: HTMLVideoElement): Promise<{ rawValue: string }[]>;
  };
  getSupportedFormats(): Promise<string[]>;
}

/** What finds the codes in the camera's picture: the browser, where it can, else the library. */
async function codeDetector(
  decode: (image: ImageData, options: { effort: number }) => string,
): Promise<Detect> {
  const { BarcodeDetector } = globalThis as { BarcodeDetector?: BarcodeDetectors };
  if (BarcodeDetector && (await BarcodeDetector.getSupportedFormats()).includes("qr_code")) {
    const detector = new BarcodeDetector({ formats: ["qr_code"] });
    return async (video) => (await detector.detect(video)).map(({ rawValue }) => rawValue);
  }
  const canvas = document.createElement("canvas");
  const context = canvas.getContext("2d", { willReadFrequently: true });
  return async (video) => {
    if (!context || video.videoWidth === 0) return [];
    canvas.width = video.videoWidth;
    canvas.height = video.videoHeight;
    context.drawImage(video, 0, 0);
    try {
      return [decode(context.getImageData(0, 0, canvas.width, canvas.height), { effort: 4 })];
    } catch {
      // Most pictures hold no code.
      return [];
    }
  };
}
