import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Match } from '#contract/entities';
import { BRAND } from '#app/test/own-brand.ts';
import { arrange, arrangeBySport } from './arrange.ts';
import {
  filterMatches,
  isFavourite,
  leagueKey,
  NO_FILTER,
  PHASES,
  readFilter,
  VIEWS,
  writeFilter,
  type LobbyFilter,
} from './lobby-filter.ts';
import { localDay } from '#app/i18n/local-day.ts';

const ROOM = { markets: BRAND.markets, only: 'wl' } as const;
const LEAGUES = ['brn', 'ibr', 'cup'];

const someMatch = fc.record({
  id: fc.uuid(),
  game: fc.constantFrom('soccer' as const, 'bd' as const),
  league: fc.constantFrom(...LEAGUES),
  hour: fc.nat({ max: 95 }),
  state: fc.constantFrom<Match['state']>('scheduled', 'scheduled', 'live', 'finished'),
  home: fc.constantFrom('Grêmio Itaporã', 'Kingsport City', 'Balıkören Deniz'),
});
const someMatches = fc.array(someMatch, { maxLength: 40 }).map((list) =>
  list
    .map(({ id, game, league, hour, state, home }): Match => ({
      match_id: id,
      game,
      league: { id: league, name: league.toUpperCase() },
      home,
      away: 'Halcyon',
      start_time: new Date(Date.UTC(2026, 2, 14, hour)).toISOString(),
      state,
      markets: [],
    }))
    .sort((a, b) => a.start_time.localeCompare(b.start_time)),
);
const someFilter: fc.Arbitrary<LobbyFilter> = fc.record({
  view: fc.constantFrom(...VIEWS),
  phase: fc.constantFrom(...PHASES),
  search: fc.constantFrom('', 'gremio', 'KINGS', 'baliko', 'halcyon cup', 'zz'),
  day: fc.constantFrom('', '2026-03-15'),
  leagues: fc.subarray(LEAGUES.map((league) => `soccer.${league}`)),
  isFavouritesOnly: fc.boolean(),
  market: fc.constantFrom('wl' as const, 'handicap' as const),
});

describe('the filter of a lobby', () => {
  it('is written to the address and read back, and leaves other flags alone', () => {
    fc.assert(
      fc.property(someFilter, (filter) => {
        const written = writeFilter(filter, new URLSearchParams('mybet=true'));
        expect(readFilter(written)).toEqual(filter);
        expect(written.get('mybet')).toBe('true');
      }),
    );
    expect(String(writeFilter(NO_FILTER, new URLSearchParams()))).toBe('');
  });

  it('takes any address without a fault', () => {
    fc.assert(
      fc.property(fc.dictionary(fc.constantFrom('view', 'day', 'leagues', 'q', 'market'), fc.string()), (search) => {
        const filter = readFilter(new URLSearchParams(search));
        expect(readFilter(writeFilter(filter, new URLSearchParams()))).toEqual(filter);
      }),
    );
  });

  it('leaves exactly the matches that fit every part of it, in their order', () => {
    fc.assert(
      fc.property(someMatches, someFilter, fc.subarray(LEAGUES), (matches, filter, starred) => {
        const favourites = { matches: [], leagues: starred.map((league) => `bd.${league}`) };
        const left = filterMatches(matches, filter, favourites);
        expect(left).toEqual(matches.filter((match) => left.includes(match)));
        for (const match of matches) {
          const fits =
            (match.state === 'live' || match.state === 'scheduled') &&
            (filter.phase === 'all' || (filter.phase === 'live') === (match.state === 'live')) &&
            (filter.day === '' || localDay(match.start_time) === filter.day) &&
            (filter.leagues.length === 0 || filter.leagues.includes(leagueKey(match))) &&
            (!filter.isFavouritesOnly || isFavourite(match, favourites)) &&
            filterMatches([match], { ...NO_FILTER, search: filter.search }, favourites).length === 1;
          expect(left.includes(match)).toBe(fits);
        }
      }),
    );
  });

  it('finds names however they are typed', () => {
    const match = {
      home: 'Grêmio Itaporã',
      away: 'Balıkören',
      league: { id: 'x', name: 'Liga Ibérica' },
      state: 'live',
    };
    const finds = (search: string) =>
      filterMatches([match as Match], { ...NO_FILTER, search }, { matches: [], leagues: [] }).length === 1;
    expect(['GREMIO', 'itapora balikoren', 'iberica grem', '  '].map(finds)).toEqual([true, true, true, true]);
    expect(finds('gremio madrid')).toBe(false);
  });
});

describe('the order of a lobby', () => {
  it('loses no match and repeats none, and has a heading wherever a new day or league begins', () => {
    fc.assert(
      fc.property(someMatches, fc.constantFrom(...VIEWS), (matches, view) => {
        const entries = arrange(matches, view, ROOM);
        expect(new Set(entries.map(({ match }) => match))).toEqual(new Set(matches));
        expect(entries).toHaveLength(matches.length);
        const bands = entries.flatMap(({ band, match }) =>
          band === undefined ? [] : [{ ...band, key: leagueKey(match) }],
        );
        // A band comes once: no group is split in two.
        if (view === 'day') {
          const ofDays = bands.map(({ day, key }) => `${day} ${key}`);
          expect(new Set(ofDays).size).toBe(ofDays.length);
          // Live matches have one band, and name their leagues themselves.
          expect(
            bands.every(({ day, league }) => day !== undefined && (day === 'live') === (league === undefined)),
          ).toBe(true);
          expect(bands.filter(({ day }) => day === 'live').length).toBeLessThanOrEqual(
            new Set(matches.map(({ game }) => game)).size,
          );
          for (const { match, namesLeague = false } of entries) expect(namesLeague).toBe(match.state === 'live');
        }
        if (view === 'league')
          expect(bands.map(({ key }) => key).sort()).toEqual([...new Set(matches.map(leagueKey))].sort());
        if (view === 'time') expect(entries.map(({ match }) => match)).toEqual(matches);
      }),
    );
  });

  it('by sport has one band for each sport, in the given order, and rows that name their leagues', () => {
    fc.assert(
      fc.property(someMatches, (matches) => {
        const entries = arrangeBySport(matches, ['bd', 'soccer'], ROOM);
        expect(new Set(entries.map(({ match }) => match))).toEqual(new Set(matches));
        const sports = entries.flatMap(({ band }) => band?.sport ?? []);
        const inOrder = ['bd', 'soccer'].filter((game) => matches.some((match) => match.game === game));
        expect(sports).toEqual(inOrder);
        expect(entries.every(({ namesLeague }) => namesLeague)).toBe(true);
      }),
    );
  });

  it('puts live matches first by day, and first within each league', () => {
    fc.assert(
      fc.property(someMatches, (matches) => {
        const isLive = arrange(matches, 'day', ROOM).map(({ match }) => match.state === 'live');
        expect(isLive.lastIndexOf(true)).toBeLessThan(isLive.includes(false) ? isLive.indexOf(false) : isLive.length);
      }),
    );
  });

  const sold = (id: string, markets: Match['markets']): Match => ({
    match_id: id,
    game: 'soccer',
    league: { id: 'l', name: 'League' },
    home: 'Home',
    away: 'Away',
    start_time: '2026-03-14T12:00:00.000Z',
    state: 'live',
    score: '4:0',
    markets,
  });
  const prices = (kind: 'wl' | 'handicap', outcomes: string): Match['markets'][number] => ({
    kind,
    status: 'open',
    outcomes: [...outcomes].map((outcome) => ({ outcome, odds: '2' })),
  });
  const WON = sold('won', [prices('wl', 'wd'), prices('handicap', 'wdl')]);
  const OVER = sold('over', [{ kind: 'wl', status: 'closed', outcomes: [] }]);
  const OPEN = sold('open', [prices('wl', 'wdl')]);
  /** For a moment: it keeps its place, and its last prices. */
  const STOPPED = sold('stopped', [{ ...prices('wl', 'wdl'), status: 'suspended' }]);

  it.each([
    ['the result', 'wl', ['stopped', 'open', 'won', 'over']],
    ['another market', 'handicap', ['won', 'stopped', 'open', 'over']],
  ] as const)('puts live matches without prices of %s below those that have them', (_, market, expected) => {
    const entries = arrange([OVER, STOPPED, WON, OPEN], 'day', { ...ROOM, only: market });
    expect(entries.map(({ match }) => match.match_id)).toEqual(expected);
  });

  it('by sport has live matches without prices below those that have them, too', () => {
    const entries = arrangeBySport([OVER, WON, OPEN], ['soccer'], ROOM);
    expect(entries.map(({ match }) => match.match_id)).toEqual(['open', 'won', 'over']);
  });
});
