import { FileText, type LucideProps } from "lucide-react";
import type { ComponentType } from "react";
import { lateComponent } from "../../ui/late";

type NamedIcon = ComponentType<LucideProps & { name: string }>;

/** A placeholder for an icon that is loading or cannot be loaded. */
const Sheet: NamedIcon = ({ name: _, ...props }) => <FileText {...props} />;

// Most units never see one of them.
const FormatIcon = lateComponent(async (): Promise<NamedIcon> => {
  try {
    return (await import("./format-icons")).FormatIcon;
  } catch (error) {
    console.warn("icons:", error);
    return Sheet;
  }
}, Sheet);

const made = new Map<string, ComponentType<LucideProps>>();

/** An icon that is fetched when it is first shown: one and the same component for a name. */
export function lateIcon(name: string): ComponentType<LucideProps> {
  const icon = made.get(name) ?? ((props: LucideProps) => <FormatIcon name={name} {...props} />);
  made.set(name, icon);
  return icon;
}
