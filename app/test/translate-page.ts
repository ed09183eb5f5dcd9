import type { Page } from 'playwright-core';

/**
 * Does to every text what Chrome's translator does, to later ones as well: puts two `<font>` elements in the place of the text
 * node, which is left without a parent. Call it before the app starts.
 */
export const translatePage = (page: Page): Promise<unknown> =>
  page.addInitScript(() => {
    const LEFT_ALONE = 'font, script, style, noscript, textarea, svg, [translate=no]';
    const translate = (text: Text) => {
      const { parentElement: parent, data } = text;
      if (parent === null || data.trim() === '' || parent.closest(LEFT_ALONE) !== null) return;
      const [outer, inner] = [document.createElement('font'), document.createElement('font')];
      inner.textContent = data;
      outer.append(inner);
      text.replaceWith(outer);
    };
    const translateBelow = (node: Node) => {
      const texts = document.createTreeWalker(node, NodeFilter.SHOW_TEXT);
      const found: Text[] = node instanceof Text ? [node] : [];
      while (texts.nextNode()) found.push(texts.currentNode as Text);
      found.forEach(translate);
    };
    new MutationObserver((changes) => {
      for (const { addedNodes, target, type } of changes) {
        if (!document.body?.contains(target)) continue;
        if (type === 'characterData') translateBelow(target);
        addedNodes.forEach(translateBelow);
      }
    }).observe(document, { childList: true, characterData: true, subtree: true });
  });
