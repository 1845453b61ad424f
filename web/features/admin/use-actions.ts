import { useMemo } from "react";
import { cleanupText } from "../../domain/admin/cleanup-text";
import { errorText, isSignedOut } from "../../domain/admin/error-text";
import { formatCount } from "../../domain/admin/statistics";
import type { ExportFormat } from "../../domain/export/formats";
import type { Format } from "../../domain/formats/format";
import { leanList } from "../../domain/platforms/import/platform-changes";
import type { PlatformInput } from "../../domain/platforms/platform";
import { adminSession } from "../../lib/admin-session";
import { answered, answeredFile, api, ForeignAnswerError, sendFile } from "../../lib/api";
import { downloadFile } from "../../lib/download";
import { reloadPlatforms } from "../../lib/platforms";
import { loadFormats } from "../../lib/reports";
import { showToast } from "../../ui/toast";
import { type Admin, useAdmin } from "./admin-context";
import type { FormatState, JoinedLaptop, ListedPlatform, ReportsQuery } from "./api-types";
import { contentToDownload, downloadName, isOff } from "./formats/format-upload";

/** A list of 50,000 platforms, or an export of as many reports, takes longer than other calls. */
const LONG_CALL_MS = 120_000;

interface Action<T> {
  call(): Promise<T>;
  done: string;
  /** The description of the result, below `done`. */
  says(result: T): string;
  failed: string;
  /** Undoes it, from the toast. */
  undo?(result: T): void;
  /** Gets the reason, in addition to the toast. */
  onFailed?(error: unknown): void;
}

/** The administrator's actions. Each shows its outcome in a toast and returns whether it succeeded. */
export function useActions() {
  const admin = useAdmin();
  return useMemo(() => createActions(admin), [admin]);
}

function createActions(admin: Admin) {
  async function act<T>(action: Action<T>): Promise<boolean> {
    const { call, done, says, failed, undo, onFailed } = action;
    try {
      const result = await call();
      const offer = undo && { action: { label: "Undo", run: () => undo(result) } };
      showToast({ title: done, description: says(result), ...offer });
      return true;
    } catch (error) {
      if (tellFailure(failed, error)) onFailed?.(error);
      return false;
    } finally {
      await refreshAll(admin);
    }
  }

  // The client puts parts of a path together as they are.
  const userCalls = (email: string) => api.admin.users({ email: encodeURIComponent(email) });
  const blockedCalls = (address: string) =>
    api.admin.blocked({ address: encodeURIComponent(address) });
  const formatCalls = (id: string) => api.admin.formats({ id: encodeURIComponent(id) });
  const platformCalls = (platformId: string) =>
    api.admin.vehicles({ platformId: encodeURIComponent(platformId) });
  /** The platforms of this browser are those that are offered now. */
  const listChanged = async <T>(call: Promise<T>): Promise<T> => {
    const answer = await call;
    await reloadPlatforms();
    return answer;
  };
  /** Offers the change in this browser as well. */
  const changed = async <T>(call: Promise<T>): Promise<T> => {
    const answer = await call;
    // It is done; this page hears of it later, too.
    await loadFormats().catch((error: unknown) => console.warn("formats:", error));
    return answer;
  };

  const undoPlatform = ({ platformId, version }: Pick<ListedPlatform, "platformId" | "version">) =>
    act({
      call: () => {
        const headers = conditionOf(version);
        return listChanged(answered(platformCalls(platformId).undo.post({}, { headers })));
      },
      done: "Change Undone",
      says: () => `${platformId} is restored.`,
      failed: "Failed to Undo the Change",
    });

  return {
    revokeSessions: (email: string) =>
      act({
        call: () => answered(userCalls(email)["revoke-sessions"].post()),
        done: "Sessions Revoked",
        says: ({ revoked }) => `${plural(revoked, "session")} of ${email} ended.`,
        failed: "Failed to Revoke Sessions",
      }),
    resetLimits: (email: string) =>
      act({
        call: () => answered(userCalls(email)["reset-limits"].post()),
        done: "Limits Reset",
        says: () => `${email} can start sessions again.`,
        failed: "Failed to Reset Limits",
      }),
    unlock: (email: string) =>
      act({
        call: () => answered(userCalls(email).unlock.post()),
        done: "User Unlocked",
        says: () => `${email} can sign in again.`,
        failed: "Failed to Unlock User",
      }),
    deleteUser: (email: string) =>
      act({
        call: () => answered(userCalls(email).delete()),
        done: "User Deleted",
        says: () => `${email} and all their data have been deleted.`,
        failed: "Failed to Delete User",
      }),
    block: (address: string, onFailed: (error: unknown) => void) =>
      act({
        call: () => answered(blockedCalls(address).put()),
        done: "Blocked",
        says: (answer) =>
          `${answer.address} is blocked${answer.revoked > 0 ? `; ${plural(answer.revoked, "session")} ended` : ""}.`,
        failed: "Failed to Block",
        onFailed,
      }),
    unblock: (address: string) =>
      act({
        call: () => answered(blockedCalls(address).delete()),
        done: "Unblocked",
        says: () => `${address} is no longer blocked.`,
        failed: "Failed to Unblock",
      }),
    endOtherAdmins: () =>
      act({
        call: () => answered(api.admin["admin-sessions"]["end-others"].post()),
        done: "Sessions Ended",
        says: ({ ended }) => `${plural(ended, "session")} of administrators ended.`,
        failed: "Failed to End the Sessions",
      }),
    sendTestLetter: (to: string, onFailed: (error: unknown) => void) =>
      act({
        call: () => answered(api.admin["test-letter"].post({ to })),
        done: "Test Letter Sent",
        says: () => `The mail server has accepted the letter to ${to}.`,
        failed: "Failed to Send the Letter",
        onFailed,
      }),
    cleanUp: () =>
      act({
        call: () => answered(api.admin.cleanup.post()),
        done: "Cleanup Completed",
        says: ({ removed }) => cleanupText(removed),
        failed: "Cleanup Failed",
      }),
    /** @param platforms null for the built-in set */
    importPlatforms: (platforms: readonly PlatformInput[] | null) =>
      act({
        call: async () => {
          const signal = AbortSignal.timeout(LONG_CALL_MS);
          const body = platforms === null ? {} : { vehicles: leanList(platforms) };
          const answer = await answered(
            api.admin["import-vehicles"].post(body, { fetch: { signal } }),
          );
          await reloadPlatforms();
          return answer;
        },
        done: "Import Successful",
        says: ({ count }) => `${plural(count, "platform")} imported.`,
        failed: "Import Failed",
      }),
    /**
     * @param replaced whose place the format takes; null if it must take nobody's
     * @param onFailed gets the reason
     */
    keepFormat: (
      format: Format,
      replaced: FormatState | null,
      onFailed: (error: unknown) => void,
    ) =>
      act({
        call: () => {
          const headers = conditionOf(replaced?.version ?? null);
          return changed(answered(formatCalls(format.id).put(format, { headers })));
        },
        done: replaced ? "Format Replaced" : "Format Added",
        says: () =>
          replaced && isOff(replaced)
            ? `${format.title} is saved, and switched off.`
            : `${format.title} is offered to every operator.`,
        failed: replaced ? "Failed to Replace Format" : "Failed to Add Format",
        onFailed,
      }),
    switchFormat: ({ id, name }: FormatState, on: boolean) =>
      act({
        call: () => {
          const calls = formatCalls(id);
          return changed(answered(on ? calls.on.post() : calls.off.post()));
        },
        done: on ? "Format Switched On" : "Format Switched Off",
        says: () => (on ? `${name} is offered again.` : `${name} is no longer offered.`),
        failed: on ? "Failed to Switch On Format" : "Failed to Switch Off Format",
      }),
    deleteFormat: ({ id, name }: FormatState) =>
      act({
        call: () => changed(answered(formatCalls(id).delete())),
        done: "Format Deleted",
        says: () => `${name} has been deleted.`,
        failed: "Failed to Delete Format",
      }),
    switchPlatform: (platformId: string, on: boolean) =>
      act({
        call: () => {
          const calls = platformCalls(platformId);
          return listChanged(answered(on ? calls.on.post() : calls.off.post()));
        },
        done: on ? "Platform Switched On" : "Platform Switched Off",
        says: () =>
          on ? `${platformId} is offered again.` : `${platformId} is no longer offered.`,
        failed: on ? "Failed to Switch On Platform" : "Failed to Switch Off Platform",
      }),
    /**
     * @param replaced whose place it takes, as its author last saw it; null where it must take nobody's
     * @param onFailed is told why it was not kept
     */
    keepPlatform: (
      platform: PlatformInput,
      replaced: { version: string; isOn: boolean } | null,
      onFailed: (error: unknown) => void,
    ) =>
      act({
        call: () => {
          const headers = conditionOf(replaced?.version ?? null);
          return listChanged(
            answered(platformCalls(platform.platformId).put(platform, { headers })),
          );
        },
        done: replaced ? "Platform Saved" : "Platform Added",
        says: () =>
          replaced?.isOn === false
            ? `${platform.platformId} is saved but switched off.`
            : `${platform.platformId} is offered to operators.`,
        failed: replaced ? "Failed to Save Platform" : "Failed to Add Platform",
        undo: ({ version }) => void undoPlatform({ ...platform, version }),
        onFailed,
      }),
    undoPlatform,
    /** @param onFailed is told why it was not kept */
    keepPhoto: (platformId: string, content: Blob, onFailed: (error: unknown) => void) =>
      act({
        call: () => {
          const path = `/api/admin/vehicles/${encodeURIComponent(platformId)}/photo`;
          return listChanged(sendFile(path, content, AbortSignal.timeout(LONG_CALL_MS)));
        },
        done: "Photograph Saved",
        says: () => `Now shown for ${platformId}.`,
        failed: "Failed to Save Photograph",
        onFailed,
      }),
    removePhoto: (platformId: string) =>
      act({
        call: () => listChanged(answered(platformCalls(platformId).photo.delete())),
        done: "Photograph Removed",
        says: () => `The uploaded photograph of ${platformId} is gone.`,
        failed: "Failed to Remove Photograph",
      }),
    restorePlatform: (platformId: string) =>
      act({
        call: () => listChanged(answered(platformCalls(platformId).restore.post())),
        done: "Platform Restored",
        says: () => `${platformId} is back to the built-in version.`,
        failed: "Failed to Restore Platform",
      }),
    deletePlatform: (platformId: string) =>
      act({
        call: () => listChanged(answered(platformCalls(platformId).delete())),
        done: "Platform Deleted",
        says: () => `${platformId} has been deleted.`,
        failed: "Failed to Delete Platform",
      }),
    undoImport: () =>
      act({
        call: () => listChanged(answered(api.admin.vehicles["import-undo"].post())),
        done: "Import Undone",
        says: ({ platforms }) => `${plural(platforms, "platform")} put back.`,
        failed: "Failed to Undo the Import",
      }),
    removeLaptop: ({ id, name }: JoinedLaptop) =>
      act({
        call: () => answered(api.admin.network.laptops({ id }).delete()),
        done: "Laptop Removed",
        says: () => `Nothing more is taken from ${name}.`,
        failed: "Failed to Remove the Laptop",
      }),
    /** @param onFailed is told why it was not joined */
    joinHub: (code: string, name: string, onFailed: (error: unknown) => void) =>
      act({
        call: () => answered(api.admin.network.join.post({ code, name })),
        done: "Hub Joined",
        says: () => "Every saved report is sent there from now on.",
        failed: "Failed to Join",
        onFailed,
      }),
    leaveHub: () =>
      act({
        call: () => answered(api.admin.network.leave.post({})),
        done: "Hub Left",
        says: () => "Nothing more is sent.",
        failed: "Failed to Leave the Hub",
      }),
    feedbackDone: (id: number) =>
      act({
        call: () => answered(api.admin.feedback({ id: String(id) }).done.post()),
        done: "Feedback Done",
        says: () => "It stays in the list, marked as done.",
        failed: "Failed to Mark Feedback Done",
      }),
    /** Hands all the reports that a query finds to the browser as a file. */
    async exportReports(query: ReportsQuery, format: ExportFormat): Promise<void> {
      const { page: _, pageSize: __, ...filter } = query;
      const search = new URLSearchParams({ ...filter, format });
      await download(`/api/admin/reports/export?${search}`, "Failed to Export Reports");
    },
    async exportAudit(q: string): Promise<void> {
      const search = new URLSearchParams({ q });
      await download(`/api/admin/audit/export?${search}`, "Failed to Export the Audit");
    },
    /** Hands all that is kept of a visitor to the browser as a file. */
    exportVisitor: (email: string) =>
      download(
        `/api/admin/users/${encodeURIComponent(email)}/export`,
        "Failed to Export the History",
      ),
    /** Hands a backup to the browser as a file, however long a large database takes. */
    downloadBackup: () =>
      download("/api/admin/backup", "Failed to Download the Backup", new AbortController().signal),
    /** Hands the document to the browser as a file. Only a failure is said. */
    async downloadFormat({ id }: FormatState): Promise<void> {
      try {
        const content = await answered(formatCalls(id).get());
        downloadFile(downloadName(id), contentToDownload(content), "application/json");
      } catch (error) {
        tellFailure("Failed to Download Format", error);
      }
    },
  };
}

/** Lets the server save something only if what it replaces is unchanged. @param version null for nothing */
const conditionOf = (version: string | null): Record<string, string> =>
  version === null ? { "if-none-match": "*" } : { "if-match": `"${version}"` };

/** Shows in a toast why something failed. @returns false after a sign-out, which has shown its own message */
function tellFailure(failed: string, error: unknown): boolean {
  console.warn(`${failed}:`, error);
  if (isSignedOut(error)) return false;
  showToast({ title: failed, description: errorText(error), tone: "destructive" });
  return true;
}

/** Hands an export to the browser as a file, and says so. */
async function download(
  address: string,
  failed: string,
  signal = AbortSignal.timeout(LONG_CALL_MS),
): Promise<void> {
  try {
    const { name, content } = await answeredFile(address, signal);
    if (name === "") throw new ForeignAnswerError(content.type);
    if (downloadFile(name, content, content.type))
      showToast({ title: "Exported", description: name });
  } catch (error) {
    tellFailure(failed, error);
  }
}

const plural = (count: number, one: string) =>
  `${formatCount(count)} ${one}${count === 1 ? "" : "s"}`;

/** Reloads what is on the screen now; everything else when it is next shown. */
async function refreshAll(admin: Admin): Promise<void> {
  const { session, dashboard, users, analytics, formats, network, feedback, platforms, audit } =
    admin;
  if (adminSession.value?.sessionToken !== session.sessionToken) return;
  analytics.outdate();
  audit.outdate();
  const loaded = [users, formats, network, feedback, platforms].filter(
    (feed) => feed.state.value.data !== null,
  );
  await Promise.all([dashboard, ...loaded].map((feed) => feed.refresh()));
}
