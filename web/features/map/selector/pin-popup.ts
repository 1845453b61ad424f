import { formatGrid } from "../../../domain/grid/grid";
import { EFFECT_LABELS, EFFECTS } from "../../../domain/reports/grid-row";
import type { Pin } from "../../../domain/reports/sighting-map";
import type { PinHandlers } from "./pin-marker";
import styles from "./selector.module.css";

/** What a pin's popup holds: its grid and, by mode, what can be done with it. DOM nodes, for the policy. */
export function makePinPopup(pin: Pin, isBda: boolean, handlers: PinHandlers): HTMLElement {
  const popup = document.createElement("div");
  popup.className = styles.popup ?? "";
  const grid = document.createElement("p");
  grid.className = styles.popupGrid ?? "";
  grid.textContent = formatGrid(pin.mgrsCoord.slice(0, 5), pin.mgrsCoord.slice(5));
  popup.append(grid, isBda ? makeEffects(pin, handlers) : makeDelete(pin, handlers));
  return popup;
}

function makeDelete(pin: Pin, handlers: PinHandlers): HTMLElement {
  const button = document.createElement("button");
  button.type = "button";
  button.className = styles.popupButton ?? "";
  button.textContent = "Delete";
  button.addEventListener("click", () => handlers.remove(pin.id));
  return button;
}

function makeEffects(pin: Pin, handlers: PinHandlers): HTMLElement {
  const group = document.createElement("div");
  group.setAttribute("role", "radiogroup");
  group.setAttribute("aria-label", `Pin ${pin.id}`);
  for (const effect of EFFECTS) {
    const label = document.createElement("label");
    label.className = styles.popupChoice ?? "";
    const radio = document.createElement("input");
    radio.type = "radio";
    radio.name = `pin-${pin.id}-effect`;
    radio.checked = pin.bdaStatus === effect;
    radio.addEventListener("change", () => handlers.setEffect(pin.id, effect));
    label.append(radio, EFFECT_LABELS[effect]);
    group.append(label);
  }
  return group;
}
