/** The name of a downloaded file: `sightline-reports-20261120-123000Z.txt`, in UTC. */
export function stampedName(
  what: "reports" | "archive" | "messages" | "backup" | "visitor",
  at: Date,
  extension = "txt",
): string {
  const [day = "", time = ""] = at.toISOString().split(/[T.]/);
  return `sightline-${what}-${day.replaceAll("-", "")}-${time.replaceAll(":", "")}Z.${extension}`;
}
