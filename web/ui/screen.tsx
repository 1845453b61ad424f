import { createContext, type ReactNode, useContext, useEffect } from "react";
import styles from "./screen.module.css";

interface Props {
  title: string;
  /** Before the title: the way back. */
  back?: ReactNode;
  /** Beside the title. */
  facts?: ReactNode;
  /** The third column: the message, always in view. */
  aside?: ReactNode;
  children: ReactNode;
}

/** What stands at the right end of every header; the shell gives it. */
export const HeaderToolsContext = createContext<ReactNode>(null);

/** A screen of the signed-in application: header, work, and beside it the message where there is one. */
export function Screen({ title, back, facts, aside, children }: Props) {
  useDocumentTitle(title);
  return (
    <div className={styles.screen} data-aside={aside ? true : undefined}>
      <header className={styles.head}>
        {back}
        <h1 className={styles.title}>{title}</h1>
        <div className={styles.facts}>{facts}</div>
        <div className={styles.tools}>{useContext(HeaderToolsContext)}</div>
      </header>
      <main className={styles.work} id="work" tabIndex={-1}>
        {children}
      </main>
      {aside && <aside className={styles.aside}>{aside}</aside>}
    </div>
  );
}

const APP = "Sightline";

/** The browser's tab, and a screen reader, tell the screens apart by the document's title. */
function useDocumentTitle(title: string): void {
  useEffect(() => {
    document.title = `${title} - ${APP}`;
    return () => {
      document.title = APP;
    };
  }, [title]);
}
