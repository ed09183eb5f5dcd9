import { describe, expect, it } from 'vitest';
import { attempt, compute, type SlipInput } from './compute.ts';
import { SITE, versionMenu } from './config.ts';
import { FOLDERS, homePage, READERS, sidebar } from './readers.ts';
import { sitePage } from './site-page.ts';
import { sitePages } from './site-pages.ts';

const PAGES = sitePages(process.cwd());
const page = (text: string, file = 'docs/qa/README.md') => sitePage(text, file, PAGES);

describe('a page of the site', () => {
  it.each([
    ['[engine](../engine/README.md#numbers)', '[engine](../engine/index.md#numbers)'],
    ['[start](../../README.md)', '[start](../overview.md)'],
    [
      '[reference](../reference/README.md) and [recipes](../operators/recipes/)',
      '[reference](../reference/index.md) and [recipes](../operators/recipes/index.md)',
    ],
    ['[`Dockerfile`](../operators/recipes/Dockerfile)', '[`Dockerfile`](../operators/recipes/Dockerfile.md)'],
    ['![a picture](../pictures/home-390.png)', '![a picture](../pictures/home-390.png)'],
    ['[a source](../../engine/sports/lines.ts)', 'a source'],
    ['<!-- switches -->', ''],
  ])('%s becomes %s', (text, expected) => {
    expect(page(text)).toBe(expected);
  });

  it.each([
    '[abroad](https://example.org/a.md)',
    '[here](#numbers)',
    '`[in code](engine.md)`',
    '```\n[in code](../engine/sports/lines.ts)\n```',
    '[a page that is missing](nowhere.md)',
  ])('%s stays', (text) => {
    expect(page(text)).toBe(text);
  });

  it('has links from its own place on the site', () => {
    expect(page('[edge](../edge.md)', 'docs/operators/recipes/README.md')).toBe('[edge](../edge.md)');
    expect(page('[engine](../docs/engine/README.md)', 'engine/README.md')).toBe('[engine](./engine/index.md)');
  });
});

describe('the sidebar', () => {
  it('leads to every page once, and to no other', () => {
    const listed = [...READERS.flatMap(({ pages }) => pages.map(([, name]) => name)), 'try.md'];
    const others = [...PAGES.values(), 'try.md'].filter(
      (name) => !FOLDERS.some((folder) => name.startsWith(`${folder}/`)),
    );
    const recipes = others.filter(
      (name) => name.startsWith('operators/recipes/') && name !== 'operators/recipes/index.md',
    );
    expect([...new Set(listed)].toSorted()).toEqual(others.filter((name) => !recipes.includes(name)).toSorted());
    const text = JSON.stringify(sidebar([...PAGES.values()], (name) => name));
    for (const name of PAGES.values()) {
      const link = `"/${name.replace(/(?:index)?\.md$/, '')}"`;
      if (!recipes.includes(name)) expect(text).toContain(link);
    }
  });

  it('has a door for each reader on the first page', () => {
    for (const { title } of READERS) expect(homePage()).toContain(`"title": "${title}"`);
  });
});

const slip = (changes: Partial<SlipInput> = {}): SlipInput => ({
  stake: '10',
  currency: 'USDT',
  passes: ['single', '2-string-1'],
  matches: [
    { odds: '1.85', banker: false, result: 'open' },
    { odds: '3.10, 2.90', banker: false, result: 'open' },
  ],
  ...changes,
});

describe('the live examples', () => {
  it('show what the engine computes', () => {
    const { estimate, settlement, lines } = compute(slip(), 2);
    expect(estimate).toEqual({
      lines: '5',
      stake: '50.000000',
      max: '106.850000',
      guaranteed: '0.000000',
      min: '18.500000',
    });
    expect(settlement.state).toBe('open');
    expect(lines).toEqual([
      ['1', '1 @ 1.85', '1.85', '18.500000'],
      ['2', '2 @ 3.10', '3.10', '31.000000'],
    ]);
  });

  it('settle by the results that are chosen', () => {
    const results = ['selection 1 wins', 'selection 2 wins'];
    const matches = slip().matches.map((match, index) => ({ ...match, result: results[index] ?? 'open' }));
    expect(compute(slip({ matches }), 0).settlement.payout).toBe('101.150000');
    const lost = matches.map((match) => ({ ...match, result: 'all lose' }));
    expect(compute(slip({ matches: lost }), 0).settlement).toMatchObject({ state: 'lost', payout: '0.000000' });
  });

  it('leave out a bet that no longer fits, and show the sentence of an error', () => {
    expect(compute(slip({ passes: ['single', 'Trixie'] }), 0).estimate.lines).toBe('3');
    expect(attempt(() => compute(slip({ stake: 'ten' }), 0))).toContain('expected a decimal text');
  });
});

it('the menu of versions has this one with its changes, and the sites of others', () => {
  const versions = ['0.1.0', '0.2.0'].map((version) => ({ version, link: `https://docs.example/${version}/` }));
  expect(versionMenu('0.2.0', versions)).toEqual({
    text: '0.2.0',
    items: [
      { text: 'What is new in 0.2.0', link: '/changelog' },
      { text: '0.1.0', link: 'https://docs.example/0.1.0/', target: '_self' },
    ],
  });
});

it('the site searches in the page and fails on a link to nowhere', () => {
  expect(SITE).toMatchObject({ ignoreDeadLinks: 'localhostLinks', themeConfig: { search: { provider: 'local' } } });
});
