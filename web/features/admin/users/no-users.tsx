import { EmptyState } from "../../../ui/empty-state";

/** Stands where the table would: nobody has come yet, or nobody is found. */
export function NoUsers({ query }: { query: string }) {
  if (query !== "") {
    return (
      <EmptyState title={`No users found for "${query}"`}>
        <p>Each word is looked for in the address and in the status.</p>
      </EmptyState>
    );
  }
  return (
    <EmptyState title="No users yet">
      <p>
        Whoever asks this server for a verification code becomes a user. An account with a password
        becomes one when it first logs in.
      </p>
    </EmptyState>
  );
}
