import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { allArrived } from '#app/test/all-arrived.ts';
import { startSite, type OpenPage, type Site } from '#app/test/site.ts';

const WORD = 'W'.repeat(3_000);

describe('a word of 3,000 letters in what the operator writes', () => {
  let site: Site;
  let opened: OpenPage | undefined;
  beforeAll(async () => {
    site = await startSite('harborlight');
    const { content } = site.simulator.world();
    for (const each of [...content.announcements, ...content.marquee, ...content.private_messages]) each.content = WORD;
    for (const each of [...content.private_messages, ...content.promotions, ...content.help_articles])
      each.title = WORD;
    for (const each of [...content.promotions, ...content.help_articles]) each.content = `<p>${WORD}</p>`;
    for (const each of content.promotions) each.button = WORD;
    for (const each of content.banners) each.alt = WORD;
    for (const each of content.footer) each.text = WORD;
    for (const each of [...content.support_channels, ...content.support_contacts]) each.name = WORD;
  });
  afterEach(async () => {
    await opened?.context.close();
    opened = undefined;
  });
  afterAll(() => site.close());

  it.each(['/private-messages', '/announcements', '/promotions', '/promotions/promo-2', '/', '/my-bets?support=true'])(
    'makes %s no wider than the screen',
    async (address) => {
      opened = await site.openSignedIn('mobile', address);
      const { page } = opened;
      await page.getByText(WORD).first().waitFor({ state: 'attached' });
      // The operator's HTML comes after the page's own texts.
      await allArrived(page);
      await page.locator('main [aria-busy=true]').first().waitFor({ state: 'detached' });
      for (const summary of await page.getByRole('main').locator('summary').all()) await summary.click();
      await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
      // In what cuts its content, such as a card, the text is whole too.
      const cut = () =>
        page.getByText(WORD).evaluateAll((all) => all.filter(({ scrollWidth }) => scrollWidth > 390).length);
      if (address !== '/') expect(await cut()).toBe(0);
    },
  );
});
