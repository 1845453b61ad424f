import { expect, spyOn, test } from "bun:test";
import { downloadFile } from "./download";

test("a file that cannot be handed over is logged, and said to its caller", () => {
  const noRoom = new Error("no room");
  using _ = spyOn(URL, "createObjectURL").mockImplementation(() => {
    throw noRoom;
  });
  using warned = spyOn(console, "warn").mockImplementation(() => {});
  expect(downloadFile("reports.txt", "SIGHTING", "text/plain")).toBe(false);
  expect(warned).toHaveBeenCalledWith("download:", noRoom);
});
