import { modulesOf } from "./code-modules";
import styles from "./codes.module.css";

/** A text as a QR code, as large as there is room. */
export function CodeImage({ text, name }: { text: string; name: string }) {
  const rows = modulesOf(text);
  const path = rows
    .flatMap((row, y) => row.map((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : "")))
    .join("");
  return (
    <svg
      role="img"
      aria-label={name}
      className={styles.code}
      viewBox={`0 0 ${rows.length} ${rows.length}`}
      shapeRendering="crispEdges"
    >
      <rect className={styles.paper} width={rows.length} height={rows.length} />
      <path className={styles.modules} d={path} />
    </svg>
  );
}
