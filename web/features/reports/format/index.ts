export { FormatPreview } from "./format-preview";
export { FormatScreen } from "./format-screen";
