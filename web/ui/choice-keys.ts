import { latinKey } from "../domain/latin-key";

const STEPS: Record<string, number> = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 };

interface Pressed {
  key: string;
  code: string;
  ctrlKey: boolean;
  altKey: boolean;
  metaKey: boolean;
}

/**
 * Which of a row's choices a key selects; null if none. Arrows move to the next and wrap around; with nothing
 * selected they start at the first, or backwards at the last. A letter selects the next choice that begins with it.
 *
 * @param chosen the place of the choice that is made; -1 for none
 */
export function choiceByKey(
  { key, code, ctrlKey, altKey, metaKey }: Pressed,
  labels: readonly string[],
  chosen: number,
): number | null {
  if (ctrlKey || altKey || metaKey || labels.length === 0) return null;
  const step = STEPS[key];
  if (step !== undefined) {
    if (chosen < 0) return step > 0 ? 0 : labels.length - 1;
    return (chosen + step + labels.length) % labels.length;
  }
  if (!/^[\p{L}\p{N}]$/u.test(key)) return null;
  // A unit's own form may have labels of the same script.
  for (const letter of [key.toLowerCase(), latinKey({ key, code })]) {
    for (let on = 1; on <= labels.length; on += 1) {
      const place = (Math.max(chosen, -1) + on) % labels.length;
      if (labels[place]?.toLowerCase().startsWith(letter)) return place;
    }
  }
  return null;
}
