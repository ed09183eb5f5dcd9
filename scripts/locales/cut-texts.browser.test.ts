import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { BrowserContext, Page } from 'playwright-core';
import { sharedBrowser } from '#app/test/shared-browser.ts';
import { cutTexts } from './cut-texts.ts';

const BOX = 'inline-size: 60px; overflow: hidden; white-space: nowrap';

describe('texts that do not fit', () => {
  let context: BrowserContext;
  let page: Page;
  beforeAll(async () => {
    context = await (await sharedBrowser()).newContext({ viewport: { width: 320, height: 640 } });
    page = await context.newPage();
  });
  afterAll(() => context.close());

  const told = async (body: string) => {
    await page.setContent(`<body style="margin: 0; font: 16px sans-serif">${body}`);
    return (await page.evaluate(cutTexts)).texts.map(({ why }) => why);
  };

  it.each([
    ['cut at the side', `<div style="${BOX}">Combinaciones</div>`, ['cut']],
    ['cut by what is around it', `<div style="${BOX}"><b><i>Combinaciones</i></b></div>`, ['cut']],
    ['cut below', '<p style="block-size: 12px; overflow: hidden; margin: 0">Эк<br>спресс</p>', ['cut']],
    [
      'over the edge of the screen',
      '<p style="position: fixed; left: 300px; white-space: nowrap">Kombinationswette</p>',
      ['over the edge'],
    ],
    ['wider than the page', '<p style="inline-size: 400px; margin: 0">-</p>', ['wide page']],
  ])('%s', async (_, body, whys) => {
    expect(await told(body)).toEqual(whys);
  });

  it.each([
    ['fits', '<p>Odds</p>'],
    [
      'can be scrolled to',
      '<div style="overflow-x: auto; white-space: nowrap">Mark Six, PK10, cricket, basketball, soccer</div>',
    ],
    [
      'is shortened with dots beside its whole',
      `<p title="Combinaciones" style="${BOX}; text-overflow: ellipsis">Combinaciones</p>`,
    ],
    [
      'is for the ear alone',
      '<p style="position: absolute; inline-size: 1px; overflow: hidden; white-space: nowrap">Heard</p>',
    ],
    ['is the next slide', `<div style="${BOX}"><p style="transform: translateX(100px)">Next</p></div>`],
  ])('is silent about what %s', async (_, body) => {
    expect(await told(body)).toEqual([]);
  });
});
