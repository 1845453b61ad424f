import { FileOutput } from "lucide-react";
import { EXPORT_FORMAT_NAMES, EXPORT_FORMATS, type ExportFormat } from "../domain/export/formats";
import { Menu } from "./menu";

interface Props {
  /** There is nothing to export. */
  disabled?: boolean;
  onExport(format: ExportFormat): void;
}

/** The file formats in which the shown reports can be exported. */
export function ExportMenu({ disabled = false, onExport }: Props) {
  return (
    <Menu
      label="Export"
      icon={FileOutput}
      disabled={disabled}
      items={EXPORT_FORMAT_NAMES.map((format) => ({
        label: EXPORT_FORMATS[format].label,
        run: () => onExport(format),
      }))}
    />
  );
}
