import { expect, test } from "bun:test";
import { picturePage } from "./picture-page";

test("each state's views stand under its name, an older picture first", () => {
  const html = picturePage(
    ["form-empty-laptop-dark.png", "form-empty-phone-on-its-side-day.png", "log-desk-night.png"],
    (picture) => (picture.startsWith("log") ? `../old/${picture}` : null),
  );
  const told = html.match(/<h[23]>.*?<\/h[23]>|src="[^"]*"/g);
  expect(told).toEqual([
    "<h2>form-empty</h2>",
    "<h3>laptop-dark</h3>",
    'src="form-empty-laptop-dark.png"',
    "<h3>phone-on-its-side-day</h3>",
    'src="form-empty-phone-on-its-side-day.png"',
    "<h2>log</h2>",
    "<h3>desk-night</h3>",
    'src="../old/log-desk-night.png"',
    'src="log-desk-night.png"',
  ]);
});

test("the page itself is none of its pictures", () => {
  expect(picturePage(["index.html", "notes.png"], () => null)).not.toContain("<img");
});
