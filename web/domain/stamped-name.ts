/** The name of a downloaded file: `sightline-reports-20261120-123000Z.txt`, in UTC; a TAK package's says no more. */
export function stampedName(
  what: "reports" | "archive" | "messages" | "backup" | "visitor" | null,
  at: Date,
  extension = "txt",
): string {
  const [day = "", time = ""] = at.toISOString().split(/[T.]/);
  const stamp = `${day.replaceAll("-", "")}-${time.replaceAll(":", "")}Z`;
  return `${["sightline", what, stamp].filter(Boolean).join("-")}.${extension}`;
}
