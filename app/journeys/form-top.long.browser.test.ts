import { afterAll, beforeAll, expect, it } from 'vitest';
import { sharedBrowser } from '#app/test/shared-browser.ts';
import { rowsOf, startSite, type Site } from '#app/test/site.ts';

let site: Site;
beforeAll(async () => void (site = await startSite()));
afterAll(() => site.close());

it.each(rowsOf(['/registration', '/login']))('%s opens at its top on a phone', async (address) => {
  // Without a mouse the form itself gets the focus, not its first field.
  const context = await (
    await sharedBrowser()
  ).newContext({ viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true, locale: 'ru' });
  const page = await context.newPage();
  await page.goto(site.url + address);
  await page.locator('dialog form:focus').waitFor();
  expect(await page.locator('dialog').evaluate(({ scrollTop }) => scrollTop)).toBe(0);
  await context.close();
});
