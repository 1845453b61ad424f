import {
  NavigationType,
  useLocation,
  useNavigate,
  useNavigationType,
  useSearchParams,
} from "react-router-dom";
import type { FieldOf, Format } from "./domain/formats/format";
import { usePlatformRecords } from "./platform-record";
import { lateComponent } from "./ui/late";

const Screen = lateComponent(
  async () => (await import("./features/reports/format/format-screen")).FormatScreen,
);
const LargeScreen = lateComponent(
  async () => (await import("./features/reports/format")).LargeFormatScreen,
);
const PlatformChoice = lateComponent(async () => (await import("./parts/desk")).PlatformChoice);

/** Names the field whose platform is searched. */
const PLATFORM = "platform";
/** The form comes back from there with its report. */
const BACK = { isBack: true };

/** A format's form, reopened each time that it is navigated to; or the search for its platform. */
export function FormScreen({ format }: { format: Format }) {
  const { key, pathname, state } = useLocation();
  const isReturn = useNavigationType() === NavigationType.Pop || state?.isBack === true;
  const navigate = useNavigate();
  const [search] = useSearchParams();
  const fields = format.panels.flatMap((panel) => panel.fields);
  const seen = fields.find((field): field is FieldOf<"platform"> => field.kind === "platform");
  const isLarge = seen !== undefined || fields.some(({ kind }) => kind === "rows");
  const { recordOf, detail } = usePlatformRecords(seen !== undefined);
  if (seen && search.has(PLATFORM)) {
    return (
      <PlatformChoice
        format={format}
        field={seen}
        onDone={() => navigate(pathname, { replace: true, state: BACK })}
      />
    );
  }
  const View = isLarge ? LargeScreen : Screen;
  return (
    <>
      <View
        key={`${format.id} ${key}`}
        format={format}
        isReturn={isReturn}
        platforms={{ recordOf, onChoose: () => navigate(`${pathname}?${PLATFORM}`) }}
      />
      {detail}
    </>
  );
}
