import { useCombobox } from "downshift";
import type { Map as LeafletMap } from "leaflet";
import { Search } from "lucide-react";
import { type KeyboardEvent, useEffect, useEffectEvent, useRef, useState } from "react";
import type { LatLng } from "../../../domain/grid/geodesy";
import suggestStyles from "../../../ui/suggest-field.module.css";
import { findPlaces, isSearched, type Target, typedTarget } from "./find-places";
import styles from "./jump-box.module.css";
import { DEFAULT_CENTER, showAt } from "./map-view";
import { keepShown, wrapped } from "./place";

/** A pause of this length in typing is worth a question. */
const SETTLE_MS = 150;

/** Moves the map to a grid, whole or in part, to a latitude and longitude, or to a place by its name. */
export function JumpBox({ map }: { map: LeafletMap | null }) {
  const [typed, setTyped] = useState("");
  const [isWaiting, setWaiting] = useState(false);
  const near = () => (map ? wrapped(map.getCenter()) : DEFAULT_CENTER);
  const found = useFound(typed, near);
  const grid = typedTarget(typed, near());
  const items = grid ? [grid] : (found?.targets ?? []);
  const box = useCombobox({
    items,
    inputValue: typed,
    selectedItem: null,
    itemToString: (item) => item?.name ?? "",
  });
  const input = useRef<HTMLInputElement>(null);
  useKeyToBox(map, input);
  const isOpen = box.isOpen && items.length > 0;
  const note = grid ? "" : (found?.note ?? "");

  function goTo({ name, at, zoom, digits }: Target) {
    box.closeMenu();
    setTyped(name);
    setWaiting(false);
    if (!map) return;
    keepShown(map, { center: at, zoom, digits });
    showAt(map, at, zoom);
  }

  // Enter came before the answer.
  const first = found?.targets[0];
  useEffect(() => {
    if (!isWaiting || !found) return;
    setWaiting(false);
    if (first) goTo(first);
  });

  function onKeyDown(event: KeyboardEvent<HTMLInputElement>) {
    if (event.key !== "Enter") return;
    event.preventDefault();
    Object.assign(event.nativeEvent, { preventDownshiftDefault: true });
    const chosen = (isOpen ? items[box.highlightedIndex] : undefined) ?? items[0];
    if (chosen) goTo(chosen);
    else setWaiting(true);
  }

  function onChange(next: string) {
    setTyped(next);
    setWaiting(false);
  }

  return (
    <div className={styles.wrap}>
      <Search size={16} className={styles.icon} aria-hidden="true" />
      <input
        {...box.getInputProps({
          ref: input,
          title: "Go to (/)",
          "aria-keyshortcuts": "/",
          placeholder: "Go to grid or place",
          autoComplete: "off",
          spellCheck: false,
          maxLength: 60,
          className: styles.input,
          onKeyDown,
          // Synchronously, so that the caret stays where the operator types.
          onChange: (event) => onChange(event.currentTarget.value),
          "aria-expanded": isOpen,
          "aria-label": "Go to grid or place",
          "aria-labelledby": undefined,
        })}
      />
      <ul
        {...box.getMenuProps({
          className: suggestStyles.list,
          hidden: !isOpen,
          "aria-label": "Suggestions",
          "aria-labelledby": undefined,
        })}
      >
        {isOpen &&
          items.map((item, index) => (
            <li
              key={item.key}
              {...box.getItemProps({ item, index, onClick: () => goTo(item) })}
              className={styles.item}
              data-highlighted={box.highlightedIndex === index ? true : undefined}
            >
              <span className="cut">{item.name}</span>
              <span className={`${styles.detail} quiet`}>{item.detail}</span>
            </li>
          ))}
      </ul>
      <p className={`${styles.note} quiet`} role="status">
        {note}
      </p>
    </div>
  );
}

/** On the map, a slash focuses the box, and a digit starts a grid in it. */
function useKeyToBox(map: LeafletMap | null, box: { current: HTMLInputElement | null }): void {
  useEffect(() => {
    const element = map?.getContainer();
    if (!element) return;
    const onKey = (event: globalThis.KeyboardEvent) => {
      const isPlain = !event.altKey && !event.ctrlKey && !event.metaKey;
      if (event.target !== element || !isPlain || !/^[\d/]$/.test(event.key)) return;
      if (event.key === "/") event.preventDefault();
      // What the key writes goes where the focus is then.
      box.current?.focus();
      box.current?.select();
    };
    element.addEventListener("keydown", onKey);
    return () => element.removeEventListener("keydown", onKey);
  }, [map, box]);
}

interface Found {
  targets: Target[];
  /** Why there are none, in words for the operator; "" where there are some, or none were asked for. */
  note: string;
}

/** The places of what is typed, once the typing pauses; null until then. */
function useFound(typed: string, near: () => LatLng): Found | null {
  const centre = useEffectEvent(near);
  const [found, setFound] = useState<(Found & { typed: string }) | null>(null);
  useEffect(() => {
    const leave = new AbortController();
    const timer = setTimeout(async () => {
      const next = await find(typed, centre(), leave.signal);
      if (!leave.signal.aborted) setFound({ typed, ...next });
    }, SETTLE_MS);
    return () => {
      clearTimeout(timer);
      leave.abort();
    };
  }, [typed]);
  return found?.typed === typed ? found : null;
}

async function find(typed: string, near: LatLng, signal: AbortSignal): Promise<Found> {
  const isAsked = isSearched(typed) && typedTarget(typed, near) === null;
  if (!isAsked) return { targets: [], note: "" };
  try {
    const targets = await findPlaces(typed, near, signal);
    return { targets, note: targets.length === 0 ? "Nothing found" : "" };
  } catch (error) {
    if (!signal.aborted) console.warn("places:", error);
    return { targets: [], note: "Place search is unavailable. Type a full grid." };
  }
}
