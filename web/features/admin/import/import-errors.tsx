import { isWholeFile, type ListErrors } from "../../../domain/platforms/import/import-error-text";
import { Table } from "../../../ui/table";
import styles from "./import.module.css";

/** What is wrong with a file, row by row; nothing where its summary has said it all. */
export function ImportErrors({ list }: { list: ListErrors }) {
  if (isWholeFile(list)) return null;
  return (
    <div className={styles.list}>
      <Table caption="Faults in the file" dense>
        <thead>
          <tr>
            <th scope="col" data-number>
              Row
            </th>
            <th scope="col">Field</th>
            <th scope="col">What is wrong</th>
          </tr>
        </thead>
        <tbody>
          {list.errors.map(({ row, field, message }) => (
            <tr key={`${row} ${field} ${message}`}>
              <td data-number>{row}</td>
              <td>{field}</td>
              <td className={styles.words}>{message}</td>
            </tr>
          ))}
        </tbody>
      </Table>
    </div>
  );
}
