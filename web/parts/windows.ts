/** What every area may open, the sign-in also: dialogs, menus, tooltips, toasts and the handbook. */
export * from "../features/handbook/handbook-screen";
export * from "../ui/late-windows";
