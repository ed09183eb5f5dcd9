import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from 'playwright-core';

/** WCAG 2.2 AA and everything below it. */
const RULES = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/**
 * What axe finds on the page as it stands, in words; nothing, where all is well. Every rule in light; in dark the contrast, which is all
 * that colours can change. With `within`, that part alone: an open dialog is all there is to reach.
 */
export async function axeFindsInBoth(page: Page, within?: string): Promise<readonly string[]> {
  const found: string[] = [];
  for (const colorScheme of ['dark', 'light'] as const) {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    const axe = new AxeBuilder({ page });
    if (within !== undefined) axe.include(within);
    const { violations } = await (
      colorScheme === 'dark' ? axe.withRules(['color-contrast']) : axe.withTags(RULES)
    ).analyze();
    for (const { id, nodes } of violations) {
      found.push(`${colorScheme}: ${id}: ${nodes.map(({ html }) => html.slice(0, 120)).join(' | ')}`);
    }
  }
  return found;
}
