import { expect, it } from 'vitest';
import type { CricketMatch, Match } from '#contract/entities';
import { entriesOfCricket, entriesOfMatches, type EntryWords } from './match-entries.ts';

const words: EntryWords = {
  sport: (sport) => sport.toUpperCase(),
  versus: (home, away) => `${home} - ${away}`,
  when: ({ start, isLive }) => (isLive ? 'live' : start),
};
const STATES = ['finished', 'scheduled', 'void', 'live'] as const;

it('open matches are found with their league and teams, live ones first', () => {
  const matches = STATES.map((state): Match => ({
    match_id: `m-${state}`,
    game: 'soccer',
    league: { id: 'l-1', name: 'North' },
    home: `A ${state}`,
    away: 'B',
    start_time: '12:00',
    state,
    markets: [],
  }));
  const of = (state: string, when: string) => [
    ['leagues', expect.stringMatching(/^\/sport\/soccer\?leagues=/), 'North', 'SOCCER'],
    ['teams', `/sport/soccer?q=A+${state}`, `A ${state}`, 'SOCCER'],
    ['teams', '/sport/soccer?q=B', 'B', 'SOCCER'],
    ['matches', `/sport/soccer/m-${state}`, `A ${state} - B`, `SOCCER · North · ${when}`],
  ];
  expect(entriesOfMatches(matches, words).map(({ kind, to, title, note }) => [kind, to, title, note])).toEqual([
    ...of('live', 'live'),
    ...of('scheduled', '12:00'),
  ]);
});

it('so are those of cricket', () => {
  const matches = STATES.map(
    (state) =>
      ({ matchId: `c-${state}`, league: 'Cup', home: 'A', away: 'B', startTime: '12:00', state }) as CricketMatch,
  );
  const of = (state: string, when: string) => [
    ['leagues', '/sport/cricket?q=Cup', 'Cup', 'CRICKET'],
    ['teams', '/sport/cricket?q=A', 'A', 'CRICKET'],
    ['teams', '/sport/cricket?q=B', 'B', 'CRICKET'],
    ['matches', `/sport/cricket/c-${state}`, 'A - B', `CRICKET · Cup · ${when}`],
  ];
  expect(entriesOfCricket(matches, words).map(({ kind, to, title, note }) => [kind, to, title, note])).toEqual([
    ...of('live', 'live'),
    ...of('scheduled', '12:00'),
  ]);
});
