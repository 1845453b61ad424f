import { Elysia, t } from "elysia";
import type { Audit } from "../../access/audit";
import type { PhotoUploads } from "./uploads";

/** The administrator's hand on photographs of platforms. The gate lets nothing in without a token. */
export const adminPhotos = (uploads: PhotoUploads, audit: Audit) =>
  new Elysia({ prefix: "/api/admin/vehicles" })
    .put(
      "/:platformId/photo",
      async ({ params, body, headers }) => {
        await uploads.put(idIn(params), body, headers["content-type"] ?? "");
        audit.record("photo-kept", idIn(params));
        return { kept: true as const };
      },
      { response: { 200: t.Object({ kept: t.Literal(true) }) } },
    )
    .delete(
      "/:platformId/photo",
      ({ params }) => {
        uploads.remove(idIn(params));
        audit.record("photo-removed", idIn(params));
        return { removed: true as const };
      },
      { response: { 200: t.Object({ removed: t.Literal(true) }) } },
    );

/** The router has decoded it, and leaves it out where its escapes are broken. */
const idIn = ({ platformId }: { platformId?: string }) => platformId ?? "";
