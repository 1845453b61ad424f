import { useSignals } from "@preact/signals-react/runtime";
import { TriangleAlert } from "lucide-react";
import { heardText, hubText } from "../../domain/network/network-text";
import { network } from "../../lib/network";
import styles from "./network-line.module.css";

/** Above them the log still begins in sight; the administrator's area has all. */
const MOST_SHOWN = 10;

/** How the laptops of the network stand, those with a problem first; nothing where there is no network. */
export function NetworkLine() {
  useSignals();
  const { laptops, hub } = network.value;
  const said = [
    ...(hub ? [{ id: "hub", ...hubText(hub) }] : []),
    ...(laptops ?? []).map((laptop) => ({ id: laptop.id, ...heardText(laptop) })),
  ].sort((one, other) => Number(other.isLate) - Number(one.isLate));
  if (said.length === 0) return null;
  const rest = said.slice(MOST_SHOWN);
  const late = rest.filter(({ isLate }) => isLate).length;
  return (
    <ul className={styles.line} aria-label="Network">
      {said.slice(0, MOST_SHOWN).map(({ id, text, isLate }) => (
        <li key={id} className={`${styles.laptop} quiet`} data-late={isLate || undefined}>
          {isLate && <TriangleAlert size={14} aria-label="Late" />}
          {text}
        </li>
      ))}
      {rest.length > 0 && (
        <li className={`${styles.laptop} quiet`}>
          and {rest.length} more{late > 0 && `, ${late} of them late`}
        </li>
      )}
    </ul>
  );
}
