import { expect, test } from "bun:test";
import { TEST_PLATFORMS } from "../../web/domain/test-data/forms";
import { PLATFORMS } from "./index";

test.each(TEST_PLATFORMS.map((platform) => [platform.platformId, platform] as const))(
  "test reports name %s as the database does",
  (platformId, { aka, category, gridUnit }) => {
    const record = PLATFORMS.find((each) => each.platformId === platformId);
    expect(record).toMatchObject({ aka, category, gridUnit });
  },
);
