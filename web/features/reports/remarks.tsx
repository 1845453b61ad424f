import { FREE_TEXT_LIMIT } from "../../domain/fields/text-field";
import { TextArea } from "../../ui/field";
import { Panel } from "../../ui/panel";

interface Props {
  value: string;
  onChange(freeText: string): void;
}

/** What the form has no field for: the message's REMARKS. */
export function Remarks({ value, onChange }: Props) {
  return (
    <Panel>
      <TextArea
        label="Free text"
        value={value}
        limit={FREE_TEXT_LIMIT}
        plain
        onChange={(event) => onChange(event.currentTarget.value)}
      />
    </Panel>
  );
}
