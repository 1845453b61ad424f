import type { ReactNode } from "react";

interface Props {
  /** By name; what is not known is null. */
  facts: Readonly<Record<string, ReactNode>>;
  className: string | undefined;
}

/** Values by name; their looks are the screen's own. */
export function Facts({ facts, className }: Props) {
  return (
    <dl className={className}>
      {Object.entries(facts).map(
        ([name, value]) =>
          value !== null && (
            <div key={name}>
              <dt className="muted">{name}</dt>
              <dd>{value}</dd>
            </div>
          ),
      )}
    </dl>
  );
}
