import { lazy } from "react";
import { NavigationType, useLocation, useNavigationType } from "react-router-dom";
import type { Format } from "./domain/formats/format";
import { pagePart } from "./lib/page-part";

/** Fetches the screen of every format. */
export async function loadForms() {
  const { FormatScreen } = await import("./features/reports/format");
  return { default: FormatScreen };
}

const Screen = lazy(loadForms);

/** Fetches what shows the form of a format before it is offered. */
export const loadFormatPreview = pagePart(async () => {
  const { FormatPreview } = await import("./features/reports/format");
  return FormatPreview;
});

/** A format's form, opened anew each time that it is navigated to. */
export function FormScreen({ format }: { format: Format }) {
  const { key } = useLocation();
  const isReturn = useNavigationType() === NavigationType.Pop;
  return <Screen key={`${format.id} ${key}`} format={format} isReturn={isReturn} />;
}
