/**
 * Keeps the page true where others change it: a browser that translates it, a reading mode, an extension. They put
 * elements of their own in place of texts. Later drawing would change a text that is no longer in the page,
 * or fail to find the place next to it.
 *
 * So a text that was taken out comes back, empty, beside what stands in for it. Once it, or what is around it, is
 * drawn anew, all of that element's texts take their places again, and those others can begin from there.
 */
import { options, type VNode } from 'preact';

interface Replaced {
  /** The texts that were taken out, with their words. */
  readonly texts: Map<Text, string>;
  /** The nodes that others put there. */
  readonly standIns: Set<ChildNode>;
}

/** The nodes that the client has drawn: all else in the page is of others. */
const drawn = new WeakSet<Node>();
const replaced = new WeakMap<Node, Replaced>();

/** Preact's own name for what has been drawn of a node. */
type Drawn = VNode & { readonly __e?: Node | null };

export function followForeignChanges(root: Element): void {
  const { diffed, unmount } = options;
  options.diffed = (vnode) => {
    const node = nodeOf(vnode);
    if (node) drawn.add(node);
    diffed?.(vnode);
  };
  options.unmount = (vnode) => {
    const node = nodeOf(vnode);
    if (node) drawn.delete(node);
    unmount?.(vnode);
  };
  const observer = new MutationObserver((records) => {
    follow(records);
    // The client's own changes are not to be observed.
    observer.takeRecords();
  });
  observer.observe(root, { subtree: true, childList: true, characterData: true });
}

/** The node of an element or a text; nothing where a component has it. */
function nodeOf({ type, __e: node }: Drawn): Node | null | undefined {
  return typeof type === 'function' ? null : node;
}

function follow(records: MutationRecord[]): void {
  const outdated = new Set<Node>();
  const taken: [Text, MutationRecord][] = [];
  const added = new Map<Node, ChildNode[]>();
  for (const record of records) {
    const { target } = record;
    if (target instanceof Text) {
      const parent = target.parentNode as Node;
      const texts = replaced.get(parent)?.texts;
      if (!texts?.has(target)) continue;
      texts.set(target, target.data);
      outdated.add(parent);
      continue;
    }
    const known = replaced.get(target);
    for (const node of record.removedNodes) {
      if (drawn.has(node)) {
        if (node instanceof Text && !node.isConnected) taken.push([node, record]);
      } else if (known?.texts.delete(node as Text)) outdated.add(target);
    }
    for (const node of record.addedNodes) {
      if (!drawn.has(node)) added.set(target, [...(added.get(target) ?? []), node as ChildNode]);
      else if (known) outdated.add(target);
    }
  }
  // The last first, so that what was next to a text is there again.
  for (const [text, record] of taken.toReversed()) putBack(text, record);
  for (const [parent, nodes] of added) {
    for (const node of nodes) replaced.get(parent)?.standIns.add(node);
  }
  for (const parent of outdated) restore(parent);
}

function putBack(text: Text, { target, addedNodes, nextSibling }: MutationRecord): void {
  if (!target.isConnected) return;
  const next = [addedNodes[0], nextSibling].find((node) => node?.parentNode === target);
  target.insertBefore(text, next ?? null);
  const known = replaced.get(target) ?? { texts: new Map(), standIns: new Set() };
  replaced.set(target, known);
  if (!known.texts.has(text)) known.texts.set(text, text.data);
  text.data = '';
}

function restore(parent: Node): void {
  const known = replaced.get(parent);
  replaced.delete(parent);
  for (const node of known?.standIns ?? []) if (node.parentNode === parent) node.remove();
  for (const [text, words] of known?.texts ?? []) text.data = words;
}
