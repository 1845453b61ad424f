import { AdminArea } from "./features/admin/admin-area";
import { FormatPreview } from "./features/reports/format";
// Comes at once: in sum with this the parts share fewer files.
import "./ui/late-windows";

/** /admin: one file of the page, with the forms that a format's document gives. */
export const Admin = () => <AdminArea Preview={FormatPreview} />;
