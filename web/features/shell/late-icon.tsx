import { FileText, type LucideProps } from "lucide-react";
import { type ComponentType, lazy, Suspense } from "react";

// Most units never see one of them. A sheet of paper stands in where they cannot be fetched.
const FormatIcon = lazy(() =>
  import("./format-icons").catch((error: unknown) => {
    console.warn("icons:", error);
    return {
      default: ({ name: _, ...props }: LucideProps & { name: string }) => <FileText {...props} />,
    };
  }),
);

const made = new Map<string, ComponentType<LucideProps>>();

/** An icon that is fetched when it is first shown: one and the same component for a name. */
export function lateIcon(name: string): ComponentType<LucideProps> {
  const icon =
    made.get(name) ??
    ((props: LucideProps) => (
      <Suspense fallback={<FileText {...props} />}>
        <FormatIcon name={name} {...props} />
      </Suspense>
    ));
  made.set(name, icon);
  return icon;
}
