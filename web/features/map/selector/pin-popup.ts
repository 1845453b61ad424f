import { EFFECT_LABELS, EFFECTS, type Effect } from "../../../domain/reports/grid-row";
import styles from "./selector.module.css";

/** The keys that set what became of the chosen pin. */
export const EFFECT_KEYS: Record<Effect, string> = { present: "P", "m-kill": "M", "k-kill": "K" };

interface Shown {
  id: number;
  grid: string;
  /** Null where it is not set now, and the pin can be deleted. */
  effect: Effect | null;
}

interface Actions {
  remove(): void;
  setEffect(effect: Effect): void;
}

/** A pin's popup: its number, its grid and, depending on the mode, its actions. DOM nodes, because of the policy. */
export function pinPopup({ id, grid, effect }: Shown, actions: Actions): HTMLElement {
  const popup = make("div", styles.popup);
  // Takes the focus before Delete, which a second Enter would press.
  if (effect === null) {
    popup.tabIndex = -1;
    popup.setAttribute("role", "group");
    popup.setAttribute("aria-label", `Pin ${id}, ${grid}`);
  }
  popup.append(
    make("p", styles.popupName, `Pin ${id}`),
    make("p", styles.popupGrid, grid),
    effect === null ? makeDelete(actions) : makeEffects(id, effect, actions),
  );
  return popup;
}

function make(tag: string, className = "", text = ""): HTMLElement {
  const element = document.createElement(tag);
  element.className = className;
  element.textContent = text;
  return element;
}

function makeDelete({ remove }: Actions): HTMLElement {
  const button = document.createElement("button");
  button.type = "button";
  button.className = styles.popupButton ?? "";
  button.textContent = "Delete";
  // The second tap of two may fall on it, where the map has moved to make room for it.
  button.addEventListener("click", ({ detail }) => {
    if (detail <= 1) remove();
  });
  return button;
}

function makeEffects(id: number, chosen: Effect, { setEffect }: Actions): HTMLElement {
  const group = document.createElement("div");
  group.setAttribute("role", "radiogroup");
  group.setAttribute("aria-label", `Pin ${id}`);
  for (const effect of EFFECTS) {
    const label = make("label", styles.popupChoice);
    const radio = document.createElement("input");
    radio.type = "radio";
    radio.name = `pin-${id}-effect`;
    radio.checked = effect === chosen;
    radio.setAttribute("aria-keyshortcuts", EFFECT_KEYS[effect]);
    radio.addEventListener("change", () => setEffect(effect));
    const key = make("kbd", styles.popupKey, EFFECT_KEYS[effect]);
    key.setAttribute("aria-hidden", "true");
    label.append(radio, EFFECT_LABELS[effect], key);
    group.append(label);
  }
  return group;
}
