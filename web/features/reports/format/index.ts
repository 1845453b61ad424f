export { FormatScreen } from "./format-screen";
