import { latePart } from "./late";

/**
 * Dialogs, tooltips and toasts, which come after the first screen as one file: where a dialog stands, the toast that
 * tells what became of it can be shown too, though the server has gone meanwhile.
 */
export const windows = latePart(() => import("./late-windows"));
