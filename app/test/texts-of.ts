import type { Locator, Page } from 'playwright-core';

/**
 * The texts of each element in the order of the page, all read in one look. A heading is read with its level, and a link by its name: of
 * a card that is the number of its bet.
 *
 * @param without what to leave out
 */
export const textsOf = (all: Locator, without = 'button'): Promise<string[][]> =>
  all.evaluateAll((elements, skipped) => {
    const textsIn = (node: Node): readonly string[] => {
      if (node instanceof Text) return [node.data.trim()].filter((text) => text !== '');
      if (!(node instanceof Element) || node.matches(skipped)) return [];
      if (node instanceof HTMLHeadingElement) return [`${node.localName} ${node.textContent}`];
      const name = node.matches('a') ? node.getAttribute('aria-label') : null;
      return name === null ? [...node.childNodes].flatMap(textsIn) : [name];
    };
    return elements.map((element) => [...textsIn(element)]);
  }, without);

/** The bets of my bets, as `betCard` expects them: without the offers to cash out, which go up and down with the odds. */
export const shownBets = (place: Page | Locator): Promise<string[][]> =>
  textsOf(place.getByTestId('bet'), 'button, [data-testid=cash-out-link]');
