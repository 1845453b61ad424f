import { useSignals } from "@preact/signals-react/runtime";
import { MessageSquareText } from "lucide-react";
import { type ComponentType, type MouseEvent, useEffect, useRef, useState } from "react";
import { Link, useLocation, useNavigate } from "react-router-dom";
import { BUILT_IN_REPORTS } from "../../domain/reports/registry";
import { useReports } from "../../lib/reports";
import { isDialogOpen, useShortcut } from "../../lib/shortcuts";
import { nextTheme, THEME_LABELS, theme } from "../../lib/theme";
import { Hint } from "../../ui/hint";
import { THEME_ICONS } from "../../ui/theme-icons";
import { showFocused } from "../../ui/use-focus";
import { activePath, type Destination, destinationsOf, LOG, linkTo } from "./destinations";
import styles from "./rail.module.css";
import { ShortcutSheet } from "./shortcut-sheet";

/** A dialog that a button of the navigation opens and closes. */
export type RailDialog = ComponentType<{ open: boolean; onClose(): void }>;

/** The left navigation; on a narrow screen it lies along the bottom. */
export function Rail({ feedback }: { feedback: RailDialog }) {
  const destinations = destinationsOf(useReports());
  const active = activePath(useLocation().pathname);
  const nav = useRef<HTMLElement>(null);
  const more = destinations.length - (BUILT_IN_REPORTS.length + 3);
  // It is drawn again for another screen, and for a format that comes later and moves the links.
  useEffect(() => {
    const link = nav.current?.querySelector<HTMLElement>("[aria-current=page]");
    if (link) scrollIntoSight(link);
  });
  return (
    <nav ref={nav} className={`${styles.rail} stack`} aria-label="Main" onFocus={showFocused}>
      <ul
        className={`${styles.items} ${more > 1 ? styles.many : more > 0 ? styles.oneMore : ""} stack`}
      >
        {destinations.map((destination) => (
          <RailLink
            key={destination.path}
            destination={destination}
            isActive={destination.path === active}
          />
        ))}
      </ul>
      <FeedbackButton dialog={feedback} />
      <ThemeButton />
      <KeysButton />
    </nav>
  );
}

/** How much of the next link stays visible to show that there is more. */
const NEXT_PX = 24;

/**
 * Where there are more links than there is room for, they are scrolled as far as needed: the list on a wide screen, the
 * whole navigation on a narrow one. Never the page, as `scrollIntoView` would.
 */
function scrollIntoSight(link: HTMLElement): void {
  const at = link.getBoundingClientRect();
  for (const pane of [link.closest("ul"), link.closest("nav")]) {
    if (!pane) continue;
    const box = pane.getBoundingClientRect();
    pane.scrollBy(
      excess(at.left, at.right, box.left, box.right),
      excess(at.top, at.bottom, box.top, box.bottom),
    );
  }
}

/** How far a stretch lies outside of another, before it or behind it. */
function excess(start: number, end: number, from: number, to: number): number {
  if (start - NEXT_PX < from) return start - NEXT_PX - from;
  return Math.max(0, end + NEXT_PX - to);
}

function RailLink({ destination, isActive }: { destination: Destination; isActive: boolean }) {
  const navigate = useNavigate();
  const Icon = destination.icon;
  const isFromLog = activePath(useLocation().pathname) === LOG.path;
  useShortcut(
    destination.keys,
    destination.name,
    () => navigate(linkTo(destination, Date.now()), { state: { isFromLog } }),
    destination.keys !== "",
    { group: "screens" },
  );

  /** The timestamp is the click's, not the page's. */
  function open(event: MouseEvent) {
    if (event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    navigate(linkTo(destination, Date.now()));
  }

  return (
    <li>
      <Hint
        text={destination.keys ? `${destination.name} (${destination.keys})` : destination.name}
        side="right"
      >
        <Link
          to={linkTo(destination, Date.now())}
          onClick={open}
          aria-label={destination.name}
          aria-current={isActive ? "page" : undefined}
          aria-keyshortcuts={destination.keys.replace(" ", "+") || undefined}
          className={`${styles.item} stack`}
        >
          <Icon size={20} />
          <span className={styles.short} data-short={destination.short} />
        </Link>
      </Hint>
    </li>
  );
}

/**
 * The focus that a closing dialog gives back comes from nowhere, or from the screen that came
 * meanwhile and took it: a tooltip would only be in the way then.
 */
function isGivenBack({ relatedTarget }: FocusEvent): boolean {
  return relatedTarget === null || relatedTarget === document.getElementById("work");
}

function FeedbackButton({ dialog: Dialog }: { dialog: RailDialog }) {
  const [open, setOpen] = useState(false);
  useShortcut("Alt F", "Feedback", () => setOpen(true), true, { group: "anywhere" });
  return (
    <>
      <Hint text="Feedback (Alt F)" side="right" isFocusSilent={isGivenBack}>
        <button
          type="button"
          className={`${styles.item} ${styles.tool} ${styles.feedback} stack`}
          onClick={() => setOpen(true)}
          aria-label="Feedback"
          aria-haspopup="dialog"
          aria-keyshortcuts="Alt+F"
        >
          <MessageSquareText size={20} />
          <span className={styles.short} data-short="Feedback" />
        </button>
      </Hint>
      <Dialog open={open} onClose={() => setOpen(false)} />
    </>
  );
}

function ThemeButton() {
  useSignals();
  useShortcut("Alt T", "Change the theme", nextTheme, true, { group: "anywhere" });
  const Icon = THEME_ICONS[theme.value];
  return (
    <Hint text={`Theme: ${THEME_LABELS[theme.value]} (Alt T)`} side="right">
      <button
        type="button"
        className={`${styles.item} ${styles.tool} ${styles.theme} stack`}
        onClick={nextTheme}
        aria-label={`Theme: ${THEME_LABELS[theme.value]}`}
        aria-keyshortcuts="Alt+T"
      >
        <Icon size={20} />
        <span className={styles.short} data-short={THEME_LABELS[theme.value]} />
      </button>
    </Hint>
  );
}

const ALL_KEYS = "Show all keys";

function KeysButton() {
  const [open, setOpen] = useState(false);
  const [overDialog, setOverDialog] = useState(false);
  function show() {
    setOverDialog(isDialogOpen());
    setOpen(true);
  }
  const toggle = () => (open ? setOpen(false) : show());
  useShortcut("F1", ALL_KEYS, toggle, true, { inDialogs: true, group: "anywhere" });
  useShortcut("Ctrl /", ALL_KEYS, toggle, true, { inDialogs: true, group: "anywhere" });
  useShortcut("?", ALL_KEYS, show, true, { group: "anywhere" });
  return (
    <>
      <Hint text="Keyboard shortcuts (F1)" side="right" isFocusSilent={isGivenBack}>
        <button
          type="button"
          className={`${styles.item} ${styles.keys} stack`}
          onClick={show}
          aria-label="Keyboard shortcuts"
          aria-keyshortcuts="F1 Control+/"
        >
          ?
        </button>
      </Hint>
      <ShortcutSheet open={open} overDialog={overDialog} onClose={() => setOpen(false)} />
    </>
  );
}
