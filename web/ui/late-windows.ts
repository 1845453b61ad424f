/** What `windows.ts` fetches. */
export { ConfirmWindow, DialogWindow } from "./dialog-window";
export { HintWindow } from "./hint-window";
export { MenuWindow } from "./menu-window";
export { ToastWindow } from "./toast-window";
