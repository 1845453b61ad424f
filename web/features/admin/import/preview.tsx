import { formatCount } from "../../../domain/admin/statistics";
import type { PlatformChanges } from "../../../domain/platforms/import/platform-changes";
import { Table } from "../../../ui/table";
import styles from "./import.module.css";

/** More than these say nothing more; they are counted. */
const MOST_SHOWN = 200;

/** What an import would change. */
export function Preview({ changes: { added, replaced, unchanged } }: { changes: PlatformChanges }) {
  const rows = [
    ...added.map((platformId) => ({ platformId, what: "Added", fields: "" })),
    ...replaced.map(({ platformId, fields }) => ({
      platformId,
      what: "Replaced",
      fields: fields.join(", "),
    })),
  ];
  const shown = rows.slice(0, MOST_SHOWN);
  const hidden = rows.length - shown.length;
  return (
    <>
      <dl className={styles.counts}>
        <Count name="Added" count={added.length} />
        <Count name="Replaced" count={replaced.length} />
        <Count name="Unchanged" count={unchanged} />
      </dl>
      {rows.length === 0 ? (
        <p className={styles.text}>
          The platforms are there already, just as they are in the file.
        </p>
      ) : (
        <div className={styles.list}>
          <Table caption="What will change" dense>
            <thead>
              <tr>
                <th scope="col">Platform</th>
                <th scope="col">Change</th>
                <th scope="col">Fields that change</th>
              </tr>
            </thead>
            <tbody>
              {shown.map(({ platformId, what, fields }) => (
                <tr key={platformId}>
                  <th scope="row">{platformId}</th>
                  <td>{what}</td>
                  <td className={styles.words}>{fields || "–"}</td>
                </tr>
              ))}
            </tbody>
          </Table>
          {hidden > 0 && <p className={styles.text}>… and {formatCount(hidden)} more.</p>}
        </div>
      )}
    </>
  );
}

function Count({ name, count }: { name: string; count: number }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{formatCount(count)}</dd>
    </div>
  );
}
