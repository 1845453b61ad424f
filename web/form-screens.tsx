import { NavigationType, useLocation, useNavigationType } from "react-router-dom";
import type { Format } from "./domain/formats/format";
import { pagePart } from "./lib/page-part";
import { lateComponent } from "./ui/late";

/** Fetches the screen of every format. */
export const loadForms = () => import("./features/reports/format");

const Screen = lateComponent(async () => (await loadForms()).FormatScreen);

/** Fetches what shows the form of a format before it is offered. */
export const loadFormatPreview = pagePart(async () => (await loadForms()).FormatPreview);

/** A format's form, reopened each time that it is navigated to. */
export function FormScreen({ format }: { format: Format }) {
  const { key } = useLocation();
  const isReturn = useNavigationType() === NavigationType.Pop;
  return <Screen key={`${format.id} ${key}`} format={format} isReturn={isReturn} />;
}
