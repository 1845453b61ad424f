import { expect, test } from "bun:test";
import { join } from "node:path";
import { openTestStore, TEST_TIME, temporaryFolder } from "../testing/app";
import { createAccess } from "./index";

const clocks = { clock: () => TEST_TIME, ticks: () => 0 };

test("another administrator's token ends the sessions that the old one opened", () => {
  using folder = temporaryFolder();
  const store = openTestStore(join(folder.path, "sightline.db"));
  const open = (adminToken: string) => createAccess({ store, adminToken, ...clocks }).sessions;
  const { token } = open("first-token").beginAdmin();
  expect(open("first-token").isAdmin(token)).toBeTrue();
  expect(open("second-token").isAdmin(token)).toBeFalse();
  expect(open("first-token").isAdmin(token)).toBeFalse();
  store.close();
});
