import { Database } from "bun:sqlite";
import { Glob } from "bun";

interface SavedReport {
  client_id: string;
  report_type: string;
  content: string;
  call_sign: string | null;
  target_id: string | null;
  received: number;
}

/** The rows of a table of the server's database, in the order in which they came. */
export async function savedRows<Row>(folder: string, table: string): Promise<Row[]> {
  const [file] = await Array.fromAsync(new Glob("*.{db,sqlite}").scan(`${folder}/data`));
  using db = new Database(`${folder}/data/${file}`, { readonly: true });
  return db.query<Row, []>(`SELECT * FROM ${table} ORDER BY id`).all();
}

/** The reports that the server holds. */
export function savedReports(folder: string): Promise<SavedReport[]> {
  return savedRows<SavedReport>(folder, "reports");
}
