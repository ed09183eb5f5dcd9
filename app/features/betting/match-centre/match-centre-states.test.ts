// @vitest-environment jsdom
// Own workers: another page that is left open would add its calls to those that are noted.
// @vitest-environment-options {"pretendToBeVisual": true}
import { createElement as h, useState } from 'react';
import { describe, it } from 'vitest';
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
  h(MatchCentre, { match: details ?? SOCCER, details, isOpen: true, ...prices } as never);

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

/** An upstream without histories of prices: what the page saw is all there is. */
const LACKS = { answers: { '/prices': { status: 404 } } } as const;

describe('the match centre', () => {
  it('opens on the play of a live match, on the timeline of a finished one, and on the form of one to come', () =>
    statesOf({}, async (states) => {
      await states.draw('live', centre(CENTRES['live without anything yet']));
      states.shows('button "Live" [pressed]', '"Nothing has happened yet."');
      await states.draw('finished', centre(BASKETBALL));
      states.shows('button "Timeline" [pressed]', '"160′"', '"150′"');
      await states.draw('to come', centre(CENTRES['to come, with the form alone']));
      states.shows('button "Form" [pressed]', '"Team 3"');
      await states.draw('to come, nothing known', centre(CENTRES['to come, with nothing']));
      states.lacks('Match centre');
    }));

  it('of soccer has the last event, the statistics, and the last matches of both', () =>
    statesOf({}, async (states) => {
      await states.draw('soccer', centre(SOCCER));
      states.shows('"Shot saved"');
      await states.press('Stats');
      states.shows('button "Stats" [pressed]', 'button "Timeline"', '"Stats"', '"Possession"');
      await states.press('Form');
      states.shows('button "Form" [pressed]', '"Team 3"', '"Feb 3"', '"Team 1"');
    }));

  it('of cricket has runs, wickets, overs, and the balls of the last over', () =>
    statesOf({}, async (states) => {
      await states.draw('cricket', centre(CRICKET));
      states.shows('"24/2 (17.3 overs)"', '"Over 1, runs: 3"', '"24"', '"–"', '"3"', '"wd"');
      await states.press('Stats');
      states.shows('"17.3"', '"Wickets lost"', '"Overs"', '"0.0"');
    }));

  it('of basketball has the points and the score after them', () =>
    statesOf({}, async (states) => {
      await states.draw('basketball', centre(BASKETBALL));
      states.shows('"Points: +3"', '"30:0"', '"140′"', '"Points: +2"', '"27:0"', '"130′"');
    }));

  it('has the prices that the page saw, and says which have not changed', () =>
    statesOf({}, async (states) => {
      await states.draw('prices alone', centre(undefined, prices(MARKETS)), LACKS);
      states.shows('button "Chart"');
      await states.press('Chart');
      states.shows('button "Chart" [pressed]', 'button "Winner" [pressed]', '"Reds @1.50"', '"Draw @3.00"');
      await states.press('Goals');
      states.shows('button "Goals" [pressed]', '"Over @1.90"', '"@1.90"');
      states.shows('"No price has changed since 03:00:00 PM, when this page first saw the match."');
    }));

  it('has no price before one was seen', () =>
    statesOf({}, async (states) => {
      await states.draw('prices', centre(undefined, prices(MARKETS, new PriceTracks())), LACKS);
      await states.press('Chart');
      states.shows('button "Goals"', '"Reds –"', '"Draw –"', '"Blues –"');
    }));

  it('has the history of the upstream before what the page saw', () =>
    statesOf({}, async (states) => {
      const tracks = [track('w', [3_000, '2.40'], [1, '2.00']), track('d', [3_000, '3.00'])];
      const answers = { prices: { data: { match_id: 'm1', tracks } } };
      await states.draw('prices', centre(undefined, prices(MARKETS)), { answers });
      await states.press('Chart');
      states.shows('"Since Feb 27, 01:00 PM."', '"Mar 1, 03:01 PM"', '"@1.50"', '"Mar 1, 02:59 PM"');
    }));

  it('announces a goal, but neither a corner nor what was there at first', () =>
    statesOf({}, async (states) => {
      const news = (...events: readonly MatchEvent[]) => match({ score: '1:0', events: [...EVENTS, ...events] });
      const goal = event(8, { side: 'away' });
      const corner = event(9, { kind: 'corner' });
      const all = [news(), news(goal), news(goal, corner), match({ state: 'finished' })];
      await states.draw('news', h(Changing, { all }));
      states.shows('"Reds attack from left to right."', '"70′"');
      states.lacks('status');
      await states.press('next', 'a goal');
      states.shows('status "Goal, Blues, 1:1"', '"Goal"', '"80′"', '"1:1"');
      await states.press('next', 'a corner');
      states.shows('status "Goal, Blues, 1:1"', '"Corner"', '"Reds"', '"90′"');
      await states.press('next', 'the end');
      states.lacks('status');
    }));

  it('announces a wicket of cricket', () =>
    statesOf({}, async (states) => {
      const all = [match({ game: 'cricket' }), CENTRES['cricket with a wicket last'] as MatchDetails];
      await states.draw('news', h(Changing, { all }));
      states.shows('heading "Match centre"', 'group "Match centre"', '"Nothing has happened yet."');
      await states.press('next', 'a wicket');
      states.shows('status "Wicket, Reds, 24:0"', '"Over 2, runs: 4"', '"Score by period"', '"Team"');
    }));

  it.each([
    'finished, with events missing',
    'live without a score',
    'cricket without balls',
    'cricket without wickets',
  ])('is drawn with what there is: %s', (name) =>
    statesOf({}, async (states) => {
      await states.draw(name, centre(CENTRES[name]));
      states.shows('heading "Match centre"', 'group "Match centre"');
    }),
  );
});
