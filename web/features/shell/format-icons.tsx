import { FileText, type LucideIcon, type LucideProps } from "lucide-react";
import * as named from "./named-icons";

const ICONS: Readonly<Record<string, LucideIcon>> = named;

/** The icon of a name as Lucide has it in lists, e.g. "map-pin"; any other is a sheet of paper. */
export function FormatIcon({ name, ...props }: LucideProps & { name: string }) {
  const inCode = name.replaceAll(/(?:^|-)(.)/g, (_, first: string) => first.toUpperCase());
  const Icon = ICONS[inCode] ?? FileText;
  return <Icon {...props} />;
}
