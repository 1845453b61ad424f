import type { ReactNode } from "react";
import { HeaderToolsContext } from "../../ui/screen";
import { CommandsButton, HeaderTools, Notices } from "./header-tools";
import { Rail, type RailDialog } from "./rail";
import styles from "./shell.module.css";

interface Props {
  /** What the left navigation's feedback button opens. */
  feedback: RailDialog;
  /** Stays in sight on every screen, clear of what is worked on: the demonstration's badge. */
  badge?: ReactNode;
  children: ReactNode;
}

/** The frame of every screen of the signed-in application. */
export function Shell({ feedback, badge, children }: Props) {
  return (
    <HeaderToolsContext
      value={
        <>
          <Notices />
          <CommandsButton />
          {badge ? <ToolsBesideBadge /> : <HeaderTools />}
        </>
      }
    >
      <div className={styles.shell}>
        <Rail feedback={feedback} />
        {badge && <div className={styles.badge}>{badge}</div>}
        <div className={`${styles.body} stack`}>
          <div className={styles.screen}>{children}</div>
        </div>
      </div>
    </HeaderToolsContext>
  );
}

/** The header's tools, and at their end the place that the badge takes. */
function ToolsBesideBadge() {
  return (
    <>
      <span className={styles.besideBadge}>
        <HeaderTools />
      </span>
      <span className={styles.badgePlace} />
    </>
  );
}
