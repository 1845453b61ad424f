/** The line as a part of the page of its own: it comes after the search that it is typed in. */
export { CopiedLineView } from "./copied-line";
export { lineReport, newLineSession, readReportLine } from "./line-report";
export { LineView } from "./line-view";
