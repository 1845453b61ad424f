import styles from "./codes.module.css";
import type { CodePart } from "./find-codes";

/** The empty margin that the standard requires (ISO/IEC 18004), in modules. */
const MARGIN = 4;

/** A text as a QR code, as large as there is room. */
export function CodeImage({ part, text, name }: { part: CodePart; text: string; name: string }) {
  const rows = part.encodeQR(text, "raw", { ecc: "medium", border: MARGIN });
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
