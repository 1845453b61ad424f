import { useSignals } from "@preact/signals-react/runtime";
import { Moon, Sun, SunMoon } from "lucide-react";
import { type MouseEvent, useState } from "react";
import { Link, useLocation, useNavigate } from "react-router-dom";
import { useShortcut } from "../../lib/shortcuts";
import { nextTheme, THEME_LABELS, theme } from "../../lib/theme";
import { Hint } from "../../ui/hint";
import { activePath, DESTINATIONS, type Destination, linkTo } from "./destinations";
import styles from "./rail.module.css";
import { ShortcutSheet } from "./shortcut-sheet";

/** The left navigation; on a phone it lies along the top. */
export function Rail() {
  return (
    <nav className={styles.rail} aria-label="Main">
      <ul className={styles.items}>
        {DESTINATIONS.map((destination) => (
          <RailLink key={destination.path} destination={destination} />
        ))}
      </ul>
      <ThemeButton />
      <KeysButton />
    </nav>
  );
}

function RailLink({ destination }: { destination: Destination }) {
  const { pathname } = useLocation();
  const navigate = useNavigate();
  const active = activePath(pathname) === destination.path;
  const Icon = destination.icon;
  useShortcut(destination.keys, destination.name, () => navigate(linkTo(destination, Date.now())));

  /** The timestamp is the click's, not the page's. */
  function open(event: MouseEvent) {
    if (event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    navigate(linkTo(destination, Date.now()));
  }

  return (
    <li>
      <Hint text={destination.name} side="right">
        <Link
          to={linkTo(destination, Date.now())}
          onClick={open}
          aria-label={destination.name}
          aria-current={active ? "page" : undefined}
          aria-keyshortcuts={destination.keys.replace(" ", "+")}
          className={styles.item}
        >
          <Icon size={20} aria-hidden="true" />
          <span className={styles.short} data-short={destination.short} />
        </Link>
      </Hint>
    </li>
  );
}

const THEME_ICONS = { day: Sun, dark: SunMoon, night: Moon };

function ThemeButton() {
  useSignals();
  useShortcut("Alt T", "Change the theme", nextTheme);
  const Icon = THEME_ICONS[theme.value];
  return (
    <Hint text={`Theme: ${THEME_LABELS[theme.value]} (Alt T)`} side="right">
      <button
        type="button"
        className={styles.item}
        onClick={nextTheme}
        aria-label={`Theme: ${THEME_LABELS[theme.value]}`}
      >
        <Icon size={20} aria-hidden="true" />
        <span className={styles.short} data-short={THEME_LABELS[theme.value]} />
      </button>
    </Hint>
  );
}

function KeysButton() {
  const [open, setOpen] = useState(false);
  useShortcut("?", "Show all keys", () => setOpen(true));
  return (
    <>
      <Hint text="Keyboard shortcuts (?)" side="right">
        <button
          type="button"
          className={`${styles.item} ${styles.keys}`}
          onClick={() => setOpen(true)}
          aria-label="Keyboard shortcuts"
        >
          ?
        </button>
      </Hint>
      <ShortcutSheet open={open} onClose={() => setOpen(false)} />
    </>
  );
}
