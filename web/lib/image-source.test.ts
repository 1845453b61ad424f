import { expect, test } from "bun:test";
import { imageAlt, imageSource, isDrawing, marksSource } from "./image-source";

test("a silhouette comes in the theme's colours, whatever else its address says", () => {
  expect(imageSource("/images/platforms/1.svg?v=a1", "night")).toBe(
    "/images/platforms/1.svg?v=a1&theme=night",
  );
  expect(imageSource("/images/platforms/1.svg", "day")).toBe("/images/platforms/1.svg?theme=day");
});

test("a silhouette comes in white-hot as well", () => {
  expect(imageSource("/images/platforms/1.svg?v=a1", "thermal")).toBe(
    "/images/platforms/1.svg?v=a1&theme=thermal",
  );
});

test("what lights a silhouette lies beside it", () => {
  expect(marksSource("/images/platforms/a.svg.svg?v=a1")).toBe("/images/platforms/a.svg.json?v=a1");
  expect(marksSource("/images/platforms/1.svg")).toBe("/images/platforms/1.json");
});

test("a photograph is what it is", () => {
  const photo = "/images/photos/BM-21.jpg?v=a1";
  expect(imageSource(photo, "night")).toBe(photo);
  expect(isDrawing(photo)).toBe(false);
});

test("an image always has words", () => {
  const grad = { platformId: "BM-21", imageAlt: null };
  expect(imageAlt(grad)).toBe("BM-21 seen from the side");
  expect(imageAlt({ ...grad, imageAlt: "" })).toBe("BM-21 seen from the side");
  expect(imageAlt({ ...grad, imageAlt: "Side view: a truck" })).toBe("Side view: a truck");
});
