import { type ReactNode, useEffect } from "react";
import { HeaderToolsContext } from "../../ui/screen";
import { HeaderTools } from "./header-tools";
import { Rail, type RailDialog } from "./rail";
import styles from "./shell.module.css";
import { StorageBanner } from "./storage-banner";

interface Props {
  /** What the left navigation's feedback button opens. */
  feedback: RailDialog;
  children: ReactNode;
}

/** What stands around every screen of the signed-in application. */
export function Shell({ feedback, children }: Props) {
  // What had the focus at sign-in is gone.
  useEffect(() => {
    if (document.activeElement === document.body) document.getElementById("work")?.focus();
  }, []);
  return (
    <HeaderToolsContext value={<HeaderTools />}>
      <div className={styles.shell}>
        <Rail feedback={feedback} />
        <div className={styles.body}>
          <StorageBanner />
          <div className={styles.screen}>{children}</div>
        </div>
      </div>
    </HeaderToolsContext>
  );
}
