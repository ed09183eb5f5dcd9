// @vitest-environment jsdom
// Own workers: another page that is left open would add its calls to those that are noted.
// @vitest-environment-options {"pretendToBeVisual": true}
import { createElement as h, useState } from 'react';
import { it } from 'vitest';
import { statesOf } from '#app/test/markup/drawn-states.ts';
import type { MatchDetails, MatchEvent } from '#contract/entities';
import { MatchCentre } from './match-centre.tsx';
import { PriceTracks } from './model/price-tracks.ts';

const START = '2026-03-01T15:00:00.000Z';
const event = (seq: number, change: Partial<MatchEvent> = {}): MatchEvent => ({
  id: `e${seq}`,
  seq,
  kind: 'goal',
  period: seq < 4 ? 1 : 2,
  minute: seq * 10,
  side: 'home',
  ...change,
});
const match = (change: Partial<MatchDetails>): MatchDetails => ({
  match_id: 'm1',
  league: { id: 'l1', name: 'League' } as never,
  home: 'Reds',
  away: 'Blues',
  start_time: START,
  state: 'live',
  minute: 50,
  half_time_score: '1:0',
  game: 'soccer',
  periods: [],
  events: [],
  statistics: [],
  form: { home: [], away: [] },
  ...change,
});
const result = (day: number, kind: 'won' | 'drawn' | 'lost', isHome: boolean) => ({
  start_time: `2026-02-0${day}T18:00:00.000Z`,
  opponent: `Team ${day}`,
  isHome,
  score: `${day}:1`,
  result: kind,
});

const EVENTS = [
  event(1, { kind: 'corner', spot: { x: 100, y: 0 } }),
  event(2, { kind: 'goal', spot: { x: 90, y: 50 } }),
  event(3, { kind: 'yellow', side: 'away', spot: { x: 40, y: 20 } }),
  event(4, { kind: 'goal', cancelled: true, spot: { x: 88, y: 44 } }),
  event(5, { kind: 'red', side: 'away', spot: { x: 0, y: 100 } }),
  event(6, { kind: 'shot', spot: { x: 70, y: 30 } }),
  event(7, { kind: 'save', side: 'away', spot: { x: 10, y: 60 } }),
];
const SOCCER = match({
  score: '1:0',
  periods: [
    { home: 1, away: 0 },
    { home: 0, away: 0 },
  ],
  events: EVENTS,
  statistics: [
    { kind: 'possession', home: 61, away: 39 },
    { kind: 'shots', home: 1, away: 2 },
    { kind: 'reds', home: 0, away: 1 },
    { kind: 'yellows', home: 0, away: 0 },
  ],
  form: { home: [result(3, 'won', true), result(1, 'drawn', false)], away: [result(2, 'lost', true)] },
});
const BASKETBALL = match({
  game: 'basketball',
  state: 'finished',
  score: '28:27',
  periods: [
    { home: 20, away: 25 },
    { home: 8, away: 2 },
  ],
  events: [
    ...Array.from({ length: 15 }, (_, at) =>
      event(at + 1, { kind: 'points', points: (at % 3) + 1, period: at < 8 ? 1 : 2 }),
    ),
    event(16, { kind: 'timeout', side: 'away', period: 2 }),
  ],
  form: { home: [], away: [result(2, 'lost', false)] },
});
const CRICKET = match({
  game: 'cricket',
  score: '24:3',
  periods: [{ home: 24 }, { away: 3 }],
  events: [
    event(1, { kind: 'over', points: 20, minute: 1, balls: ['6', '6', 'W', '4', '0', '4'], period: 1 }),
    event(2, { kind: 'over', points: 4, minute: 2, balls: ['4', 'W'], period: 1 }),
    event(3, { kind: 'over', points: 3, minute: 1, balls: ['1', 'wd', '1'], side: 'away', period: 2 }),
  ],
  statistics: [
    { kind: 'wickets', home: 2, away: 0 },
    { kind: 'balls', home: 105, away: 0 },
  ],
});
const CENTRES: Readonly<Record<string, MatchDetails>> = {
  'basketball that is finished': BASKETBALL,
  'cricket with a wicket last': match({ ...CRICKET, events: CRICKET.events.slice(0, 2), score: '24:0' }),
  'live without anything yet': match({ score: '0:0' }),
  'to come, with the form alone': match({ state: 'scheduled', form: SOCCER.form }),
  'finished, with events missing': match({ state: 'finished', score: '2:0', events: EVENTS.slice(1) }),
  'live without a score': match({ periods: [{ home: 1 }] }),
  'cricket without balls': match({ ...CRICKET, statistics: [{ kind: 'wickets', home: 2, away: 0 }] }),
  'cricket without wickets': match({ ...CRICKET, statistics: [{ kind: 'balls', home: 6, away: 0 }] }),
  'to come, with nothing': match({ state: 'scheduled' }),
};
const centre = (details: MatchDetails | undefined, prices?: object) =>
  h(MatchCentre, { match: details ?? SOCCER, details, isBeside: true, ...prices } as never);

const AT = Date.parse(START);
const MARKETS = [
  {
    key: 'wl',
    title: 'Winner',
    outcomes: [
      { key: 'wl w', label: 'Reds' },
      { key: 'wl d', label: 'Draw' },
      { key: 'wl l', label: 'Blues' },
    ],
  },
  { key: 'ou', title: 'Goals', outcomes: [{ key: 'ou o', label: 'Over' }] },
];
function seen(): PriceTracks {
  const tracks = new PriceTracks();
  tracks.record(
    'm1',
    new Map([
      ['wl w', '2.00'],
      ['wl d', '3.00'],
      ['ou o', '1.90'],
    ]),
    AT,
  );
  tracks.record(
    'm1',
    new Map([
      ['wl w', '1.50'],
      ['wl d', '3.00'],
      ['ou o', '1.90'],
    ]),
    AT + 60_000,
  );
  return tracks;
}
const prices = (markets: typeof MARKETS, tracks = seen()) => ({
  prices: {
    game: 'soccer',
    markets,
    tracks,
    keyOf: ({ kind, outcome }: { kind: string; outcome: string }) => `${kind} ${outcome}`,
    formatPrice: (odds: string) => `@${odds}`,
  },
});
const track = (outcome: string, ...points: readonly (readonly [minutes: number, odds: string])[]) => ({
  kind: 'wl',
  outcome,
  prices: points.map(([minutes, odds]) => ({ at: new Date(AT - minutes * 60_000).toISOString(), odds })),
});

/** A match whose details come anew with each press. */
function Changing({ all }: { readonly all: readonly MatchDetails[] }) {
  const [at, setAt] = useState(0);
  return [h('button', { key: 1, onClick: () => setAt(at + 1) }, 'next'), h('div', { key: 2 }, centre(all[at]))];
}

it('each state of the match centre', async () => {
  const lacks = { answers: { '/prices': { status: 404 } } } as const;
  await statesOf(
    {},
    async (states) => {
      const all = Object.entries(CENTRES).map(([name, details]) =>
        h('div', { key: name, className: name }, centre(details)),
      );
      await states.draw('beside each other', all);
      await states.explore('soccer', centre(SOCCER));
      await states.press('Stats', 'statistics of soccer');
      await states.press('Form', 'form of soccer');
      await states.explore('cricket', centre(CRICKET));
      await states.press('Stats', 'statistics of cricket');
      await states.explore('basketball', centre(BASKETBALL));
      await states.draw('prices alone', centre(undefined, prices(MARKETS)), lacks);
      await states.press('Odds', 'prices that were seen');
      await states.press('Goals', 'a price that stands');
      await states.draw('prices before they are seen', centre(undefined, prices(MARKETS, new PriceTracks())), lacks);
      await states.press('Odds', 'no prices');
      const tracks = [track('w', [3_000, '2.40'], [1, '2.00']), track('d', [3_000, '3.00'])];
      await states.draw('prices with a history of two days', centre(undefined, prices(MARKETS)), {
        answers: { prices: { data: { match_id: 'm1', tracks } } },
      });
      await states.press('Odds', 'the history of two days');
      const news = (...events: readonly MatchEvent[]) => match({ score: '1:0', events: [...EVENTS, ...events] });
      const goal = event(8, { side: 'away' });
      await states.draw(
        'news',
        h(Changing, {
          all: [news(), news(goal), news(goal, event(9, { kind: 'corner' })), match({ state: 'finished' })],
        }),
      );
      for (const name of ['a goal', 'a corner, which is no news', 'the end']) await states.press('next', name);
      await states.draw(
        'news of cricket',
        h(Changing, { all: [match({ game: 'cricket' }), CENTRES['cricket with a wicket last'] as MatchDetails] }),
      );
      await states.press('next', 'a wicket');
    },
    `
    # beside each other
    button "Timeline" [pressed]
    button "Live" [pressed]
    "160′"
    "150′"
    # soccer
    "Shot saved"
    # statistics of soccer
    button "Stats" [pressed]
    button "Timeline"
    "Stats"
    "Possession"
    # form of soccer
    button "Form" [pressed]
    "Team 3"
    "Feb 3"
    "Team 1"
    # cricket
    "24/2 (17.3 overs)"
    "Over 1, runs: 3"
    "24"
    "–"
    # statistics of cricket
    "17.3"
    "Wickets lost"
    "Overs"
    "0.0"
    # basketball
    "Points: +3"
    "30:0"
    "140′"
    "Points: +2"
    # prices alone
    button "Odds"
    # prices that were seen
    button "Odds" [pressed]
    button "Winner" [pressed]
    "Reds @1.50"
    "Draw @3.00"
    # a price that stands
    button "Goals" [pressed]
    "Over @1.90"
    "No price has changed since 03:00:00 PM, when this page first saw the match."
    "@1.90"
    # no prices
    button "Goals"
    "Reds –"
    "Draw –"
    "Blues –"
    # the history of two days
    "Since Feb 27, 01:00 PM."
    "Mar 1, 03:01 PM"
    "@1.50"
    "Mar 1, 02:59 PM"
    # news
    button "next"
    "Blues"
    "Reds attack from left to right."
    "70′"
    # a goal
    status "Goal, Blues, 1:1"
    "Goal"
    "80′"
    "1:1"
    # a corner, which is no news
    "Corner"
    "Reds"
    "90′"
    # news of cricket
    heading "Match centre"
    "Nothing has happened yet."
    group "Match centre"
    # a wicket
    status "Wicket, Reds, 24:0"
    "Over 2, runs: 4"
    "Score by period"
    "Team"
    # soccer: nothing in its lists
    button "Form"
    # cricket: nothing in its lists
    "3"
    "wd"
    # basketball: nothing in its lists
    "27:0"
    "130′"
  `,
  );
});
