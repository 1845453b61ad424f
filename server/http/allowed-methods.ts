/** A route as Elysia lists it, e.g. `POST /api/reports/save`. */
interface Route {
  method: string;
  path: string;
}

/**
 * The methods that a path takes, so that a wrong method can be told from a
 * wrong path. Wildcard routes do not count: they take every path.
 */
export function allowedMethods(routes: readonly Route[], path: string): string[] {
  const asked = segments(path);
  const allowed = routes.filter(
    (route) => !route.path.includes("*") && fits(segments(route.path), asked),
  );
  return [...new Set(allowed.map((route) => route.method))];
}

const segments = (path: string) => path.split("/").filter((segment) => segment !== "");

function fits(pattern: readonly string[], asked: readonly string[]): boolean {
  return (
    pattern.length === asked.length &&
    pattern.every((segment, at) => segment.startsWith(":") || segment === asked[at])
  );
}
