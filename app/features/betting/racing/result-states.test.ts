// @vitest-environment jsdom
// Own workers: another page that is left open would add its calls to those that are noted.
// @vitest-environment-options {"pretendToBeVisual": true}
import { createElement as h, type ReactNode } from 'react';
import { expect, it } from 'vitest';
import type { Draw, Race } from '#contract/entities';
import { statesOf } from '#app/test/markup/drawn-states.ts';
import type { DrawPhase, DrawTimes } from '#app/features/betting/draws/index.ts';
import { DrawBar } from '#app/features/betting/draws/clock/draw-bar.tsx';
import { DrawCard } from '#app/features/betting/draws/clock/draw-card.tsx';
import { LastResult } from '#app/features/betting/lottery/results/last-result.tsx';
import { NumberStatistics } from '#app/features/betting/lottery/results/number-statistics.tsx';
import { CarStatistics } from './car-statistics.tsx';
import { RaceResult } from './race-result.tsx';

const TIMES: DrawTimes = {
  id: 'd1',
  number: '7',
  openTime: '2026-03-14T11:00:00.000Z',
  closeTime: '2026-03-14T12:30:00.000Z',
  drawTime: '2026-03-14T12:31:00.000Z',
  state: 'open',
  hasResult: false,
};
const NOW = Date.parse('2026-03-14T12:00:00.000Z');
const PHASES: readonly DrawPhase[] = [
  'toCome',
  'open',
  'closing',
  'closed',
  'drawing',
  'drawn',
  'resultMissing',
  'cancelled',
];
const FINISH = [3, 1, 2, 10, 9, 8, 7, 6, 5, 4];
const DRAWN = {
  draw_number: '6',
  open_time: TIMES.openTime,
  close_time: '2026-03-14T11:58:00.000Z',
  draw_time: '2026-03-14T11:59:00.000Z',
  state: 'drawn',
} as const;
const race = (over: Partial<Race> = {}): Race => ({ ...DRAWN, id: 'r1', game: 'pk10', ...over });
const draw = (over: Partial<Draw> = {}): Draw => ({ ...DRAWN, match_id: 'd0', game: 'hkmarksix', ...over });
const NUMBERS = { numbers: [1, 9, 17, 26, 38, 49], special: 7 };
const beside = (parts: Readonly<Record<string, ReactNode>>) =>
  Object.entries(parts).map(([name, part]) => h('section', { key: name, className: name }, part));
const inPhases = (part: (phase: DrawPhase) => ReactNode) =>
  beside(Object.fromEntries(PHASES.map((phase) => [phase, part(phase)])));

it('each phase of a draw, and each of its results', async () => {
  const asked: string[] = [];
  await statesOf(
    {},
    async (states) => {
      const onRetry = () => void asked.push('again');
      await states.draw(
        'phases',
        inPhases((phase) => h(DrawBar, { game: 'pk10', draw: TIMES, phase, now: NOW })),
      );
      const late = Date.parse(TIMES.drawTime);
      await states.draw(
        'phases at the time of the draw',
        inPhases((phase) => h(DrawBar, { game: 'pk10', draw: TIMES, phase, now: late })),
      );
      const list = { times: TIMES, phase: 'open', now: NOW, past: [], isLoading: false, isError: false };
      const none = { ...list, times: undefined, phase: undefined };
      const card = (draws: object) =>
        h(DrawCard, { game: 'pk10', isLast: false, draws: draws as never, children: h('p', {}, 'Last') });
      await states.draw(
        'cards',
        beside({
          open: card(list),
          'that-fails-later': card({ ...list, isError: true }),
          loading: card({ ...none, isLoading: true }),
          'no-draw': card(none),
          failed: card({ ...none, isError: true }),
          'no-phase': card({ ...list, phase: undefined }),
        }),
      );
      const after = (phase: DrawPhase, last = race({ result: FINISH })) =>
        h(RaceResult, { current: TIMES, phase, last, onRetry });
      await states.draw(
        'a race in each phase of the next',
        inPhases((phase) => after(phase)),
      );
      const nothing = { current: undefined, phase: undefined, onRetry };
      await states.draw(
        'races',
        beside({
          'no-next': h(RaceResult, { ...nothing, last: race({ result: FINISH }) }),
          'without-a-finish': h(RaceResult, { ...nothing, last: race() }),
          cancelled: h(RaceResult, { ...nothing, last: race({ state: 'cancelled' }) }),
        }),
      );
      await states.press('Try again', 'the finish is asked for again');
      const shown = (over: Partial<Draw>) => h(LastResult, { draw: draw(over), onRetry });
      await states.draw(
        'draws',
        beside({
          drawn: shown(NUMBERS),
          'without-its-special-number': shown({ numbers: NUMBERS.numbers }),
          'without-numbers': shown({}),
          cancelled: shown({ ...NUMBERS, state: 'cancelled' }),
          'of-a-year-out-of-the-calendar': shown({ ...NUMBERS, draw_time: '2190-03-14T12:00:00.000Z' }),
        }),
      );
      await states.press('Try again', 'the numbers are asked for again');
    },
    `
    # phases
    status "Betting has not opened yet"
    status "Open for bets"
    status "Closing: no more bets are taken"
    status "Betting closed, waiting for the draw"
    # cards
    status "Loading the lottery …"
    "30:00"
    heading "PK10 racing"
    "Closes in"
    # a race in each phase of the next
    "The cars are at the start"
    region "Race 6"
    img "Car 3"
    img "Car 1"
    # races
    alert "Race 6 is over, but its finish has not been published. Bets on it stay open until it is. Try again"
    status "Cancelled: stakes are returned"
    # draws
    alert "Draw 6 is over, but its result has not been published. Bets on it stay open until it is. Try again"
    heading "Last result · Draw 6"
    img "1, Red, Horse"
    img "9, Blue, Dog"
  `,
  );
  expect(asked).toEqual(['again', 'again']);
});

it('each state of the counts of draws and of races', async () => {
  await statesOf(
    {},
    async (states) => {
      const counts = [
        ['numbers', h(NumberStatistics, { game: 'hkmarksix', after: 'd1' })],
        ['cars', h(CarStatistics, { game: 'pk10', after: 'r1' })],
      ] as const;
      for (const [of, element] of counts) {
        await states.draw(`the ${of}`, element, { answers: { '': 'none' } });
        await states.press('Statistics', `the ${of} are counted`);
        await states.drawAgain(element, { answers: { '': { status: 400 } } });
        await states.press('Statistics', `the ${of} cannot be counted`);
        states.answer({});
        await states.press('Try again', `the ${of} are counted again`);
      }
    },
    `
    # the numbers
    disclosure "Statistics"
    # the numbers are counted
    status "Loading statistics …"
    # the numbers cannot be counted
    alert "The statistics could not be loaded. Try again"
    button "Try again"
    # the numbers are counted again
    button "Special number" [pressed]
    button "Number" [pressed]
    button "Frequency" [pressed]
    button "In order" [pressed]
    # the cars are counted again
    button "Champion" [pressed]
    "How often each came in the last 100 draws"
    button "Runner-up"
    button "3rd place"
  `,
  );
});
