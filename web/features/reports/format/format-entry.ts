import type { ComponentType, ReactNode } from "react";
import type { FormatDefinition } from "../../../domain/formats/definition";
import type { Entries, FieldOf, FormatField, FormatForm } from "../../../domain/formats/format";
import type { FormatFields } from "../../../domain/formats/format-fields";
import type { ReportedPlatform } from "../../../domain/reports/sighting";
import type { PlatformRecord } from "../sighting/sighted-platform";

/** What the application knows of platforms. */
export interface Platforms {
  /** What the database has of one; null for one that it does not hold. */
  recordOf(platform: ReportedPlatform): PlatformRecord | null;
  /** Leads to the search for the platform of a field. */
  onChoose(field: FieldOf<"platform">): void;
}

/** What shows the fields that few formats have, and that are as much script as all others together. */
export interface LargeFields {
  PlatformField: ComponentType<{ field: FieldOf<"platform">; entry: FormatEntry }>;
  RowsField: ComponentType<{
    field: FieldOf<"rows">;
    entry: FormatEntry;
    /** A field of a row that is no grid. */
    control(field: FormatField, row: FormatEntry): ReactNode;
  }>;
}

/** A form that is being filled, or one row of it, as its fields see it. */
export interface FormatEntry {
  definition: FormatDefinition;
  /** The definition's, or those of a row. */
  fields: FormatFields;
  form: FormatForm;
  /** Unchanged since its copy. */
  isSent: boolean;
  platforms: Platforms;
  /** Null in a format that has none of them. */
  large: LargeFields | null;
  change(part: Entries): void;
  /** For results that arrive late: applied to the form as it is then. */
  update(change: (form: FormatForm) => FormatForm): void;
}
