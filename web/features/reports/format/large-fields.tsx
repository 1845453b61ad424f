import type { ComponentProps } from "react";
import type { LargeFields } from "./format-entry";
import { FormatScreen } from "./format-screen";
import { PlatformField } from "./platform-field";
import { RowsField } from "./rows-field";

export const LARGE_FIELDS: LargeFields = { PlatformField, RowsField };

/** The form of a format that has some of them. */
export function LargeFormatScreen(props: ComponentProps<typeof FormatScreen>) {
  return <FormatScreen {...props} large={LARGE_FIELDS} />;
}
