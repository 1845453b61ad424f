import {
  createContext,
  type ReactNode,
  type RefObject,
  useContext,
  useEffect,
  useLayoutEffect,
  useRef,
} from "react";
import styles from "./screen.module.css";

interface Props {
  title: string;
  /** Before the title: the way back. */
  back?: ReactNode;
  /** Beside the title. */
  facts?: ReactNode;
  /** At the right end, before the elements that every header has. */
  actions?: ReactNode;
  /** The third column: the message, always in view. */
  aside?: ReactNode;
  children: ReactNode;
}

/** The right end of every header; the shell provides it. */
export const HeaderToolsContext = createContext<ReactNode>(null);

/** A screen of the signed-in application: header, work, and beside it the message if there is one. */
export function Screen({ title, back, facts, actions, aside, children }: Props) {
  useDocumentTitle(title);
  const work = useLostFocus();
  useFocusInView(work);
  return (
    <div className={styles.screen} data-aside={aside ? true : undefined}>
      <header className={styles.head}>
        {back}
        <div className={styles.heading}>
          <h1 className={styles.title}>{withRest(title)}</h1>
          <div className={`${styles.facts} line`}>{facts}</div>
        </div>
        <div className={`${styles.tools} line`}>
          {actions}
          {useContext(HeaderToolsContext)}
        </div>
      </header>
      <main className={`${styles.work} stack`} id="work" tabIndex={-1} ref={work}>
        {children}
      </main>
      {aside && <Aside>{aside}</Aside>}
    </div>
  );
}

/** "LEAPP Detection / Land Environment Air Picture Provision report": what the name stands for gives way where there is little room. */
function withRest(title: string): ReactNode {
  const at = title.indexOf(" / ");
  if (at < 0) return title;
  return (
    <>
      {title.slice(0, at)}
      <span className={styles.rest}>{title.slice(at)}</span>
    </>
  );
}

/**
 * Beside the work, or on a narrow screen over its lower end. There the page scrolls what has the focus clear of
 * it, however tall it is, and once more when it grows over what has the focus.
 */
function Aside({ children }: { children: ReactNode }) {
  const ref = useRef<HTMLElement>(null);
  useLayoutEffect(() => {
    const aside = ref.current;
    if (!aside) return;
    const root = document.documentElement;
    const sized = new ResizeObserver(() => {
      root.style.setProperty("--aside-height", `${aside.offsetHeight}px`);
      const focused = document.activeElement;
      if (focused && !aside.contains(focused) && isOver(aside, focused))
        focused.scrollIntoView({ block: "nearest" });
    });
    // Its padding grows as well, because a toast is shown in it.
    sized.observe(aside, { box: "border-box" });
    return () => {
      sized.disconnect();
      root.style.removeProperty("--aside-height");
    };
  }, []);
  return (
    <aside className={`${styles.aside} stack`} ref={ref} aria-label="Message">
      {children}
    </aside>
  );
}

function isOver(upper: Element, lower: Element): boolean {
  const [a, b] = [upper.getBoundingClientRect(), lower.getBoundingClientRect()];
  return a.top < b.bottom && b.top < a.bottom && a.left < b.right && b.left < a.right;
}

/**
 * What had the focus went with the screen before, or with the sign-in, where a key led here: the
 * work takes it, and a form's first field takes it from there.
 */
function useLostFocus() {
  const work = useRef<HTMLElement>(null);
  useEffect(() => {
    if (document.activeElement === document.body) work.current?.focus({ preventScroll: true });
  }, []);
  return work;
}

/** Where a software keyboard makes the window lower, the field that is typed into is brought back into view. */
function useFocusInView(work: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    function show() {
      const focused = document.activeElement;
      if (focused?.matches("input, textarea, select") && work.current?.contains(focused))
        focused.scrollIntoView({ block: "nearest" });
    }
    window.addEventListener("resize", show);
    return () => window.removeEventListener("resize", show);
  }, [work]);
}

const APP = "Sightline";

/** The document's title identifies the screen in the browser's tab and to screen readers. */
function useDocumentTitle(title: string): void {
  useEffect(() => {
    document.title = `${title} - ${APP}`;
    return () => {
      document.title = APP;
    };
  }, [title]);
}
