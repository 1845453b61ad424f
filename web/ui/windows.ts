import { latePart } from "./late";

/**
 * Dialogs, menus, tooltips and toasts, which come after the first screen as one file: where a dialog stands, the
 * toast that tells what became of it can be shown too, even if the server has gone meanwhile.
 */
export const windows = latePart(() => import("./late-windows"));
