import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { sharedBrowser } from '#app/test/shared-browser.ts';
import { lostIn } from './check-rendered.ts';

const PAGE = `<!doctype html><html><head><style>
body { margin: 0; background: #fff; color: #222; font: 16px sans-serif; }
footer { padding: 20px; } a { display: inline-block; padding: 8px; color: #114; } a:focus-visible { outline: 3px solid #05f; }
</style><link rel="stylesheet" href="/custom-1.css"></head>
<body><main><h1>Matches</h1></main><footer><p id="age">18+ only</p><a href="/pages/self-exclusion">Self-exclusion</a></footer></body></html>`;

const SCROLLED = `<section style="height: 90px; overflow: auto">${[1, 2, 3, 4, 5, 6, 7, 8]
  .map((each) => `<p id="rule${each}">Rule ${each}</p><button>Take ${each}</button>`)
  .join('')}</section>`;

describe("what protects, in a page with the brand's own stylesheet", () => {
  let page: Page;
  let own = '';
  let added = '';
  /** How often the stylesheet was asked for. */
  let asked = 0;
  beforeAll(async () => {
    page = await (await sharedBrowser()).newPage({ viewport: { width: 320, height: 240 } });
    await page.route('http://brand.test/**', (route) => {
      if (!route.request().url().endsWith('.css'))
        return route.fulfill({ contentType: 'text/html', body: PAGE + added });
      asked += 1;
      return route.fulfill({ contentType: 'text/css', body: own });
    });
  });
  afterAll(() => page?.close());
  const lost = async (css: string, { areas = 'footer', more = '' } = {}) => {
    own = css;
    asked = 0;
    added = more;
    await page.goto('http://brand.test/');
    return (await lostIn(page, areas)).join(', ');
  };
  const AGE = "'18+ only' cannot be read";

  it.each([
    ['display: none', '#age { display: none }', AGE],
    ['no opacity', '#age { opacity: 0.05 }', AGE],
    ['letters of the colour of their ground', '#age { color: #fff }', AGE],
    ['a ground of the colour of the letters', '#age { background: #222 }', AGE],
    ['tiny letters', '#age { font-size: 5px }', AGE],
    ['a place beside the page', '#age { position: absolute; left: -900px }', AGE],
    ['a clip', '#age { clip-path: inset(0 0 100% 0) }', AGE],
    ['a filter', 'footer { filter: opacity(4%) }', AGE],
    ['something in front', 'main::after { content: ""; position: fixed; inset: 0; background: #fff }', AGE],
    ['a parent without height', 'footer { height: 0; overflow: hidden; padding: 0 }', AGE],
    ['!important', '#age { -webkit-text-fill-color: transparent !important }', AGE],
    ['what cannot be pressed', 'footer a { pointer-events: none }', "'Self-exclusion' cannot be pressed"],
    ['no ring of the focus', 'a:focus-visible { outline: none }', 'The ring of the focus is not drawn'],
  ])('is found to be lost by %s', async (_, css, expected) => {
    expect(await lost(css)).toContain(expected);
  });

  it('is not lost where a part of the page scrolls by itself', async () => {
    const areas = 'footer, section';
    expect(await lost('h1 { letter-spacing: 1px }', { areas, more: SCROLLED })).toBe('');
    expect(await lost('#rule1 { color: #fff }', { areas, more: SCROLLED })).toBe("'Rule 1' cannot be read");
  });

  it('is not lost where the app draws it anew meanwhile', async () => {
    const more = `<script>
      let wasOff = false;
      const watched = setInterval(() => {
        const isOff = document.querySelector('link').sheet.disabled;
        const old = document.querySelector('#age');
        if (wasOff && !isOff) { old.replaceWith(old.cloneNode(true)); clearInterval(watched); }
        wasOff = isOff;
      }, 1);
    </script>`;
    expect(await lost('h1 { letter-spacing: 1px }', { more })).toBe('');
  });

  it('is not lost by other letters, corners, colours and order', async () => {
    expect(
      await lost(
        'footer { background: #103; color: #fff; border-radius: 12px } #age { font: italic 18px serif } a { color: #fd4 }',
      ),
    ).toBe('');
  });

  // It would arrive at some moment of the comparison.
  it('is looked at with the stylesheet that the page has, which is not asked for again', async () => {
    await lost('#age { display: none }');
    expect(asked).toBe(1);
  });
});
