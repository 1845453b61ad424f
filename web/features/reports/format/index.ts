export { FORMAT_KINDS, type FormatKind } from "./format-kind";
export { FormatScreen } from "./format-screen";
