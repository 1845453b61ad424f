/** The token of a bearer authorization (RFC 6750), "" if there is none. */
export function bearerToken(request: Request): string {
  return (
    /^Bearer +([\w.~+/=-]{1,512})$/i.exec(request.headers.get("authorization") ?? "")?.[1] ?? ""
  );
}
