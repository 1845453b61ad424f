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
import { showFailure, showToast } from "../../ui/toast";
import { type Admin, useAdmin } from "./admin-context";
import type {
  FeedbackQuery,
  FormatState,
  JoinedLaptop,
  ListedPlatform,
  ReportsQuery,
} from "./api-types";
import { contentToDownload, downloadName, isOff } from "./formats/format-upload";

/** A list of 50,000 platforms, or an export of as many reports, takes longer than other calls. */
const LONG_CALL_MS = 120_000;

interface Action<T> {
  call(): Promise<T>;
  /** The description of the result. */
  says(result: T): string;
  /** Undoes it, from the toast. */
  undo?(result: T): void;
  /** Gets the reason, in addition to the toast. */
  onFailed?(error: unknown): void;
  /** Another may follow at once, before what is shown has been read again. */
  isOneOfMany?: boolean;
}

/** The administrator's actions. Each shows its outcome in a toast and returns whether it succeeded. */
export function useActions() {
  const admin = useAdmin();
  return useMemo(() => createActions(admin), [admin]);
}

function createActions(admin: Admin) {
  /** @param done what the toast is headed with, or @param failed where it was not done */
  async function act<T>(
    done: string,
    failed: string,
    { call, says, undo, onFailed, isOneOfMany = false }: Action<T>,
  ): Promise<boolean> {
    let isDone = false;
    try {
      const result = await call();
      const offer = undo && { action: { label: "Undo", run: () => undo(result) } };
      showToast({ title: done, description: says(result), ...offer });
      isDone = true;
    } catch (error) {
      if (tellFailure(failed, error)) onFailed?.(error);
    }
    const shown = refreshAll(admin);
    // What was refused is put right at once, too: a form that waits takes no Enter.
    if (isDone && !isOneOfMany) await shown;
    return isDone;
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
    act("Change Undone", "Failed to Undo the Change", {
      call: () => {
        const headers = conditionOf(version);
        return listChanged(answered(platformCalls(platformId).undo.post({}, { headers })));
      },
      says: () => `${platformId} is restored.`,
    });

  return {
    revokeSessions: (email: string) =>
      act("Sessions Revoked", "Failed to Revoke Sessions", {
        call: () => answered(userCalls(email)["revoke-sessions"].post()),
        says: ({ revoked }) => `${plural(revoked, "session")} of ${email} ended.`,
      }),
    resetLimits: (email: string) =>
      act("Limits Reset", "Failed to Reset Limits", {
        call: () => answered(userCalls(email)["reset-limits"].post()),
        says: () => `${email} can start sessions again.`,
      }),
    unlock: (email: string) =>
      act("User Unlocked", "Failed to Unlock User", {
        call: () => answered(userCalls(email).unlock.post()),
        says: () => `${email} can sign in again.`,
      }),
    deleteUser: (email: string) =>
      act("User Deleted", "Failed to Delete User", {
        call: () => answered(userCalls(email).delete()),
        says: () => `${email} and all their data have been deleted.`,
      }),
    block: (address: string, onFailed: (error: unknown) => void) =>
      act("Blocked", "Failed to Block", {
        call: () => answered(blockedCalls(address).put()),
        says: (answer) =>
          `${answer.address} is blocked${answer.revoked > 0 ? `; ${plural(answer.revoked, "session")} ended` : ""}.`,
        onFailed,
        isOneOfMany: true,
      }),
    unblock: (address: string) =>
      act("Unblocked", "Failed to Unblock", {
        call: () => answered(blockedCalls(address).delete()),
        says: () => `${address} is no longer blocked.`,
      }),
    endOtherAdmins: () =>
      act("Sessions Ended", "Failed to End the Sessions", {
        call: () => answered(api.admin["admin-sessions"]["end-others"].post()),
        says: ({ ended }) => `${plural(ended, "session")} of administrators ended.`,
      }),
    sendTestLetter: (to: string, onFailed: (error: unknown) => void) =>
      act("Test Letter Sent", "Failed to Send the Letter", {
        call: () => answered(api.admin["test-letter"].post({ to })),
        says: () => `The mail server has accepted the letter to ${to}.`,
        onFailed,
      }),
    cleanUp: () =>
      act("Cleanup Completed", "Cleanup Failed", {
        call: () => answered(api.admin.cleanup.post()),
        says: ({ removed }) => cleanupText(removed),
      }),
    /** @param platforms null for the built-in set */
    importPlatforms: (platforms: readonly PlatformInput[] | null) =>
      act("Import Successful", "Import Failed", {
        call: () => {
          const signal = AbortSignal.timeout(LONG_CALL_MS);
          const body = platforms === null ? {} : { vehicles: leanList(platforms) };
          const call = api.admin["import-vehicles"].post(body, { fetch: { signal } });
          return listChanged(answered(call));
        },
        says: ({ count }) => `${plural(count, "platform")} imported.`,
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
      act(
        replaced ? "Format Replaced" : "Format Added",
        replaced ? "Failed to Replace Format" : "Failed to Add Format",
        {
          call: () => {
            const headers = conditionOf(replaced?.version ?? null);
            return changed(answered(formatCalls(format.id).put(format, { headers })));
          },
          says: () =>
            replaced && isOff(replaced)
              ? `${format.title} is saved, and switched off.`
              : `${format.title} is offered to every operator.`,
          onFailed,
        },
      ),
    switchFormat: ({ id, name }: FormatState, on: boolean) =>
      act(`Format Switched ${onOff(on)}`, `Failed to Switch ${onOff(on)} Format`, {
        call: () => changed(answered(formatCalls(id)[on ? "on" : "off"].post())),
        says: () => offerText(name, on),
      }),
    deleteFormat: ({ id, name }: FormatState) =>
      act("Format Deleted", "Failed to Delete Format", {
        call: () => changed(answered(formatCalls(id).delete())),
        says: () => `${name} has been deleted.`,
      }),
    switchPlatform: (platformId: string, on: boolean) =>
      act(`Platform Switched ${onOff(on)}`, `Failed to Switch ${onOff(on)} Platform`, {
        call: () => listChanged(answered(platformCalls(platformId)[on ? "on" : "off"].post())),
        says: () => offerText(platformId, on),
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
      act(
        replaced ? "Platform Saved" : "Platform Added",
        replaced ? "Failed to Save Platform" : "Failed to Add Platform",
        {
          call: () => {
            const headers = conditionOf(replaced?.version ?? null);
            return listChanged(
              answered(platformCalls(platform.platformId).put(platform, { headers })),
            );
          },
          says: () =>
            replaced?.isOn === false
              ? `${platform.platformId} is saved but switched off.`
              : `${platform.platformId} is offered to operators.`,
          undo: ({ version }) => void undoPlatform({ ...platform, version }),
          onFailed,
        },
      ),
    undoPlatform,
    /** @param onFailed is told why it was not kept */
    keepPhoto: (platformId: string, content: Blob, onFailed: (error: unknown) => void) =>
      act("Photograph Saved", "Failed to Save Photograph", {
        call: () => {
          const path = `/api/admin/vehicles/${encodeURIComponent(platformId)}/photo`;
          return listChanged(sendFile(path, content, AbortSignal.timeout(LONG_CALL_MS)));
        },
        says: () => `Now shown for ${platformId}.`,
        onFailed,
      }),
    removePhoto: (platformId: string) =>
      act("Photograph Removed", "Failed to Remove Photograph", {
        call: () => listChanged(answered(platformCalls(platformId).photo.delete())),
        says: () => `The uploaded photograph of ${platformId} is gone.`,
      }),
    restorePlatform: (platformId: string) =>
      act("Platform Restored", "Failed to Restore Platform", {
        call: () => listChanged(answered(platformCalls(platformId).restore.post())),
        says: () => `${platformId} is back to the built-in version.`,
      }),
    deletePlatform: (platformId: string) =>
      act("Platform Deleted", "Failed to Delete Platform", {
        call: () => listChanged(answered(platformCalls(platformId).delete())),
        says: () => `${platformId} has been deleted.`,
      }),
    undoImport: () =>
      act("Import Undone", "Failed to Undo the Import", {
        call: () => listChanged(answered(api.admin.vehicles["import-undo"].post())),
        says: ({ platforms }) => `${plural(platforms, "platform")} put back.`,
      }),
    removeLaptop: ({ id, name }: JoinedLaptop) =>
      act("Laptop Removed", "Failed to Remove the Laptop", {
        call: () => answered(api.admin.network.laptops({ id }).delete()),
        says: () => `Nothing more is taken from ${name}.`,
      }),
    /** @param onFailed is told why it was not joined */
    joinHub: (code: string, name: string, onFailed: (error: unknown) => void) =>
      act("Hub Joined", "Failed to Join", {
        call: () => answered(api.admin.network.join.post({ code, name })),
        says: () => "Every saved report is sent there from now on.",
        onFailed,
      }),
    leaveHub: () =>
      act("Hub Left", "Failed to Leave the Hub", {
        call: () => answered(api.admin.network.leave.post({})),
        says: () => "Nothing more is sent.",
      }),
    feedbackDone: (id: number) =>
      act("Feedback Done", "Failed to Mark Feedback Done", {
        call: () => answered(api.admin.feedback({ id: String(id) }).done.post()),
        says: () => "It stays in the list, marked as done.",
      }),
    /** Hands all the reports that a query finds to the browser as a file. */
    async exportReports(query: ReportsQuery, format: ExportFormat): Promise<void> {
      const { page: _, pageSize: __, ...filter } = query;
      const search = new URLSearchParams({ ...filter, format });
      await download(`/api/admin/reports/export?${search}`, "Failed to Export Reports");
    },
    async exportFeedback({ q = "", state = "" }: FeedbackQuery): Promise<void> {
      const search = new URLSearchParams({ q, state });
      await download(`/api/admin/feedback/export?${search}`, "Failed to Export the Feedback");
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
  showFailure(failed, errorText(error));
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

const onOff = (on: boolean) => (on ? "On" : "Off");
const offerText = (name: string, on: boolean) =>
  `${name} is ${on ? "offered again" : "no longer offered"}.`;

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
