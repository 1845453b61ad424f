import { expect, test } from "bun:test";
import { NoCameraError, NoPartError, whyNoCamera } from "./code-camera";

const refused = (name: string) => new DOMException("", name);
/** WebKit's are no DOMException. */
const ofWebKit = Object.assign(new Error(), { name: "OverconstrainedError" });

test.each<[unknown, string]>([
  [new NoCameraError(), "The browser does not allow the camera at this address."],
  [new NoPartError(), "Check that Sightline is running"],
  [refused("NotAllowedError"), "The browser blocked the camera. Allow it for this page"],
  [refused("NotFoundError"), "There is no camera."],
  [ofWebKit, "There is no camera."],
  [refused("NotReadableError"), "another program may be using it"],
  [refused("AbortError"), "another program may be using it"],
  [new Error("something else"), "The browser found no camera that it can use."],
  ["no error at all", "The browser found no camera that it can use."],
])("%p says %p", (error, said) => {
  expect(whyNoCamera(error)).toContain(said);
});
