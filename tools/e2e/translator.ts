import type { Page } from 'playwright';

/**
 * Translates the page from the start as Google Translate does: two nested `<font>` elements with a new text node
 * replace each text node. Translates later changes as well. The words stay the same, so that tests find them.
 */
export const translatePage = (page: Page) =>
  page.addInitScript(() => {
    const kept = 'script, style, textarea, font, [translate="no"], .notranslate';
    const wrap = (text: Node) => {
      if (!text.nodeValue?.trim() || !text.parentElement || text.parentElement.closest(kept)) return;
      const outer = document.createElement('font');
      outer.style.verticalAlign = 'inherit';
      const inner = outer.appendChild(document.createElement('font'));
      inner.style.verticalAlign = 'inherit';
      // Create a new text node, so that React's own node is no longer in the page.
      inner.append(text.nodeValue);
      text.parentElement.replaceChild(outer, text);
    };
    const translate = (node: Node) => {
      if (node instanceof Text) return wrap(node);
      const texts = document.createTreeWalker(node, NodeFilter.SHOW_TEXT);
      const found: Node[] = [];
      while (texts.nextNode()) found.push(texts.currentNode);
      found.forEach(wrap);
    };
    new MutationObserver((changes) => {
      for (const { type, target, addedNodes } of changes) {
        if (type === 'characterData') translate(target);
        else addedNodes.forEach(translate);
      }
    }).observe(document, { childList: true, characterData: true, subtree: true });
  });

/** Returns whether the translator has changed the page. */
export const isTranslated = (page: Page) => page.evaluate(() => document.querySelector('main font') !== null);
