/** What most forms do not need: few formats have a platform or rows, and the administrator alone sees a preview. */
export { FormatPreview } from "./format-preview";
export { LargeFormatScreen } from "./large-fields";
