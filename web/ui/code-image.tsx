import styles from "./code-image.module.css";
import { modulesOf } from "./code-modules";

/** A text as a QR code, as large as its class makes it. */
export function CodeImage({
  text,
  name,
  className,
}: {
  text: string;
  name: string;
  className: string | undefined;
}) {
  const rows = modulesOf(text);
  const path = rows
    .flatMap((row, y) => row.map((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : "")))
    .join("");
  return (
    <svg
      role="img"
      aria-label={name}
      className={className}
      viewBox={`0 0 ${rows.length} ${rows.length}`}
      shapeRendering="crispEdges"
    >
      <rect className={styles.paper} width={rows.length} height={rows.length} />
      <path d={path} />
    </svg>
  );
}
