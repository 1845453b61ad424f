import { useMemo } from "react";
import type { PlatformInput } from "../../domain/platform";
import { adminSession } from "../../lib/admin-session";
import { answered, api } from "../../lib/api";
import { reloadVehicles } from "../../lib/vehicles";
import { showToast } from "../../ui/toast";
import { type Admin, useAdmin } from "./admin-context";
import { figure } from "./rules/figures";
import { failureWords, isSignedOut } from "./rules/refusals";
import { removedWords } from "./rules/removed";
import { leanList } from "./rules/vehicle-changes";

/** A list of 50,000 platforms takes longer than other calls. */
const IMPORT_WITHIN_MS = 120_000;

interface Action<T> {
  call(): Promise<T>;
  done: string;
  /** What is said of the result, below `done`. */
  says(result: T): string;
  failed: string;
}

/** What an administrator can do. Each says in a toast how it went, and whether it did. */
export function useActions() {
  const admin = useAdmin();
  return useMemo(() => createActions(admin), [admin]);
}

function createActions(admin: Admin) {
  async function act<T>({ call, done, says, failed }: Action<T>): Promise<boolean> {
    try {
      const result = await call();
      showToast({ title: done, description: says(result) });
      return true;
    } catch (error) {
      console.warn(`${failed}:`, error);
      // Who is signed out is told so by the sign-out itself.
      if (!isSignedOut(error)) {
        showToast({ title: failed, description: failureWords(error), tone: "destructive" });
      }
      return false;
    } finally {
      await lookAgain(admin);
    }
  }

  // The client puts parts of a path together as they are.
  const userCalls = (email: string) => api.admin.users({ email: encodeURIComponent(email) });

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
        says: () => `${email} may begin sessions anew.`,
        failed: "Failed to Reset Limits",
      }),
    deleteUser: (email: string) =>
      act({
        call: () => answered(userCalls(email).delete()),
        done: "User Deleted",
        says: () => `${email} and all their data are gone.`,
        failed: "Failed to Delete User",
      }),
    cleanUp: () =>
      act({
        call: () => answered(api.admin.cleanup.post()),
        done: "Cleanup Completed",
        says: ({ removed }) => removedWords(removed),
        failed: "Cleanup Failed",
      }),
    /** @param vehicles null for the built-in set */
    importVehicles: (vehicles: readonly PlatformInput[] | null) =>
      act({
        call: async () => {
          const signal = AbortSignal.timeout(IMPORT_WITHIN_MS);
          const body = vehicles === null ? {} : { vehicles: leanList(vehicles) };
          const answer = await answered(
            api.admin["import-vehicles"].post(body, { fetch: { signal } }),
          );
          await reloadVehicles();
          return answer;
        },
        done: "Import Successful",
        says: ({ count }) => `${plural(count, "platform")} imported.`,
        failed: "Import Failed",
      }),
  };
}

const plural = (count: number, one: string) => `${figure(count)} ${one}${count === 1 ? "" : "s"}`;

/** What stands on the screen is asked for again; what does not, when it is next looked at. */
async function lookAgain({ session, dashboard, users, analytics }: Admin): Promise<void> {
  if (adminSession.value?.sessionToken !== session.sessionToken) return;
  analytics.outdate();
  const shown = users.state.value.data === null ? [dashboard] : [dashboard, users];
  await Promise.all(shown.map((feed) => feed.refresh()));
}
