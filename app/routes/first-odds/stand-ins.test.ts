// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { PageBrand } from '#contract/brand';
import type { CricketMatch } from '#contract/entities';
import { aMatch } from '#app/features/betting/matches/test/a-match.ts';
import { append, jsx, type Drawn } from './jsx-runtime.ts';
import { setScene, type Scene } from './scene.ts';
import * as standIns from './stand-ins.ts';

const BRAND = {
  sports: ['soccer', 'bd', 'cricket'],
  games: ['hkmarksix', 'pgGames', 'noah', 'winfinity', 'pk10'],
} as unknown as PageBrand;
const pictured = (count: number) =>
  Array.from({ length: count }, (_, at) => ({ id: `g${at}`, name: `Game ${at}`, pic: '' }));

function show(over: Partial<Scene> = {}): void {
  setScene({
    brand: BRAND,
    language: 'en',
    texts: { shell: { retry: 'Again' }, sports: { live: 'Live now' } },
    games: undefined,
    matches: [aMatch(), aMatch({ match_id: 'm-2' })],
    cricket: [],
    lobby: { of: '', games: [] },
    ...over,
  });
}
function markup(drawn: Drawn): string {
  const place = document.createElement('div');
  append(place, drawn);
  return place.innerHTML;
}

beforeEach(() => show());
afterEach(() => history.replaceState(null, '', '/'));

it.each([
  [undefined, 'retry', 'Again'],
  ['sports', 'live', 'Live now'],
  [['sports', 'shell'], 'live', 'Live now'],
  [['sports', 'shell'], 'shell:retry', 'Again'],
])('texts of the namespaces %j: %s is “%s”', (namespaces, key, text) => {
  const { t, i18n } = standIns.useTranslation(namespaces);
  expect([t(key), i18n.language]).toEqual([text, 'en']);
});

it.each([
  ['/sport/soccer', '<a class="tab active" href="/sport/soccer" aria-current="page">x</a>'],
  ['/sport/bd', '<a class="tab" href="/sport/soccer">x</a>'],
])('at %s, a link of the navigation is as the router draws it', (address, html) => {
  history.replaceState(null, '', address);
  const link = { to: '/sport/soccer', className: 'tab', end: true, children: 'x' };
  expect(markup(standIns.NavLink(link))).toBe(html);
  expect(markup(standIns.Link({ to: '/a', className: 'b', children: 'x' }))).toBe('<a class="b" href="/a">x</a>');
});

it.each([
  [0, 1280, 0],
  [7, 1280, 7],
  [200, 390, 12],
  [200, 1280, 16],
])('of %i rows, on a screen %i px wide and 768 high, the first %i are drawn', (count, width, drawn) => {
  vi.stubGlobal('innerWidth', width);
  expect(standIns.useMatchWindow({ entries: Array.from({ length: count }) }).shown).toEqual(
    Array.from({ length: drawn }, (_, index) => ({ index, key: index })),
  );
});

it('what the brand offers is sorted by its kind, and without what is hidden', () => {
  const { stateOf, ...offers } = standIns.useAvailability();
  const active = (...names: readonly string[]) => names.map((game) => ({ game, state: 'active' }));
  expect(offers).toEqual({
    sports: active('soccer', 'bd', 'cricket'),
    lotteries: active('hkmarksix', 'pk10'),
    games: active('pgGames', 'noah'),
    liveGames: active('winfinity'),
  });
  expect([stateOf('soccer'), stateOf('tadaGames')]).toEqual(['active', 'hidden']);
  // An answer of the upstream without them.
  show({ games: { available: [], visible: [], disabled: [] } });
  expect(standIns.useAvailability().games).toEqual([]);
});

it('a press means the pick that its component dispatches, and nothing where it dispatches none', () => {
  const dispatch = standIns.useAppDispatch();
  const price = standIns.pickOf(aMatch(), { kind: 'wl' }, { outcome: 'd' });
  const drawn = [
    jsx('button', { onClick: () => dispatch(standIns.pickToggled(price)) }),
    jsx('button', { onClick: () => dispatch(standIns.favouriteMatchToggled() as undefined) }),
    jsx('button', {}),
  ] as unknown as readonly Element[];
  expect(drawn.map((button) => standIns.pickBy(button))).toEqual([
    { matchId: 'm-1', market: 'wl', outcome: 'd' },
    undefined,
    undefined,
  ]);
});

describe('what rows read', () => {
  it.each([
    [{ matchId: 'm-1', market: 'wl', outcome: 'd' }, '3.40'],
    [{ matchId: 'm-1', market: 'wl', outcome: 'x' }, undefined],
    [{ matchId: 'm-1', market: 'bs', outcome: 'd' }, undefined],
    [{ matchId: 'm-9', market: 'wl', outcome: 'd' }, undefined],
  ])('the price %j is %s', (key, odds) => {
    expect(standIns.useQuote(key)).toBe(odds);
  });

  it('matches, the brand, and a player who has chosen nothing', () => {
    const matches = [aMatch(), aMatch({ match_id: 'm-2' })];
    expect({
      first: standIns.useFirstMatches(),
      lists: standIns.useMatchLists(),
      match: standIns.useMatch('m-2'),
      brand: standIns.useBrand(),
      odds: standIns.useAppSelector(({ preferences }) => preferences.oddsFormat),
      isOn: standIns.usePickIsOn(),
      favourites: standIns.useFavourites(),
      filter: standIns.useLobbyFilter()[0],
      news: standIns.OddsNews(),
      isNear: standIns.useIsNear(),
    }).toEqual({
      first: { matches, isError: false },
      lists: { matches, total: undefined, isWhole: false, status: 'ready' },
      match: matches[1],
      brand: BRAND,
      odds: 'decimal',
      isOn: false,
      favourites: { matches: [], leagues: [] },
      filter: {
        day: '',
        isFavouritesOnly: false,
        leagues: [],
        market: 'wl',
        phase: 'all',
        search: '',
        view: 'day',
      },
      news: null,
      isNear: true,
    });
  });

  it('six games of the lobby that was answered, and four matches of cricket; the rest waits', () => {
    const cricket = Array.from({ length: 5 }, (_, at) => ({ matchId: `c${at}` })) as unknown as CricketMatch[];
    show({ cricket, lobby: { of: 'noah', games: pictured(7) } });
    const WAITING = { data: undefined, isError: false };
    expect([
      standIns.useTeaserNoahQuery(),
      standIns.useTeaserPgQuery(),
      standIns.useTeaserTadaQuery(),
      standIns.useTeaserCricketQuery(),
      standIns.useTeaserLiveQuery(),
      standIns.useTeaserDrawQuery(),
      standIns.useTeaserRaceQuery(),
      standIns.useListBannersQuery(),
      standIns.useListMarqueeNoticesQuery(),
    ]).toEqual([
      { data: pictured(6), isError: false },
      WAITING,
      WAITING,
      { data: cricket.slice(0, 4), isLoading: false },
      WAITING,
      WAITING,
      WAITING,
      WAITING,
      WAITING,
    ]);
    show({ lobby: { of: 'pgGames', games: pictured(2) } });
    expect(standIns.useTeaserPgQuery()).toEqual({ data: pictured(2), isError: false });
    show({ lobby: { of: 'tadaGames', games: pictured(2) } });
    expect(standIns.useTeaserTadaQuery()).toEqual({ data: pictured(2), isError: false });
  });
});
