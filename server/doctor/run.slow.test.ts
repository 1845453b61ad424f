import { expect, test } from "bun:test";
import { writeFileSync } from "node:fs";
import { dataPaths } from "../data-folder";
import { temporaryFolder } from "../testing/app";
import { SMTP_PASSWORD, startSmtp } from "../testing/smtp";
import { ok } from "./finding";
import { doctorAnswers, runDoctor } from "./run";
import { makeDatabase } from "./testing/databases";

test("doctor's own findings come over, without a call to the mail server", async () => {
  using folder = temporaryFolder();
  const { database, mark } = dataPaths(folder.path);
  makeDatabase(database, 3);
  writeFileSync(mark, "");
  await using smtp = await startSmtp();
  const before = { ...process.env };
  Object.assign(process.env, { SMTP_URL: smtp.url, MAIL_FROM: "a@b.example" });
  const places = { dataFolder: folder.path, map: "/nowhere/a.pmtiles", elevation: null };
  try {
    const answers = doctorAnswers(places, () => runDoctor(places));
    const [faults, ready] = await Promise.all([answers.faults(), answers.ready()]);
    expect(faults).toEqual([
      "map archive /nowhere/a.pmtiles: it does not exist; name another with --map",
    ]);
    const said = ready.map(({ line, level, says }) => `${line} ${level}: ${says}`);
    expect(said).toContain("map FAIL: Map archive a.pmtiles: it does not exist.");
    expect(new Set(ready.map(({ line }) => line))).toEqual(
      new Set(["disk", "database", "backup", "map", "heights"]),
    );
    expect(JSON.stringify(ready)).not.toContain(folder.path);
    expect(JSON.stringify([faults, ready])).not.toMatch(new RegExp(`mail|${SMTP_PASSWORD}`));
  } finally {
    process.env = before;
  }
});

test("it runs once for all who ask meanwhile, and again for who asks later", async () => {
  let runs = 0;
  const { promise, resolve } = Promise.withResolvers<void>();
  const answers = doctorAnswers({ dataFolder: "/d", map: null, elevation: null }, async () => {
    runs += 1;
    await promise;
    return [ok("version", "1")];
  });
  const asked = [answers.ready(), answers.ready(), answers.faults()];
  resolve();
  await Promise.all(asked);
  expect(runs).toBe(1);
  await answers.ready();
  expect(runs).toBe(2);
});
