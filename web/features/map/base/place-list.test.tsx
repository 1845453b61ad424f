import { expect, test } from "bun:test";
import { renderToString } from "react-dom/server";
import { PlaceList } from "./place-list";

const from = { lat: 53.84735, lng: 22.70774 };
const places = [
  { name: "Rajgród", at: { lat: 53.7309, lng: 22.7052 } },
  { name: "Raczki", at: { lat: 53.9876, lng: 22.7855 } },
  { name: "Augustów", at: { lat: 53.8433, lng: 22.9799 } },
  { name: "Grajewo", at: { lat: 53.6471, lng: 22.4553 } },
];
const textOf = (html: string) =>
  html
    .replace(/<[^>]+>/g, "|")
    .split(/[| ]*\|[| ]*/)
    .filter(Boolean);

test("the nearest three, with what their bearing and distance are measured from", () => {
  const html = renderToString(<PlaceList around={{ from, places }} from="the centre" />);
  expect(textOf(html)).toEqual([
    "True bearing from",
    "the centre",
    ...["Rajgród", "180.7°", "12.96 km"],
    ...["Raczki", "018.1°", "16.43 km"],
    ...["Augustów", "091.3°", "17.92 km"],
  ]);
});

test("nothing is measured where no place is known", () => {
  expect(renderToString(<PlaceList around={{ from, places: [] }} from="the centre" />)).toBe("");
});
