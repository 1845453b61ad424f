export { PlatformSearch, type TypedReport } from "./platform-search";
