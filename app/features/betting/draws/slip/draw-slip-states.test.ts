// @vitest-environment jsdom
// Own workers: another page that is left open would add its calls to those that are noted.
// @vitest-environment-options {"pretendToBeVisual": true}
import { createElement as h } from 'react';
import { expect, it } from 'vitest';
import type { Reason } from '#contract/reasons';
import type { AppStore } from '#app/store/store.ts';
import { statesOf } from '#app/test/markup/drawn-states.ts';
import type { LotteryBet } from '#contract/entities';
import { ANIMALS } from '#engine/lottery';
import { aContext, LIMITS, PRICE } from '#app/features/betting/draws/test/a-context.ts';
import type { DrawPhase } from '#app/features/betting/draws/clock/draw-phase.ts';
import type { DrawTimes } from '#app/features/betting/draws/clock/draw-times.ts';
import type { DrawBet } from './draw-bet.ts';
import type { DrawItem } from './draw-item.ts';
import { DrawSlip } from './draw-slip.tsx';
import { gameChosen, stepTaken } from './draw-slip-slice.ts';
import { summariseDrawSlip, type DrawContext } from './summarise-draw-slip.ts';

const GAME = 'hkmarksix';
const DRAW: DrawTimes = {
  id: 'd7',
  number: '2026007',
  openTime: '2026-03-01T00:00:00.000Z',
  closeTime: '2026-03-01T12:00:00.000Z',
  drawTime: '2026-03-01T12:30:00.000Z',
  state: 'open',
  hasResult: false,
};
const NOW = Date.parse('2026-03-01T11:50:30.000Z');
const eight: DrawItem = { key: 'n8', choice: { kind: 'specialCode', selection: 8 }, odds: '47.00' };
const nine: DrawItem = { ...eight, key: 'n9', choice: { kind: 'specialCode', selection: 9 }, typed: '5' };
const animals: DrawItem = {
  key: 'c6',
  choice: { kind: 'specialCodeCombinationZodiacs', selection: ANIMALS.slice(0, 6), level: 3 },
  odds: '47.00',
};
const CONTEXT = aContext();

interface Case {
  readonly items?: readonly DrawItem[];
  readonly typed?: string;
  readonly context?: Partial<DrawContext>;
  readonly bet?: Partial<DrawBet>;
  readonly layout?: 'panel' | 'bar';
}
type Progress = NonNullable<DrawBet['placing']['progress']>;
const placing = (progress?: Progress, isLocked = false): DrawBet['placing'] => ({
  progress,
  isLocked,
  dismiss: () => calls.push('dismiss'),
});
let calls: string[] = [];

/** The slip of a game whose data never change. */
function Slip({ items = [eight], typed = '10', context = {}, bet = {}, layout = 'panel' }: Case) {
  const whole = { ...CONTEXT, ...context };
  const made: DrawBet = {
    game: 'hkmarksix',
    gameName: 'Mark Six',
    draw: DRAW,
    phase: whole.phase,
    now: NOW,
    summary: summariseDrawSlip({ items, typed }, whole),
    currency: 'USDT',
    describe: (choice) => ({ title: String(choice.selection), detail: 'kind' in choice ? choice.kind : '' }),
    caution: undefined,
    placing: placing(),
    onPlace: (id) => calls.push(`place ${id}`),
    ...bet,
  };
  return h(DrawSlip, { bet: made, layout });
}
/** All cases beside each other; what looks the same is shortened, so each has a class of its own. */
const each = (cases: Readonly<Record<string, Case>>) =>
  Object.entries(cases).map(([name, one]) => h('section', { key: name, className: name }, h(Slip, one)));
const at = (step: 'edit' | 'review') => ({
  before: ({ dispatch }: AppStore) => {
    dispatch(gameChosen(GAME));
    dispatch(stepTaken(step));
  },
});

const refused = (reason: Reason): Progress => ({
  status: 'refused',
  error: { kind: 'refused', status: 409, code: 1, reason },
});
const RECEIPT = {
  bet_id: 'b1',
  draw_number: '2026007',
  picks: [{ kind: 'specialCode', selection: 7, odds: '47', amount: '10', result: 'open' }],
  bet_amount: '10',
  max_payout: '470',
  currency: 'USDT',
} as LotteryBet;
const over = (phase: DrawPhase | undefined): Case => ({ context: { phase } });

/** Each obstacle alone, with a total stake where there is one. */
const EDITED: Readonly<Record<string, Case>> = {
  empty: { items: [] },
  'one selection': {},
  'three, each at its own lines': { items: [eight, nine, animals], typed: '' },
  'before the draw opens': over('toCome'),
  'in the last seconds': over('closing'),
  'no draw': { context: { phase: undefined }, bet: { draw: undefined } },
  'a selection that is gone': { context: { priceOf: () => undefined } },
  'odds that have moved': { context: { priceOf: () => ({ ...PRICE, odd: '46.00' }) } },
  'no amount': { typed: '' },
  'an amount of nothing': { typed: '0' },
  'no number': { typed: 'x' },
  'under the limit of the selection': { typed: '1' },
  'over the limit of the selection': { typed: '101' },
  'over the limit of the game': { items: [eight, { ...eight, key: 'n9' }], typed: '90' },
  'under the limit of the brand': { context: { brandStake: { min: '20', max: '90' } } },
  'above the balance': { context: { funds: '9.5' } },
  'a region that is excluded': { context: { limits: { ...LIMITS, region: 'IN', disabled_regions: ['IN'] } } },
  'before limits are read': { context: { limits: undefined, rate: undefined, priceOf: undefined } },
  'while it is sent': { bet: { placing: placing({ status: 'sending' }, true) }, context: { phase: 'closed' } },
};

const PLACED: Readonly<Record<string, Progress>> = {
  checking: { status: 'checking' },
  'never done': { status: 'neverDone' },
  unknown: { status: 'unknown' },
  accepted: { status: 'accepted', receipt: RECEIPT },
  'accepted without a receipt': { status: 'accepted' },
  'not loaded': { status: 'refused', error: { kind: 'notLoaded' } },
  offline: { status: 'refused', error: { kind: 'fetch' } },
  'odds changed': refused('oddsChanged'),
  closed: refused('marketClosed'),
  'the wrong currency': refused('wrongCurrency'),
  'too late': refused('deadlinePassed'),
  'the game is off': refused('gameDisabled'),
  'over a limit': refused('limitsExceeded'),
  'excluded from play': refused('excluded'),
};

it('each state of the slip of a draw', async () => {
  await statesOf(
    {},
    async (states) => {
      await states.draw('each obstacle', each(EDITED), { before: ({ dispatch }) => void dispatch(gameChosen(GAME)) });
      const placed = Object.entries(PLACED).map(([name, progress]) => [
        name,
        { items: [], bet: { placing: placing(progress) } },
      ]);
      await states.draw('each outcome', each(Object.fromEntries(placed) as Record<string, Case>));
      const review = (name: string, one: Case) => states.draw(name, h(Slip, one), at('review'));
      await review('review: three selections', { items: [eight, nine, animals], typed: '2' });
      await review('review: a caution', { bet: { caution: (items) => `${items.length} selections of an animal` } });
      await review('review: in the last seconds', over('closing'));
      await review('review: while it is sent', { bet: { placing: placing({ status: 'sending' }, true) } });
      await review('review: accepted', {
        items: [],
        bet: { placing: placing({ status: 'accepted', receipt: RECEIPT }) },
      });
      calls = [];
      await states.explore('panel: one selection', h(Slip), at('edit'));
      await states.explore('panel: its review', h(Slip), at('review'));
      expect(calls).toEqual(['dismiss', 'dismiss', 'place d7']);
      await states.explore('bar: one selection', h(Slip, { layout: 'bar' }), at('edit'));
      const others = [7, 9].map((selection) => ({ ...eight, key: `n${selection}` }));
      await states.draw('bar: all at one stake', h(Slip, { layout: 'bar', items: [eight, ...others], typed: '5' }));
      await states.draw('bar: combinations', h(Slip, { layout: 'bar', items: [eight, animals], typed: '2' }));
      await states.draw('bar: different stakes', h(Slip, { layout: 'bar', items: [eight, nine], typed: '10' }));
      await states.draw('bar: an obstacle', h(Slip, { layout: 'bar', ...over('closed') }));
      await states.press('Review bet', 'bar: an obstacle is shown');
    },
    `
    # each obstacle
    status "Enter an amount."
    status "Betting on this draw is not open yet."
    status "Betting is closed for this draw. Wait for the next one."
    status "No draw takes bets at the moment."
    # each outcome
    alert "This part did not load; the page may be out of date. Try again to reload the page. Try again"
    alert "No connection to the server. Check your connection and try again."
    alert "Your bet was not placed: the odds have changed meanwhile."
    alert "Your bet was not placed: betting is closed for this draw. Wait for the next one."
    # review: three selections
    textbox "Amount for 9, specialCode" = "5"
    "Pays up to 94.00 USDT"
    "47.00"
    "Pays up to 235.00 USDT"
    # review: a caution
    status "1 selections of an animal"
    "Pays up to 470.00 USDT"
    "10.00 USDT"
    "470.00 USDT"
    # review: in the last seconds
    button "Review bet" [disabled]
    button "Place bet for 10.00 USDT" [disabled]
    # review: while it is sent
    textbox "Amount for 8, specialCode" = "" [disabled]
    button "Remove 8, specialCode" [disabled]
    button "Clear all" [disabled]
    textbox "Amount for each" = "" [disabled]
    # review: accepted
    heading "Bet placed"
    "Nothing selected yet"
    "Tap on odds to add a selection."
    "Your bet has been placed"
    # panel: one selection
    "specialCode"
    button "Remove 8, specialCode"
    button "Clear all"
    "Amount for each"
    # panel: one selection: +5
    textbox "Amount for 8, specialCode" = "5"
    # panel: one selection: +10
    textbox "Amount for 8, specialCode" = "15"
    # panel: its review: +5
    textbox "Amount for each" = "5"
    # panel: its review: +10
    textbox "Amount for 8, specialCode" = "10"
    # bar: one selection
    button "Show selections: 1 selected"
    # bar: one selection: +10
    textbox "Amount for each" = "10"
    # bar: all at one stake
    button "Review 3 lines at 5.00 each"
    # bar: combinations
    button "Review 21 lines at 2.00 each"
    # bar: different stakes
    button "Review bet"
    # bar: an obstacle
    button "Review bet"
    # bar: an obstacle is shown
    "For draw 2026007"
    heading "Lottery slip"
    button "Close"
    "USDT"
    # panel: one selection: nothing in its lists
    "1"
    # panel: its review: nothing in its lists
    "2026007"
    "09:30"
  `,
  );
});

it('says what a slip pays in every draw, and else the least that it pays', async () => {
  const returns = (max: string, min: string, guaranteed: string): Case => ({
    context: { returnsOf: () => ({ max, min, guaranteed }) },
  });
  await statesOf(
    {},
    async (states) => {
      await states.draw('sure', h(Slip, returns('20', '19.7', '19.7')), at('edit'));
      await states.draw('different', h(Slip, returns('47', '19.7', '0')), at('edit'));
    },
    `
    # sure
    "Guaranteed return"
    "19.70 USDT"
    # different
    "Lowest return if you win"
    "19.70 USDT"
  `,
  );
});

it('says exactly what a selection pays and what was bet on', async () => {
  const one: Case = { context: { prizeOf: () => '235.857142' } };
  const receipt = { ...RECEIPT, max_payout: '470.129999' };
  await statesOf(
    {},
    async (states) => {
      await states.draw('edited', h(Slip, one), at('edit'));
      await states.draw('reviewed', h(Slip, one), at('review'));
      await states.draw('placed', h(Slip, { items: [], bet: { placing: placing({ status: 'accepted', receipt }) } }));
    },
    `
    # edited
    "Pays up to 235.857142 USDT"
    # reviewed
    "Pays up to 235.857142 USDT"
    # placed
    "470.129999 USDT"
  `,
  );
});
