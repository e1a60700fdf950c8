import type { Page } from 'playwright';

/**
 * Translates the page as Google Translate does, from the first moment on: two `<font>` elements with a new text replace
 * each text node. Later changes are translated, too. The words stay the same, so that tests find them.
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
      // A new text node: React's own one is no longer on the page.
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

/** Whether the translator has been at work on the page. */
export const isTranslated = (page: Page) => page.evaluate(() => document.querySelector('main font') !== null);
