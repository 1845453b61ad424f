import { Tabs as Radix } from "radix-ui";
import type { FocusEvent, ReactNode } from "react";
import styles from "./tabs.module.css";

interface Props<T extends string> {
  /** What the tabs divide; their list's name. */
  label: string;
  value: T;
  onChange(value: T): void;
  tabs: readonly { value: T; label: string; content: ReactNode }[];
}

/** Views of which one is shown. Arrows move between the tabs, Enter or Space opens one. */
export function Tabs<T extends string>({ label, value, onChange, tabs }: Props<T>) {
  function open(picked: string) {
    const tab = tabs.find((candidate) => candidate.value === picked);
    if (tab) onChange(tab.value);
  }
  return (
    // By hand, for each tab that is opened is a step that the browser's Back takes again.
    <Radix.Root value={value} onValueChange={open} activationMode="manual">
      <Radix.List aria-label={label} className={styles.list} onFocus={passOn}>
        {tabs.map((tab) => (
          <Radix.Trigger
            key={tab.value}
            value={tab.value}
            data-label={tab.label}
            className={styles.tab}
          >
            {tab.label}
          </Radix.Trigger>
        ))}
      </Radix.List>
      {tabs.map((tab) => (
        <Radix.Content key={tab.value} value={tab.value} className={styles.content}>
          {tab.content}
        </Radix.Content>
      ))}
    </Radix.Root>
  );
}

/** The list is no stop of its own. After a click on a tab Radix would once keep the focus on it. */
function passOn({ target, currentTarget }: FocusEvent<HTMLElement>): void {
  if (target !== currentTarget) return;
  currentTarget.querySelector<HTMLElement>("[data-state=active]")?.focus();
}
