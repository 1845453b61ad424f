import { useEffect, useState } from "react";
import { answered, api } from "../../lib/api";
import styles from "./own-files.module.css";

type Answer = NonNullable<Awaited<ReturnType<(typeof api)["own-files"]["get"]>>["data"]>;

/** With the server's own looks this is less than ten seconds. */
const LOOK_EVERY_MS = 4000;

/** The unit's own maps and heights, again and again; null until the server has said. */
export function useOwnFiles(): Answer | null {
  const [files, setFiles] = useState<Answer | null>(null);
  useEffect(() => {
    let isLeft = false;
    const look = () =>
      answered(api["own-files"].get(), "unused").then(
        (answer) => {
          if (!isLeft) setFiles(answer);
        },
        // What is not known is not shown; the page works without it.
        (error) => console.warn("own files:", error),
      );
    void look();
    const timer = setInterval(look, LOOK_EVERY_MS);
    return () => {
      isLeft = true;
      clearInterval(timer);
    };
  }, []);
  return files;
}

/** What is in use, in words; dashes until it is known. */
export const inUse = (files: Answer | null) => ({
  Map: files === null ? "–" : (files.map ?? "Built-in overview"),
  Heights: files === null ? "–" : (files.heights ?? "Built-in overview, rough"),
});

/** The files that are not used, each with why and with the command that makes of it what is. */
export function UnusedFiles({ files }: { files: Answer | null }) {
  // The announced element exists before it has text.
  return (
    <div role="status">
      {files !== null && files.unused.length > 0 && (
        <section className={styles.unused}>
          <h3 className={`${styles.heading} quiet`}>Own files that are not used</h3>
          <ul className={`${styles.files} stack`}>
            {files.unused.map(({ file, reason, command }) => (
              <li key={`${file} ${reason}`}>
                <strong>{file}</strong>: {reason}
                {command && (
                  <>
                    :<code className={styles.command}>{command}</code>
                  </>
                )}
              </li>
            ))}
          </ul>
        </section>
      )}
    </div>
  );
}
