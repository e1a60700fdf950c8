import { isTestRun } from './testRun';

/**
 * React creates a fiber for a text node only if the node has siblings. It sets a text without siblings on its element.
 */
const isReacts = (node: Node) => Object.keys(node).some((key) => key.startsWith('__reactFiber$'));

/** Describes the text nodes that a browser's translator would replace although React still updates them. */
function sharedTexts(): string[] {
  const found: string[] = [];
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let node = texts.nextNode(); node; node = texts.nextNode()) {
    const text = node.nodeValue?.trim();
    const parent = node.parentElement;
    if (!text || !parent || parent.closest('[translate="no"]') || !isReacts(node)) continue;
    found.push(`"${text.slice(0, 60)}" in ${parent.tagName.toLowerCase()}.${parent.className}`);
  }
  return found;
}

/**
 * Expects in test runs that translators, which replace text nodes, cannot break the page. A text that is the only child
 * of its element is safe. A text with siblings keeps its old words, or breaks the page when React removes it or inserts
 * something before it. Checks the final state of each story.
 */
export function expectOwnTexts({ title }: { title: string }): void {
  // Members never see these pages about the product.
  if (!isTestRun || title.startsWith('Foundations/') || title.startsWith('Internals/')) return;
  const found = sharedTexts();
  if (found.length) throw new Error(`A text with siblings needs an element of its own: ${found.join('; ')}`);
}
