import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Browser } from 'playwright-core';
import { expect, it } from 'vitest';
import { readBrand } from '#cli/build/brand/read-brand.ts';
import { LAYOUTS, SCREENS } from './screens.ts';
import { drawSheet, type Shot } from './sheet.ts';

it('the overview has a column for each brand, with both layouts below each other', async () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'slipway-sheet-'));
  const calls: unknown[] = [];
  const note = (name: string) => (value?: unknown) => {
    calls.push([name, value]);
    return Promise.resolve();
  };
  const page = { setContent: note('content'), screenshot: note('picture'), close: note('close') };
  const browser = {
    newPage: (options: unknown) => {
      calls.push(['page', options]);
      return Promise.resolve(page);
    },
  } as unknown as Browser;
  const shots = (brands: readonly string[]): Shot[] =>
    brands.flatMap((brand) =>
      ['desktop', 'mobile', 'other'].map((layout) => {
        const file = path.join(folder, `${brand.length}-${layout}.png`);
        writeFileSync(file, `${brand} ${layout}`);
        return { brand, screen: 'home', layout, file };
      }),
    );
  try {
    await drawSheet(browser, shots(['one', 'two & <b>']), 'sheet.png');
    const [opened, content, ...rest] = calls.splice(0);
    const picture = (text: string) => `data:image/png;base64,${Buffer.from(text).toString('base64')}`;
    const columns = /<section>.*/.exec(String((content as [string, string])[1]))?.[0];
    expect([opened, columns, rest]).toEqual([
      ['page', { viewport: { width: 936, height: 600 } }],
      ['one', 'two & <b>']
        .map(
          (brand) =>
            `<section><h2>${brand.replace('&', '&amp;').replace('<b>', '&lt;b&gt;')}</h2><img width="420" src="${picture(`${brand} desktop`)}"><img width="200" src="${picture(`${brand} mobile`)}"><img width="200" src="${picture(`${brand} other`)}"></section>`,
        )
        .join(''),
      [
        ['picture', { path: 'sheet.png', fullPage: true }],
        ['close', undefined],
      ],
    ]);
    await drawSheet(browser, shots(['a', 'bb', 'ccc', 'dddd', 'eeeee']), 'sheet.png');
    expect(calls[0]).toEqual(['page', { viewport: { width: 4 * 456 + 24, height: 600 } }]);
    expect(String((calls[1] as [string, string])[1])).toContain('repeat(4,max-content)');
  } finally {
    rmSync(folder, { recursive: true });
  }
});

it('the screens of a brand begin at these addresses', async () => {
  const brand = await readBrand(process.cwd(), 'harborlight');
  const addresses = (sports: readonly string[], games: readonly string[]) =>
    SCREENS.map(({ name, address, isSignedIn }) => [
      name,
      address({ ...brand, sports, games } as typeof brand),
      isSignedIn === true,
    ]);
  expect(addresses(['cricket', 'bd', 'soccer'], ['pgGames', 'winfinity', 'pk10', 'hkmarksix'])).toEqual([
    ['home', '/', false],
    ['lobby', '/sport/bd', false],
    ['match', '/sport/bd', false],
    ['slip', '/sport/bd', false],
    ['sign-in', '/login', false],
    ['wallet', '/profile?wallet=deposit', true],
    ['lottery', '/lottery/pk10', true],
  ]);
  expect(addresses(['cricket'], ['pgGames', 'tadaGames', 'noah', 'winfinity']).map(([, address]) => address)).toEqual([
    '/',
    undefined,
    undefined,
    undefined,
    '/login',
    '/profile?wallet=deposit',
    undefined,
  ]);
  expect(LAYOUTS).toEqual([
    { name: 'desktop', width: 1280, height: 900 },
    { name: 'mobile', width: 390, height: 844 },
  ]);
});
