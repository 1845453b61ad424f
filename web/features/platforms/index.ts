export { PlatformSearch } from "./platform-search";
