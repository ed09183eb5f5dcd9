// @vitest-environment jsdom
// Own workers: another page that is left open would add its calls to those that are noted.
// @vitest-environment-options {"pretendToBeVisual": true}
import { createElement as h, useState } from 'react';
import { expect, it } from 'vitest';
import type { ApiError } from '#app/api/api-error.ts';
import type { LotteryBet } from '#contract/entities';
import { statesOf } from '#app/test/markup/drawn-states.ts';
import type { DrawTimes } from '#app/features/betting/draws/clock/draw-times.ts';
import type { DrawBet } from './draw-bet.ts';
import { stepTaken } from './draw-slip-slice.ts';
import { ObstacleList } from './obstacle-list.tsx';
import { PlacingNotice } from './placing-notice.tsx';
import { ReviewDialog } from './review-dialog.tsx';
import type { DrawObstacle, DrawRow } from './summarise-draw-slip.ts';
import {
  BREAK_STOPS_BET_REVIEWED,
  OBSTACLE_BET_ON_DRAW,
  OUTCOME_BET_ON_DRAW,
  REVIEW_BET_ON_DRAW,
} from './draw-review-states.facts.ts';

const CLOSE = '2026-03-14T12:05:00.000Z';
const draw = (number: string): DrawTimes => ({
  id: `draw-${number}`,
  number,
  openTime: '2026-03-14T11:00:00.000Z',
  closeTime: CLOSE,
  drawTime: '2026-03-14T12:06:00.000Z',
  state: 'open',
  hasResult: false,
});
const row = (selection: number, over: Partial<DrawRow> = {}): DrawRow => ({
  item: { key: `specialCode ${selection}`, choice: { kind: 'specialCode', selection }, odds: '47.5' },
  lines: '1',
  amount: '10',
  prize: '475',
  isGone: false,
  ...over,
});
const without = ({ amount: _amount, prize: _prize, ...rest }: DrawRow): DrawRow => rest;
const bet = ({ summary, placing, ...over }: Partial<DrawBet> = {}): DrawBet => ({
  game: 'hkmarksix',
  gameName: 'Hong Kong Mark Six',
  draw: draw('026031'),
  phase: 'open',
  now: Date.parse(CLOSE) - 83_000,
  summary: summary ?? { rows: [row(7)], totalStake: '10' as never, moved: [], obstacles: [] },
  currency: 'USDT',
  describe: (choice) => ({ title: `Ball ${String(choice.selection)}`, detail: 'Special number' }),
  caution: undefined,
  placing: placing ?? { progress: undefined, isLocked: false, dismiss: () => undefined },
  onPlace: () => undefined,
  ...over,
});
const review = (over?: Partial<DrawBet>) => h(ReviewDialog, { bet: bet(over), shape: 'window' });
type Progress = DrawBet['placing']['progress'];
const placing = (progress: Progress, isLocked = false) => ({
  placing: { progress, isLocked, dismiss: () => undefined },
});
const refused = (reason: string): ApiError => ({ kind: 'refused', status: 409, reason }) as ApiError;
/** The draw of the page changes while the review is open. */
function NextDraw() {
  const [number, setNumber] = useState('026031');
  return [
    h('button', { key: 1, type: 'button', onClick: () => setNumber('026032') }, 'next draw'),
    h(ReviewDialog, { key: 2, bet: bet({ draw: draw(number) }), shape: 'window' }),
  ];
}
const receipt = {
  bet_id: 'mk-1',
  game: 'hkmarksix',
  draw_number: '026031',
  picks: [{ kind: 'specialCode', selection: 7, odds: '47.5', amount: '1234.5', result: 'open' }],
  bet_amount: '1234.5',
  max_payout: '58638.75',
  currency: 'USDT',
} as LotteryBet;

it('each state of the review of a bet on a draw', async () => {
  const placed: unknown[] = [];
  await statesOf(
    {},
    async (states) => {
      await states.draw('one row', review({ onPlace: (id) => void placed.push(id) }));
      await states.press('Place bet');
      const rows = [row(7), row(8, { lines: '220', amount: '0.5', prize: '1250.25' }), without(row(9))];
      await states.draw('rows, one without an amount', review({ summary: { rows, moved: [], obstacles: [] } }));
      await states.draw('no rows', review({ summary: { rows: [], moved: [], obstacles: [] } }));
      await states.draw('no draw', review({ draw: undefined, phase: undefined }));
      await states.draw('a draw that is not open yet', review({ phase: 'toCome' }));
      await states.draw('in a sheet, with a caution', [
        h(ReviewDialog, { key: 1, shape: 'sheet', bet: bet({ caution: (items) => `${items.length} pays 15% less.` }) }),
      ]);
      const obstacles = [{ kind: 'oddsMoved' }, { kind: 'amount', problem: 'missing' }] as const;
      await states.draw('obstacles', review({ summary: { rows: [row(7)], moved: [], obstacles } }));
      await states.draw('sending', review(placing({ status: 'sending' }, true)));
      await states.draw('refused', review(placing({ status: 'refused', error: refused('oddsChanged') })));
      await states.draw('a draw that ends while it is reviewed', h(NextDraw));
      await states.press('next draw');
      await states.press('Bet on draw 026032');
      const dismiss = () => void placed.push('dismissed');
      const accepted = { placing: { progress: { status: 'accepted', receipt } as const, isLocked: false, dismiss } };
      await states.draw('accepted', review(accepted));
      for (const way of ['Done', 'Close']) {
        states.store.dispatch(stepTaken('review'));
        await states.press(way);
        placed.push((states.store.getState() as unknown as { drawSlip: { step: string } }).drawSlip.step);
      }
    },
    REVIEW_BET_ON_DRAW,
  );
  expect(placed).toEqual(['draw-026031', 'dismissed', 'none', 'dismissed', 'none']);
});

it('a break stops a bet that is reviewed, and says nothing of one that was placed', async () => {
  await statesOf(
    { profile: 'uk' },
    async (states) => {
      const exclusion = { data: { kind: 'time_out', until: '2026-09-14T12:00:00.000Z' } };
      const answers = { answers: { '/protection/exclusion': exclusion } };
      await states.draw('before the bet', review(), answers);
      await states.draw('sending', review(placing({ status: 'sending' }, true)), answers);
      await states.draw('placed', review(placing({ status: 'accepted', receipt })), answers);
    },
    BREAK_STOPS_BET_REVIEWED,
  );
});

it('the title of the review says what has become of the bet', async () => {
  await statesOf(
    {},
    async (states) => {
      await states.draw('before', review());
      for (const status of ['sending', 'checking', 'neverDone', 'unknown', 'accepted'] as const)
        await states.draw(status, review(placing({ status })));
      await states.draw('refused', review(placing({ status: 'refused', error: refused('oddsChanged') })));
      await states.draw('not loaded', review(placing({ status: 'refused', error: { kind: 'notLoaded' } })));
    },
    `
    # before
    heading "Check your bet"
    # sending
    heading "Check your bet"
    # checking
    heading "Checking whether it was placed"
    # neverDone
    heading "Bet not placed"
    # unknown
    heading "Unclear whether it was placed"
    # accepted
    heading "Bet placed"
    # refused
    heading "Bet not placed"
    # not loaded
    heading "Bet not placed"
  `,
  );
});

it('each outcome of a bet on a draw', async () => {
  await statesOf(
    {},
    async (states) => {
      const outcome = (progress: Progress) => h(PlacingNotice, { bet: bet(placing(progress)) });
      for (const status of ['sending', 'checking', 'neverDone', 'unknown', 'accepted'] as const)
        await states.draw(status, outcome({ status }));
      await states.draw('accepted with a receipt', outcome({ status: 'accepted', receipt }));
      await states.draw('not loaded', outcome({ status: 'refused', error: { kind: 'notLoaded' } }));
      for (const reason of [
        'limitsExceeded',
        'oddsChanged',
        'marketClosed',
        'wrongCurrency',
        'deadlinePassed',
        'gameDisabled',
        'insufficientBalance',
      ])
        await states.draw(`refused: ${reason}`, outcome({ status: 'refused', error: refused(reason) }));
      const detail = { kind: 'time_out', until: '2026-09-14T12:00:00.000Z' };
      const error = { ...refused('excluded'), detail } as ApiError;
      await states.draw('refused: excluded', outcome({ status: 'refused', error }));
      await states.draw('a failed server', outcome({ status: 'refused', error: { kind: 'server', status: 500 } }));
    },
    OUTCOME_BET_ON_DRAW,
  );
});

it('each obstacle of a bet on a draw', async () => {
  const limit = (name: string): DrawObstacle => ({
    kind: 'limit',
    warning: { name, limit: '1234.5' } as never,
    isOfItem: false,
  });
  const obstacles: readonly DrawObstacle[] = [
    { kind: 'phase', phase: undefined },
    { kind: 'phase', phase: 'toCome' },
    { kind: 'phase', phase: 'closed' },
    { kind: 'gone' },
    { kind: 'oddsMoved' },
    ...(['missing', 'notPositive', 'notANumber', 'ambiguous', 'tooManyPlaces', 'tooLong'] as const).map(
      (problem): DrawObstacle => ({ kind: 'amount', problem }),
    ),
    ...[
      'exceedsMaxBet',
      'belowMinBet',
      'insufficientAccountBalance',
      'belowLotteryGameMinBet',
      'exceedsLotteryGameMaxBet',
    ].map(limit),
    { kind: 'limit', warning: { name: 'disabledRegions', region: 'AA' }, isOfItem: false },
  ];
  await statesOf(
    {},
    async (states) => {
      await states.draw('none', h(ObstacleList, { obstacles: [], currency: 'USDT' }));
      for (const obstacle of obstacles)
        await states.draw(JSON.stringify(obstacle), h(ObstacleList, { obstacles: [obstacle], currency: 'USDT' }));
      const twice = [{ kind: 'gone' }, { kind: 'oddsMoved' }, { kind: 'gone' }] as const;
      await states.draw('one of them twice', h(ObstacleList, { obstacles: twice, currency: 'USDT' }));
    },
    OBSTACLE_BET_ON_DRAW,
  );
});
