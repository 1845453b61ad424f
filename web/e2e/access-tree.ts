import type { CDPSession, Page } from "@playwright/test";

/** What a screen reader gets for one element. */
interface SpokenNode {
  role: string;
  name: string;
  description: string;
  properties: Map<string, unknown>;
  within: SpokenNode | null;
}

/** Nothing of these is understood without a name. */
const NAMED = new Set(
  `alertdialog application article button checkbox combobox dialog image img link listbox menuitem navigation option
  radio radiogroup region searchbox slider spinbutton switch tab table textbox`.split(/\s+/),
);
const OPERATED =
  /^(button|checkbox|combobox|link|menuitem|option|radio|searchbox|spinbutton|switch|tab|textbox)$/;
const LANDMARKS = /^(banner|complementary|contentinfo|form|main|navigation|region|search)$/;
const DIALOG = /^(dialog|alertdialog)$/;

/** Judges what a screen reader gets for the current page. @returns what is wrong with it */
export async function findMuddles(page: Page, session: CDPSession): Promise<string[]> {
  const all = await readTree(session);
  const found = new Set<string>(await page.evaluate(findLooseEnds));
  const dialog = all.findLast(({ role }) => DIALOG.test(role));
  const spoken = dialog ? all.filter((each) => isWithin(each, dialog)) : all;
  for (const each of all) {
    const { role, name, description, properties } = each;
    if (NAMED.has(role) && name.trim() === "") found.add(`A ${role} has no name`);
    const isInvalid = String(properties.get("invalid") ?? "false") !== "false";
    if (isInvalid && description === "")
      found.add(`${role} "${name}" is wrong and does not say why`);
  }
  headings(spoken, dialog ? 2 : 1, found);
  if (dialog) modal(all, dialog, found);
  else landmarks(all, found);
  return [...found];
}

/** In the order in which it is read. */
async function readTree(session: CDPSession): Promise<SpokenNode[]> {
  const { nodes } = await session.send("Accessibility.getFullAXTree");
  const byId = new Map(nodes.map((node) => [node.nodeId, node]));
  const told: SpokenNode[] = [];
  const read = (id: string, within: SpokenNode | null) => {
    const node = byId.get(id);
    if (!node) return;
    const each: SpokenNode = {
      role: String(node.role?.value ?? ""),
      name: String(node.name?.value ?? ""),
      description: String(node.description?.value ?? ""),
      properties: new Map(node.properties?.map(({ name, value }) => [name, value.value])),
      within,
    };
    if (!node.ignored) told.push(each);
    for (const child of node.childIds ?? []) read(child, node.ignored ? within : each);
  };
  const root = nodes.find(({ parentId }) => parentId === undefined);
  if (root) read(root.nodeId, null);
  return told;
}

function isWithin(each: SpokenNode, whole: SpokenNode): boolean {
  for (let around: SpokenNode | null = each; around; around = around.within) {
    if (around === whole) return true;
  }
  return false;
}

/** One heading of the first level, and no level left out on the way down. */
function headings(spoken: readonly SpokenNode[], first: number, found: Set<string>): void {
  const all = spoken.filter(({ role }) => role === "heading");
  const levels = all.map(({ properties }) => Number(properties.get("level")));
  const count = levels.filter((level) => level === first).length;
  if (count === 0 || (first === 1 && count > 1)) found.add(`${count} headings of level ${first}`);
  if (levels[0] !== undefined && levels[0] !== first)
    found.add(`The first heading is of level ${levels[0]}`);
  for (const [at, level] of levels.entries()) {
    const before = levels[at - 1];
    if (before !== undefined && level > before + 1)
      found.add(`"${all[at]?.name}" leaves out a level`);
  }
}

/** An open dialog is all that is exposed, besides toasts and other live regions. */
function modal(all: readonly SpokenNode[], dialog: SpokenNode, found: Set<string>): void {
  if (!all.some((each) => each.properties.get("focused") === true && isWithin(each, dialog)))
    found.add(`The focus is not in "${dialog.name}"`);
  for (const each of all) {
    const isToast = isAround(each, "region", /^Notifications/);
    if (OPERATED.test(each.role) && !isToast && !isWithin(each, dialog))
      found.add(`${each.role} "${each.name}" can be reached behind "${dialog.name}"`);
  }
}

function isAround(each: SpokenNode, role: string, name: RegExp): boolean {
  for (let around: SpokenNode | null = each; around; around = around.within) {
    if (around.role === role && name.test(around.name)) return true;
  }
  return false;
}

/** One main part, and no two of a kind without distinct names. */
function landmarks(all: readonly SpokenNode[], found: Set<string>): void {
  const marks = all
    .filter(({ role }) => LANDMARKS.test(role))
    .map(({ role, name }) => `${role} "${name}"`);
  const mains = marks.filter((mark) => mark.startsWith("main ")).length;
  if (mains !== 1) found.add(`${mains} main parts`);
  for (const [at, mark] of marks.entries()) {
    if (marks.indexOf(mark) !== at) found.add(`Two landmarks are ${mark}`);
  }
}

/** Runs in the page: identifiers twice, references to nothing, and an order of Tab of its own. */
function findLooseEnds(): string[] {
  const { tell } = window.accessKit;
  const found: string[] = [];
  const ids = [...document.querySelectorAll("[id]")].map(({ id }) => id);
  for (const id of new Set(ids.filter((each, at) => ids.indexOf(each) !== at))) {
    found.push(`Two elements are #${id}`);
  }
  const REFERENCES = "aria-labelledby aria-describedby aria-controls aria-activedescendant for";
  for (const name of REFERENCES.split(" ")) {
    for (const each of document.querySelectorAll(`[${name}]`)) {
      const lost = (each.getAttribute(name) ?? "")
        .split(/\s+/)
        .filter((id) => id !== "" && !document.getElementById(id));
      if (lost.length > 0) found.push(`${name} of ${tell(each)} leads nowhere`);
    }
  }
  for (const each of document.querySelectorAll<HTMLElement>("[tabindex]")) {
    if (each.tabIndex > 0) found.push(`${tell(each)} has a place of its own in the order of Tab`);
  }
  return found;
}
