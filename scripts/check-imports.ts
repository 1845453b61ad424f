/** Checks the imports of the whole project; prints file, line and the broken rule. */

import { readFileSync } from "node:fs";
import { Glob } from "bun";
import { checkFile, circlesIn } from "./imports/rules";
import { fromRoot, ROOT } from "./paths";

const files = [...new Glob("{web,server,data,scripts}/**/*.{ts,tsx}").scanSync({ cwd: ROOT })]
  .map((file) => file.replaceAll("\\", "/"))
  .sort();
const sources = new Map(files.map((file) => [file, readFileSync(fromRoot(file), "utf8")]));
const violations = [
  ...[...sources].flatMap(([file, source]) => checkFile(file, source)),
  ...circlesIn(sources),
];
for (const { file, line, rule } of violations) console.error(`${file}:${line}: breaks ${rule}`);
console.log(`${files.length} files, ${violations.length} imports that break a rule.`);
if (files.length === 0 || violations.length > 0) process.exit(1);
