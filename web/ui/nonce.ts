import { setNonce } from "get-nonce";

/** The nonce of this page's content security policy, which the server writes into the page's head. */
function cspNonce(): string {
  return document.querySelector<HTMLMetaElement>('meta[name="csp-nonce"]')?.content ?? "";
}

/** Lets the dialogs' scroll lock, which adds a style element, do so under the policy. */
export function allowLibraryStyles(): void {
  setNonce(cspNonce());
}
