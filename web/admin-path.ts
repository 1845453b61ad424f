/** Whether a path is the administrator's: every path that begins with /admin (specification 1 §2). */
export function isAdminPath(path: string): boolean {
  return path.startsWith("/admin");
}
