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

  const reported = async (body: string) => {
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
    [
      'cut by paint containment',
      '<p style="inline-size: 40px; block-size: 20px; contain: strict; white-space: nowrap">1,000.00</p>',
      ['cut'],
    ],
    [
      'to scroll to sideways in a menu',
      '<div popover="manual" style="inline-size: 60px; overflow-y: auto; white-space: nowrap"><p>VND 24,550.00</p></div><script>document.querySelector("[popover]").showPopover()</script>',
      ['cut'],
    ],
    ['broken in a word', '<p style="inline-size: 60px; overflow-wrap: anywhere">Пополнить</p>', ['broken']],
    [
      'broken in an amount',
      '<p style="inline-size: 60px; overflow-wrap: anywhere">44.681615\u00A0USDT</p>',
      ['broken'],
    ],
    ['broken in a bet number', '<p style="inline-size: 60px; overflow-wrap: anywhere">bet-0000002</p>', ['broken']],
    ['wider than the page', '<p style="inline-size: 400px; margin: 0">-</p>', ['wide page']],
  ])('%s', async (_, body, whys) => {
    expect(await reported(body)).toEqual(whys);
  });

  it.each([
    ['fits', '<p>Odds</p>'],
    ['breaks between words', '<p style="inline-size: 80px">Пополнить счёт</p>'],
    ['breaks after a hyphen', '<p style="inline-size: 90px">Selbst-ausschluss</p>'],
    ['breaks between Chinese signs', '<p style="inline-size: 60px">六合彩赛车与体育</p>'],
    [
      'is an address',
      '<p style="inline-size: 90px; overflow-wrap: anywhere">player@demo.example https://play.example/r?code=ABCDEF</p>',
    ],
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
    expect(await reported(body)).toEqual([]);
  });
});
