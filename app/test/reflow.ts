import type { Page } from 'playwright-core';

/**
 * Sizes that WCAG 2.2 asks for: 320 px wide (1.4.10; also a desktop at 400 %), and a desktop at 200 % (1.4.4), where half
 * of its 1280 x 900 is left.
 */
export const SMALL_SIZES = {
  '320 px': { width: 320, height: 640 },
  '200 %': { width: 640, height: 450 },
} as const;

/**
 * What is lost on the page as it stands, in words; nothing, where all is well: the page scrolls sideways, something hangs over its
 * edge that no list, table or grid of its own scrolls, text is cut off without an ellipsis, or something to press is smaller than
 * 24 px.
 */
export function reflowFinds(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const MIN_PX = 24;
    const SLACK_PX = 1.5;
    const found: string[] = [];
    const root = document.documentElement;
    const name = (element: Element) =>
      `<${element.tagName.toLowerCase()}${[...element.classList].slice(0, 1).map((each) => ` .${each}`)}> "${(element.getAttribute('aria-label') ?? element.textContent ?? '').trim().slice(0, 40)}"`;
    if (root.scrollWidth > root.clientWidth)
      found.push(`the page is ${root.scrollWidth - root.clientWidth} px too wide`);

    const top = document.querySelector('dialog[open]') ?? document.body;
    const isShown = (element: Element) => element.checkVisibility({ opacityProperty: true, visibilityProperty: true });
    /** Elements that hide or scroll their horizontal overflow. */
    const clipOf = (element: Element): Element | undefined => {
      for (let at = element.parentElement; at !== null && at !== root; at = at.parentElement) {
        const { overflowX, clipPath, position } = getComputedStyle(at);
        if (overflowX !== 'visible' || clipPath !== 'none') return at;
        if (position === 'fixed') return undefined;
      }
      return undefined;
    };
    for (const element of top.querySelectorAll('*')) {
      if (element.closest('svg, [aria-hidden="true"], iframe, canvas') !== null || !isShown(element)) continue;
      const box = element.getBoundingClientRect();
      const style = getComputedStyle(element);
      // Texts for the ear alone.
      if (box.width <= 1 || box.height <= 1 || style.clipPath !== 'none') continue;
      const isHeard = clipOf(element);
      if (isHeard !== undefined && isHeard.getBoundingClientRect().width <= 1) continue;
      const isOver = box.right > root.clientWidth + SLACK_PX || box.left < -SLACK_PX;
      if (isOver && isHeard === undefined) found.push(`over the edge: ${name(element)}`);
      const hasText = [...element.childNodes].some(
        (node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim() !== '',
      );
      const isCut =
        (style.overflowX === 'hidden' || style.overflowX === 'clip') &&
        element.scrollWidth > element.clientWidth + SLACK_PX;
      const isLow =
        (style.overflowY === 'hidden' || style.overflowY === 'clip') &&
        element.scrollHeight > element.clientHeight + SLACK_PX + 2;
      if (hasText && ((isCut && style.textOverflow !== 'ellipsis') || (isLow && style.webkitLineClamp === 'none')))
        found.push(`cut off: ${name(element)}`);
    }
    for (const element of top.querySelectorAll<HTMLElement>('button, a[href], input, select, summary, [role=button]')) {
      if (!isShown(element) || element.closest('[aria-hidden="true"], [inert]') !== null) continue;
      const target = element.matches('input[type=checkbox], input[type=radio]')
        ? (element.closest('label') ?? element)
        : element;
      const box = target.getBoundingClientRect();
      if (box.width <= 1 || box.height <= 1 || getComputedStyle(target).clipPath !== 'none') continue;
      // Links in a sentence are as high as its text (2.5.8 leaves them out).
      const isInText = getComputedStyle(target).display === 'inline';
      if (!isInText && (box.height < MIN_PX - 0.5 || box.width < MIN_PX - 0.5))
        found.push(`smaller than 24 px (${Math.round(box.width)} x ${Math.round(box.height)}): ${name(element)}`);
    }
    return [...new Set(found)].slice(0, 12);
  });
}

/** How much of the height nothing stays over while one scrolls: 1 where nothing is fixed. In an open dialog, of what it leaves of the window. */
export function contentShare(page: Page): Promise<number> {
  return page.evaluate(() => {
    const place = document.querySelector('dialog:modal') ?? document.querySelector('main');
    const columns = [0.25, 0.5, 0.75].map((share) => share * innerWidth);
    const isContent = (x: number, y: number) => {
      const at = document.elementFromPoint(x, y);
      for (let each = at; each !== null && each !== place; each = each.parentElement)
        if (['fixed', 'sticky'].includes(getComputedStyle(each).position)) return false;
      return at !== null && place?.contains(at) === true;
    };
    let rows = 0;
    for (let y = 0; y < innerHeight; y += 2) if (columns.every((x) => isContent(x, y))) rows += 1;
    return rows / Math.ceil(innerHeight / 2);
  });
}
