import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import type { AppConfig } from '#contract/brand';
import { earlyRequests } from './early-requests.ts';
import { openFirstOdds } from './first-odds.ts';
import { gatherTexts } from './gather-texts.ts';
import { pageConfig } from './page-config.ts';
import { readBrand } from './brand/read-brand.ts';
import { pageHtml } from './static-shell.ts';

/** It has no types of its own. */
const { JSDOM } = (await import('jsdom' as string)) as {
  JSDOM: new (html: string, options?: { readonly url: string }) => { readonly window: Window & typeof globalThis };
};
const ROOT = process.cwd();
const APP = {
  script: 'app.js',
  style: 'a.css',
  pressStyle: '',
  lazyStyle: 'l.css',
  first: [],
  groups: {},
  firstOdds: 'f.js',
};
const ALL_GAMES = Array.from({ length: 400 }, (_, id) => ({ game_id: id, status: 1 }));
const game = (id: string) => ({ id, name: `Game ${id}`, pic: `/content/${id}.svg` });
const LISTS: Readonly<Record<string, unknown>> = {
  '/3rd-game/api/v1/pg2/games/list': ['a', 'b', 'c', 'd', 'e', 'f', 'g'].map(game),
  '/sports/cricketAPI/matchData/matchList': [
    {
      matchId: 'm',
      home: 'Ganga',
      away: 'Deccan',
      league: 'Premier',
      startTime: '2031-05-04T12:00:00Z',
      state: 'live',
      score: '9/1',
    },
  ],
};

describe('the first block of the home page, drawn before the app is there', () => {
  const folder = openFirstOdds({ root: ROOT, isDevelopment: false });
  let drawFirst: (asked: object) => Promise<void>;
  beforeAll(async () => {
    const { script } = await (await folder).compile();
    ({ drawFirst } = (await import(`data:text/javascript,${encodeURIComponent(script)}`)) as {
      drawFirst: typeof drawFirst;
    });
  });
  afterAll(async () => (await folder).close());
  afterEach(() => vi.unstubAllGlobals());

  /** The page of a brand, with the answers that its frame has asked for. */
  async function drawnPage(id: string, available: unknown = ALL_GAMES) {
    const brand = await readBrand(ROOT, id);
    const texts = await gatherTexts(ROOT, brand.languages);
    const config: AppConfig = pageConfig(brand, texts.version, {});
    const { window } = new JSDOM(pageHtml({ brand, config, app: APP, theme: 't.css', texts: texts.files }), {
      url: 'https://brand.example/',
    });
    for (const name of ['document', 'location', 'localStorage', 'Node', 'Element', 'MutationObserver'] as const)
      vi.stubGlobal(name, window[name]);
    const [home] = earlyRequests(brand, APP, '/locales/0').pages;
    const [games = '', list] = home?.calls ?? [];
    const answers = {
      texts: JSON.parse(texts.files.get(`${brand.defaultLanguage}/first.json`) ?? '{}') as object,
      [games]: { data: available },
      ...(list !== undefined && { [list]: { data: LISTS[list] } }),
    };
    const early = Object.entries(answers).map(([address, body]) => [
      address,
      { answer: Promise.resolve({ response: Response.json(body) }) },
    ]);
    vi.stubGlobal('slipwayEarly', Object.fromEntries(early));
    // Set by the script, and not for other files.
    vi.stubGlobal('slipwayFirst', undefined);
    const before = outline(window.document);
    await drawFirst({ ...home?.first, texts: 'texts', games, list });
    const drawn = { before, after: outline(window.document), entries: textsOf(window.document) };
    // Ends what waits for the app.
    window.document.getElementById('root')?.append(window.document.createElement('main'));
    window.history.pushState(null, '', '/results');
    window.document.getElementById('root')?.append('gone');
    await vi.waitFor(() => expect(window.document.getElementById('frame')).toBeNull());
    return drawn;
  }
  const outline = ({ body }: Document) =>
    [...body.querySelectorAll('main > *')].map(
      ({ className, tagName }) => /static-(?:banner|first)/.exec(className)?.[0] ?? tagName.toLowerCase(),
    );
  const textsOf = ({ body }: Document) =>
    [...body.querySelectorAll('main li a')].map((link) => link.textContent?.trim());

  it('is the lotteries, above the banner', async () => {
    const { before, after, entries } = await drawnPage('koiparade');
    expect([before, after]).toEqual([
      ['static-first', 'static-banner'],
      ['section', 'static-banner'],
    ]);
    expect(entries.slice(0, 2)).toEqual(['香港六合彩', '澳门六合彩']);
  });

  it('is cricket', async () => {
    const { after, entries } = await drawnPage('sixerline');
    expect(after).toEqual(['section']);
    expect(entries[0]).toMatch(/Ganga .* Deccan/);
  });

  it('is the first games, with the lobbies that are not asked for yet as shapes', async () => {
    const { before, after, entries } = await drawnPage('nightjar');
    expect([before, after]).toEqual([['static-first'], ['section', 'section', 'section', 'section']]);
    expect(entries).toEqual(['Game a', 'Game b', 'Game c', 'Game d', 'Game e', 'Game f']);
  });

  it.each([
    ['begins with its banner', 'harborlight', ['static-banner', 'static-first'], 'high'],
    [
      'has its banner below the matches, whose picture comes after what they need',
      'barriogol',
      ['static-first', 'static-banner'],
      'low',
    ],
  ])('stays the frame of a brand that %s', async (_what, id, parts, priority) => {
    const brand = await readBrand(ROOT, id);
    const config = pageConfig(brand, '0', {});
    const { window } = new JSDOM(pageHtml({ brand, config, app: APP, theme: 't.css', texts: new Map() }));
    expect(outline(window.document)).toEqual(parts);
    expect(window.document.querySelector('main img')?.getAttribute('fetchpriority')).toBe(priority);
  });
});
