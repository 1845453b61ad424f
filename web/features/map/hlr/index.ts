export { HlrViewer } from "./hlr-viewer";
