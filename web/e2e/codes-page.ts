/** The codes that one screen shows, and a camera that sees them. */
import type { Page } from "@playwright/test";
import type { Sightline } from "./fixtures";

export const codes = (page: Page) => page.getByRole("dialog", { name: "Codes" });
export const code = (page: Page) => codes(page).getByRole("img");
export const receiving = (page: Page) => page.getByRole("dialog", { name: "Receive reports" });

export async function visitLog(sightline: Sightline): Promise<Page> {
  const { page } = await sightline.visit({ signedIn: true });
  await page.getByRole("heading", { name: "No reports yet" }).waitFor();
  return page;
}

export async function handOver(page: Page, way: "As codes" | "As a file") {
  await page.getByRole("button", { name: "Hand over" }).click();
  await page.getByRole("menuitem", { name: way }).click();
}

/** Every code that the screen shows, in PNG, by its number: it may be stopped at any of them. */
export async function photographs(page: Page): Promise<Buffer[]> {
  const numberOf = async () =>
    Number(/\d+/.exec((await code(page).getAttribute("aria-label")) ?? "")?.[0]);
  await codes(page)
    .getByRole("button", { name: /^(Pause|Resume)$/ })
    .waitFor();
  const pause = codes(page).getByRole("button", { name: "Pause" });
  if (await pause.isVisible()) await pause.click();
  const pictures = new Map<number, Buffer>();
  for (let at = await numberOf(); !pictures.has(at); at = await numberOf()) {
    pictures.set(at, await code(page).screenshot());
    await codes(page).getByRole("button", { name: "Next" }).click();
  }
  return [...pictures].sort(([a], [b]) => a - b).map(([, picture]) => picture);
}

/**
 * Another operator's page, whose camera sees the pictures one after the other, five a second: a canvas replaces the
 * camera, so that what it sees can be changed.
 * @returns the page, and how to put other pictures before its camera
 */
export async function visitWithCamera(sightline: Sightline) {
  const page = await visitLog(sightline);
  await page.evaluate(() => {
    const canvas = document.createElement("canvas");
    [canvas.width, canvas.height] = [800, 600];
    const context = canvas.getContext("2d");
    const seen: { images: ImageBitmap[] } = { images: [] };
    Object.assign(window, { seen });
    let shown = 0;
    setInterval(() => {
      const image = seen.images[shown++ % seen.images.length];
      if (!context || !image) return;
      context.fillStyle = "#808080";
      context.fillRect(0, 0, 800, 600);
      // The code is as high as its picture, and centred in it.
      const side = image.height;
      context.drawImage(image, (image.width - side) / 2, 0, side, side, 120, 20, 560, 560);
    }, 200);
    navigator.mediaDevices.getUserMedia = async () => canvas.captureStream(15);
  });
  const show = (pictures: readonly Buffer[]) =>
    page.evaluate(
      async (all) => {
        const { seen } = window as unknown as { seen: { images: ImageBitmap[] } };
        seen.images = await Promise.all(
          all.map(async (png) => {
            const bytes = Uint8Array.from(atob(png), (character) => character.charCodeAt(0));
            return await createImageBitmap(new Blob([bytes], { type: "image/png" }));
          }),
        );
      },
      pictures.map((picture) => picture.toString("base64")),
    );
  return { page, show };
}

/** The messages of the page's log, sorted. */
export const messagesOf = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<string[]>((resolve, reject) => {
        const opening = indexedDB.open("sightline");
        opening.onerror = () => reject(opening.error);
        opening.onsuccess = () => {
          const all = opening.result.transaction("log").objectStore("log").getAll();
          all.onsuccess = () =>
            resolve(
              all.result.map(({ fullMessage }: { fullMessage: string }) => fullMessage).sort(),
            );
        };
      }),
  );
