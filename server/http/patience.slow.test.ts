import { expect, test } from "bun:test";
import { noteIdleLimit, patiently } from "./patience";

test("what takes longer than the idle limit is answered where it is done patiently", async () => {
  const slow = () => Bun.sleep(4000).then(() => "done");
  using server = Bun.serve({
    hostname: "127.0.0.1",
    port: 0,
    idleTimeout: 1,
    async fetch(request) {
      noteIdleLimit(request, (seconds) => server.timeout(request, seconds));
      return new Response(
        request.url.endsWith("/hasty") ? await slow() : await patiently(request, slow),
      );
    },
  });
  const ask = (path: string) =>
    fetch(new URL(path, server.url)).then(
      (answer) => answer.text(),
      () => "cut off",
    );
  expect(await Promise.all([ask("/hasty"), ask("/patient")])).toEqual(["cut off", "done"]);
});
