import { latePart } from "./late";

/**
 * Dialogs, menus, tooltips and toasts, loaded as one file after the first screen: if a dialog is open, the toast about
 * its outcome can be shown too, even if the server has gone away since.
 */
export const windows = latePart(() => import("./late-windows"));
