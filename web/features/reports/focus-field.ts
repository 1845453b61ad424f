const CONTROL = "input, select, textarea, fieldset button, [role=radiogroup] input";

/** Focuses the first control of a form that is to be answered, scrolled to its top. */
export function focusFirst(work: HTMLElement | null): void {
  if (!work) return;
  // A focus that scrolled would take the heading away.
  work.closest("main")?.scrollTo({ top: 0 });
  const controls = [...work.querySelectorAll<HTMLElement>(CONTROL)];
  const first = controls.find((control) => control.closest("[data-answered]") === null);
  first?.focus({ preventScroll: true });
}

/** The element that a label of the form names: a group of fields, one field, or a group's field (`Grid 2 Altitude (ft)`). */
function named(work: HTMLElement, name: string): HTMLElement | null {
  for (const group of work.querySelectorAll<HTMLElement>("[aria-label], [aria-labelledby]")) {
    const labels = group.getAttribute("aria-labelledby");
    const text = labels
      ? document.getElementById(labels)?.textContent
      : group.getAttribute("aria-label");
    if (text === name) return group;
    if (text && name.startsWith(`${text} `)) {
      const field = labelled(group, name.slice(text.length + 1));
      if (field) return field;
    }
  }
  return labelled(work, name);
}

function labelled(within: HTMLElement, name: string): HTMLElement | null {
  const label = [...within.querySelectorAll("label")].find((each) => each.textContent === name);
  return label?.control ?? null;
}

/** Puts the focus where what is missing can be entered: the field, or the group's first unfilled one. */
export function focusField(work: HTMLElement | null, name: string): void {
  const found = work && named(work, name);
  if (!found) return;
  // Also after a click: the operator has not chosen the field and must find it.
  const seen = { focusVisible: true };
  if (found.matches(CONTROL)) {
    found.focus(seen);
    return;
  }
  const controls = [...found.querySelectorAll<HTMLElement>(CONTROL)];
  const empty = controls.find((control) => control instanceof HTMLInputElement && !control.value);
  (empty ?? controls[0])?.focus(seen);
}
