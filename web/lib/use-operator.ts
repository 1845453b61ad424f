import { useSignals } from "@preact/signals-react/runtime";
import type { Profile } from "../domain/sign-in/profile";
import { profile } from "./session";

/** The signed-in operator, or null. */
export function useOperator(): Profile | null {
  useSignals();
  return profile.value;
}
