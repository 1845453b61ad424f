import { Copy, Download, RefreshCw } from "lucide-react";
import { useEffect, useRef, useState } from "react";
import { errorText } from "../../../domain/admin/error-text";
import { answered, api } from "../../../lib/api";
import { CLIPBOARD_REFUSED, copyText, selectText } from "../../../lib/clipboard";
import { downloadText } from "../../../lib/download";
import { Button } from "../../../ui/button";
import { CodeImage } from "../../../ui/code-image";
import { Dialog } from "../../../ui/dialog";
import styles from "./network.module.css";

/** A code with which one other laptop joins; opening it makes one. */
export function CodeDialog({ open, onClose }: { open: boolean; onClose(): void }) {
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title="Join code"
      description="Lets one laptop join, once. Whoever has it can join: give it to the operator only."
      wide
    >
      <JoinCode />
    </Dialog>
  );
}

interface Made {
  code: string;
  minutes: number;
}

function JoinCode() {
  const [made, setMade] = useState<Made | null>(null);
  const [error, setError] = useState("");
  const [said, setSaid] = useState("");
  const text = useRef<HTMLParagraphElement>(null);

  async function make() {
    setError("");
    setSaid("");
    setMade(null);
    try {
      setMade(await answered(api.admin.network.code.post({}), "code"));
    } catch (failure) {
      console.warn("join code:", failure);
      setError(errorText(failure));
    }
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each time that it is opened
  useEffect(() => void make(), []);

  async function copy(code: string) {
    const isCopied = await copyText(code);
    if (!isCopied && text.current) selectText(text.current);
    setSaid(isCopied ? "Copied." : CLIPBOARD_REFUSED);
  }

  if (error !== "")
    return (
      <div role="alert">
        <p>No code was made. {error}</p>
        <Button onClick={() => void make()}>Try again</Button>
      </div>
    );
  if (!made) return <p role="status">Making a code …</p>;
  return (
    <div className={styles.made}>
      <div>
        <p ref={text} className={styles.code}>
          {made.code}
        </p>
        <div className={styles.buttons}>
          <Button look="primary" onClick={() => void copy(made.code)}>
            <Copy size={16} aria-hidden="true" />
            Copy
          </Button>
          <Button onClick={() => downloadText("sightline-join-code.txt", `${made.code}\n`)}>
            <Download size={16} aria-hidden="true" />
            Save as a file
          </Button>
          <Button onClick={() => void make()}>
            <RefreshCw size={16} aria-hidden="true" />
            Another one
          </Button>
          <span role="status">{said}</span>
        </div>
        <p>
          It ends {made.minutes} minutes after it was made. On the other laptop: in its own{" "}
          <code>/admin</code>, Network, or <code>sightline join &lt; sightline-join-code.txt</code>.
        </p>
      </div>
      <CodeImage text={made.code} name="The join code as a QR code" className={styles.qr} />
    </div>
  );
}
