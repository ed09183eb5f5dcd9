import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { axeFinds, axeFindsInBoth } from './axe.ts';
import { sharedBrowser } from './shared-browser.ts';

let page: Page;

beforeAll(async () => {
  page = await (await sharedBrowser()).newPage();
  await page.setContent(`<!doctype html><html lang="en"><title>Canary</title>
    <style>@media (prefers-color-scheme: dark) { p { color: #222; background: #111 } }</style>
    <main><h1>Canary</h1><p>Unreadable in the dark</p></main><div id="odd"><img src="data:," /></div></html>`);
});
afterAll(() => page.context().close());

/** What finds nothing anywhere must be seen to find something here. */
it('finds what is wrong in the given section', async () => {
  expect(await axeFinds(page)).toEqual([expect.stringContaining('image-alt'), expect.stringContaining('region')]);
  expect(await axeFinds(page, { within: 'main' })).toEqual([]);
  expect(await axeFinds(page, { without: '#odd' })).toEqual([]);
  expect(await axeFindsInBoth(page, 'main')).toEqual([expect.stringMatching(/^dark: color-contrast: <p>/)]);
});
