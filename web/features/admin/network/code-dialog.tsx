import { Copy, Download, RefreshCw } from "lucide-react";
import { useRef, useState } from "react";
import { errorText } from "../../../domain/admin/error-text";
import { answered, api } from "../../../lib/api";
import { CLIPBOARD_REFUSED, copyText, selectText } from "../../../lib/clipboard";
import { downloadText } from "../../../lib/download";
import { Button } from "../../../ui/button";
import { CodeImage } from "../../../ui/code-image";
import { Dialog } from "../../../ui/dialog";
import { useLoaded } from "../../../ui/use-loaded";
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

function JoinCode() {
  const {
    data: made,
    error,
    again,
  } = useLoaded("join code", () => answered(api.admin.network.code.post({}), "code"));
  const [said, setSaid] = useState("");
  const text = useRef<HTMLParagraphElement>(null);

  function makeAnother() {
    setSaid("");
    again();
  }

  async function copy(code: string) {
    const isCopied = await copyText(code);
    if (!isCopied && text.current) selectText(text.current);
    setSaid(isCopied ? "Copied." : CLIPBOARD_REFUSED);
  }

  if (error)
    return (
      <div role="alert">
        <p>No code was made. {errorText(error)}</p>
        <Button onClick={again}>Try again</Button>
      </div>
    );
  if (!made) return <p role="status">Making a code …</p>;
  return (
    <div className={styles.made}>
      <div>
        <p ref={text} className={styles.code}>
          {made.code}
        </p>
        <div className={`${styles.buttons} row`}>
          <Button icon={Copy} look="primary" onClick={() => void copy(made.code)}>
            Copy
          </Button>
          <Button
            icon={Download}
            onClick={() => downloadText("sightline-join-code.txt", `${made.code}\n`)}
          >
            Save as a file
          </Button>
          <Button icon={RefreshCw} onClick={makeAnother}>
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
