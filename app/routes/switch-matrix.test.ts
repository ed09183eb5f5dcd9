import { matchPath } from 'react-router-dom';
import { describe, expect, it } from 'vitest';
import { stateOf } from '#app/features/around/availability/availability.ts';
import { isOfferedContent, isOfferedPath } from '#app/features/around/availability/offered-path.ts';
import { methodsOf } from '#app/features/money/wallet/ui/methods.ts';
import { extraEntries, GAME_ENTRIES } from '#app/layout/nav-entries.ts';
import { paths } from '#app/paths.ts';
import { ADDRESSES, SWITCHES } from '#app/test/switches.ts';
import { earlyRequests } from '#cli/build/early-requests.ts';
import { readBrand } from '#cli/build/brand/read-brand.ts';
import { publicPages } from '#cli/build/heads/sitemap.ts';
import { brandIds } from '#cli/build/brand/brand-id.ts';
import type { Brand } from '#contract/brand';
import { DEPOSIT_CHANNELS, newContent, PAYMENT_TYPES } from '#fixtures/world';
import { sectionsOf, TEXT_PAGES, type TextPageName } from './around/text-pages.ts';

const BRANDS = await Promise.all(brandIds(process.cwd()).map((id) => readBrand(process.cwd(), id)));
const CELLS = BRANDS.flatMap((brand) => SWITCHES.map((each) => ({ id: brand.id, name: each.name, brand, each })));
const NOTHING = /(?!)/;

/** Every way into the pages of a brand, and what is asked for it, as data. */
function waysOf(brand: Brand) {
  const isVisible = (game: Parameters<typeof stateOf>[0]) => stateOf(game, brand, undefined) !== 'hidden';
  const shows = { features: brand.features, isVisible };
  const content = newContent(Date.parse('2031-05-04T12:00:00Z'), brand);
  const written = [...content.banners, ...content.promotions];
  return {
    shows,
    written,
    navigation: [
      ...[...brand.sports, ...brand.games].filter(isVisible).map((game) => GAME_ENTRIES[game].to),
      // The shell's entries are for games and numbers of games alike.
      ...extraEntries({ isVisible: isVisible as Parameters<typeof extraEntries>[0]['isVisible'] }, brand).map(
        ({ to }) => to,
      ),
    ],
    inSitemap: publicPages(brand),
    early: JSON.stringify(
      earlyRequests(brand, { groups: {}, firstOdds: 'odds.js', lazyStyle: 'later.css' }, '/locales/00000000'),
    ),
    methods: methodsOf(
      PAYMENT_TYPES.map(({ type }) => ({ type, status: 1 })),
      DEPOSIT_CHANNELS.map(({ minutes: _minutes, home: _home, ...channel }) => ({ ...channel, currency: 'USDT' })),
      brand,
    ).flatMap(({ type, channels }) => channels.map(({ name }) => `${type} ${name}`)),
    sections: (Object.keys(TEXT_PAGES) as TextPageName[]).flatMap((page) =>
      sectionsOf(page, brand).map(({ id }) => `${page}:${id}`),
    ),
  };
}

/** Sections and methods that go with a switch. */
const GOES: Readonly<Record<string, { readonly sections?: readonly string[]; readonly methods?: RegExp }>> = {
  sports: { sections: ['rules:s1', 'rules:s2', 'fairness:s1', 'fairness:s2', 'faq:s3', 'faq:s4'] },
  lotteries: { sections: ['rules:s5'] },
  crypto: { methods: /^crypto / },
  card: { methods: /^card / },
  bank: { methods: /^fiat (?!PIX)/i },
  eWallet: { methods: /^third_party (?!PIX)/ },
  pix: { methods: /PIX/i },
};

describe('a brand without one of its switches', () => {
  it.each(CELLS)('$id without $name: no way leads to it, none to nowhere, and nothing is asked for it', (cell) => {
    const { brand, each } = cell;
    const ways = waysOf({ ...brand, ...each.off(brand) });
    const { calls = NOTHING, links = NOTHING } = each;
    const { sections = [], methods = NOTHING } = GOES[each.name] ?? {};
    // No way to it.
    expect(ADDRESSES.filter((address) => links.test(address) && isOfferedPath(address, ways.shows))).toEqual([]);
    expect([...ways.navigation, ...ways.inSitemap].filter((address) => links.test(address))).toEqual([]);
    expect(ways.written.filter(({ url }) => links.test(url))).toEqual([]);
    expect(ways.written.filter((piece) => !isOfferedContent(piece, ways.shows))).toEqual([]);
    expect(ways.sections.filter((section) => sections.includes(section))).toEqual([]);
    expect(ways.methods.filter((method) => methods.test(method))).toEqual([]);
    // None to nowhere.
    for (const address of [...ways.navigation, ...ways.inSitemap]) {
      expect(isOfferedPath(address, ways.shows), address).toBe(true);
      expect(
        Object.values(paths).some((pattern) => matchPath(pattern, address) !== null),
        address,
      ).toBe(true);
    }
    // Nothing is asked for it, not even before the app is there.
    expect(calls.test(ways.early)).toBe(false);
  });

  it('keeps all that is not about it: every brand has each of its ways', () => {
    for (const brand of BRANDS) {
      const ways = waysOf(brand);
      for (const { name, isOn, off, links = NOTHING } of SWITCHES) {
        if (!isOn(brand)) continue;
        const without = waysOf({ ...brand, ...off(brand) });
        const { sections = [], methods = NOTHING } = GOES[name] ?? {};
        const gone = (all: readonly string[], left: readonly string[]) => all.filter((one) => !left.includes(one));
        const lost = gone([...ways.navigation, ...ways.inSitemap], [...without.navigation, ...without.inSitemap]);
        // Results and rules go with the last game that has them.
        expect(
          lost.filter((address) => !links.test(address) && !/^\/(?:results|howToPlay)$/.test(address)),
          `${brand.id} ${name}`,
        ).toEqual([]);
        const kept = (section: string) => !sections.includes(section) && !/^(?:fairness:s[34]|terms:s3)$/.test(section);
        expect(gone(ways.sections, without.sections).filter(kept), `${brand.id} ${name}`).toEqual([]);
        expect(
          gone(ways.methods, without.methods).filter((method) => !methods.test(method)),
          `${brand.id} ${name}`,
        ).toEqual([]);
      }
    }
  });
});
