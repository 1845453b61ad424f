import { signal } from "@preact/signals-react";

/** Whether the command palette is open. */
export const areCommandsOpen = signal(false);

export const openCommands = (): void => {
  areCommandsOpen.value = true;
};

export const closeCommands = (): void => {
  areCommandsOpen.value = false;
};
