/** Pieces of text that a translator has taken out of the page, with what it put in their places. */
const replaced = new WeakMap<Node, ChildNode>();
/** What the page itself has taken out. */
const removedHere = new WeakSet<Node>();

/**
 * Lets the page live with programs that change it: a translator or an extension wraps a piece of text in an element of
 * its own, or puts one in its place. React looks for the text where it left it, and would end the screen. Now what
 * the page takes out goes wherever it is, what it puts in comes before the right thing, and a text that changes
 * takes back its place from the translation of what it said before.
 */
export function tolerateForeignWrappers(): void {
  const { removeChild, insertBefore } = Node.prototype;
  Node.prototype.removeChild = function remove<T extends Node>(this: Node, child: T): T {
    removedHere.add(child);
    const at = placeOf(child, this);
    if (at) removeChild.call(at.parent, at.node);
    return child;
  };
  Node.prototype.insertBefore = function insert<T extends Node>(
    this: Node,
    node: T,
    before: Node | null,
  ): T {
    const at = before && placeOf(before, this);
    insertBefore.call(at?.parent ?? this, node, at?.node ?? null);
    return node;
  };
  const observer = new MutationObserver((records) => {
    for (const record of records) {
      if (record.type === "characterData") takeBackPlace(record.target);
      else for (const text of replacedIn(record)) observer.observe(text, { characterData: true });
    }
  });
  observer.observe(document, { childList: true, subtree: true });
}

/** Where a child of the page's stands now: as it was, in a wrapper, or as what replaced it; null if nowhere. */
function placeOf(child: Node, parent: Node): { parent: Node; node: Node } | null {
  const node = replaced.get(child) ?? child;
  return node.parentNode && parent.contains(node) ? { parent: node.parentNode, node } : null;
}

/** React marks the nodes that are its own. */
const isOfReact = (node: Node) => Object.keys(node).some((key) => key.startsWith("__reactFiber"));

/** The texts that another program has put something in place of. */
function replacedIn(record: MutationRecord): Node[] {
  const { removedNodes, addedNodes, previousSibling, nextSibling } = record;
  const texts = [...removedNodes].filter(
    (node) =>
      node instanceof Text && !node.isConnected && !removedHere.has(node) && isOfReact(node),
  );
  const stead = [...addedNodes, previousSibling, nextSibling].find(
    (node) => node instanceof HTMLElement && node.isConnected && !isOfReact(node),
  );
  if (!(stead instanceof HTMLElement)) return [];
  for (const text of texts) replaced.set(text, stead);
  return texts;
}

function takeBackPlace(text: Node): void {
  replaced.get(text)?.replaceWith(text);
  replaced.delete(text);
}
