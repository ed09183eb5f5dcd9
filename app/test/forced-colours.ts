import type { Page } from 'playwright-core';

/**
 * What is chosen, pressed or current and looks in forced colours exactly like its neighbours that are not: grounds and colours
 * of our own are gone there, so something else has to say it. Nothing where all is well.
 */
export function statesLost(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const STATES =
      '[aria-pressed="true"], [aria-selected="true"], [aria-current]:not([aria-current="false"]), [aria-checked="true"]';
    const LOOK = [
      'backgroundColor',
      'color',
      'borderTopWidth',
      'borderTopStyle',
      'borderTopColor',
      'borderBottomWidth',
      'borderBottomColor',
      'outlineStyle',
      'outlineWidth',
      'outlineColor',
      'outlineOffset',
      'fontWeight',
      'textDecorationLine',
      'boxShadow',
    ] as const;
    const lookOf = (element: Element) => {
      const style = getComputedStyle(element);
      const before = getComputedStyle(element, '::before');
      const after = getComputedStyle(element, '::after');
      return [
        ...LOOK.map((each) => style[each]),
        before.content,
        before.backgroundColor,
        after.content,
        after.backgroundColor,
        after.borderTopWidth,
        after.height,
      ].join(' ');
    };
    const found: string[] = [];
    const top = document.querySelector('dialog[open]') ?? document.body;
    for (const element of top.querySelectorAll(STATES)) {
      if (!element.checkVisibility() || (element as HTMLElement).classList.length === 0) continue;
      const others = [
        ...top.querySelectorAll(`.${[...element.classList].map((each) => CSS.escape(each)).join('.')}`),
      ].filter((each) => !each.matches(STATES) && !each.matches(':disabled') && each.checkVisibility());
      const [other] = others;
      if (other === undefined || lookOf(other) !== lookOf(element)) continue;
      // Something inside may say it: an icon, a mark.
      if (element.querySelectorAll('svg, img').length !== other.querySelectorAll('svg, img').length) continue;
      found.push(
        `looks like what is not chosen: <${element.tagName.toLowerCase()} ${element.className}> "${(element.getAttribute('aria-label') ?? element.textContent ?? '').trim().slice(0, 40)}"`,
      );
    }
    return [...new Set(found)].slice(0, 8);
  });
}
