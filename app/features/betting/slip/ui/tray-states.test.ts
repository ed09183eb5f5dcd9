// @vitest-environment jsdom
// Own workers: another page that is left open would add its calls to those that are noted.
// @vitest-environment-options {"pretendToBeVisual": true}
import { createElement as h } from 'react';
import { expect, it } from 'vitest';
import { statesOf } from '#app/test/markup/drawn-states.ts';
import { preferencesChanged } from '#app/store/preferences-slice.ts';
import type { AppStore } from '#app/store/store.ts';
import { openMatches, soccerMatches } from '#app/test/place.ts';
import type { Match } from '#contract/entities';
import type { SlipItem } from '#app/features/betting/slip/model/slip-item.ts';
import { cricketToggled, injectedSlip, pickToggled } from '#app/features/betting/slip/model/slip-slice.ts';
import type { PricedItem } from '#app/features/betting/slip/pricing/price-items.ts';
import { aPick } from '#app/features/betting/slip/test/a-pick.ts';
import { LowerStake } from '#app/features/betting/slip/placing/lower-stake.tsx';
import { MultipleField } from './multiple-field.tsx';
import { LegTime, PickOdds, PickPreview, PickRow } from './pick-row.tsx';
import { QuickBet } from './quick-bet.tsx';
import { QuickCricket } from './quick-cricket.tsx';
import { SlipNotices } from './slip-notices.tsx';
import { SlipPanel } from './slip-panel.tsx';
import { UndoBar } from './undo-bar.tsx';

const winOf = ({ match_id: matchId, home, away, league, start_time: startTime, markets }: Match): SlipItem => {
  const odds = markets.find(({ kind }) => kind === 'wl')?.outcomes.find(({ outcome }) => outcome === 'w')?.odds ?? '';
  return { game: 'soccer', matchId, home, away, league: league.name, startTime, market: 'wl', outcome: 'w', odds };
};

it('each state of the tray of a quick bet', async () => {
  await statesOf(
    {},
    async (states) => {
      const tray = h(QuickBet);
      const [open] = await openMatches(states);
      const stopped = (await soccerMatches(states)).find(({ markets }) =>
        markets.some(({ kind, status }) => kind === 'wl' && status === 'suspended'),
      );
      if (open === undefined || stopped === undefined) throw new Error('The demo world has no such matches.');
      const isQuick = () => injectedSlip.selectSlice(states.store.getState()).isQuick;
      const withPick = (item: SlipItem) => ({ before: ({ dispatch }: AppStore) => void dispatch(pickToggled(item)) });
      await states.draw('a pick', tray, withPick(winOf(open)));
      expect(isQuick()).toBe(true);
      await states.type('Stake', '99999999');
      await states.note('too high a stake');
      await states.type('Stake', '5');
      await states.press('Place 5', 'placed');
      await states.press('Close', 'closed after the bet');
      expect(isQuick()).toBe(false);
      await states.draw('nothing', tray);
      expect(isQuick()).toBe(false);
      const shown: unknown[] = [];
      for (const pressed of ['Bet slip', 'Close']) {
        await states.drawAgain(tray, withPick(winOf(open)));
        await states.press(pressed);
        shown.push([isQuick(), states.store.getState().overlay]);
      }
      expect(shown).toEqual([
        [false, { kind: 'slip' }],
        [false, { kind: 'none' }],
      ]);
      await states.draw('a match that is gone', tray, withPick({ ...winOf(open), matchId: 'none' }));
      await states.draw('a market that is suspended', tray, withPick(winOf(stopped)));
      await states.draw('other odds', tray, withPick({ ...winOf(open), odds: '1.01' }));
      const pick = { id: 'gone', odd: '3.5', slipLabel: 'Home', categoryLabel: 'Winner' };
      const cricket = { matchId: 'c1', home: 'Home', away: 'Away', pick };
      await states.draw('a pick of cricket that is gone', tray, {
        before: ({ dispatch }) => void dispatch(cricketToggled(cricket as never)),
      });
    },
    `
    # a pick
    status "Enter a stake."
    button "Place bet" [disabled]
    "Mar 14, 01:00 PM"
    "2.40"
    # too high a stake
    status "Your balance of 1,000.00 USDT does not cover this stake."
    status "The total stake can be at most 5,000.00 USDT."
    status "This bet cannot win: it costs 99,999,999.00 USDT and returns at most 10,200.00 USDT."
    textbox "Stake" = "99999999" [invalid]
    # placed
    sends POST /sports/api/v1/soccer/bet {"passes":["single"],"stake":"5","multiple":1,"currency":"USDT","accept_odds":"none","matches":[{"match_id":"s20260314-18","picks":[{"kind":"wl","outcome":"w","odds":"2.40"}]}]}
    textbox "Stake" = "5"
    "bet-0000001"
    "3/14/26, 12:00 PM"
    # Bet slip pressed
    button "Bet slip"
    button "Close"
    "Eintracht Rosenfels to win"
    "Match result · Eintracht Rosenfels – Borussia Adlersberg"
    # a match that is gone
    status "1 selection is no longer on offer. Remove it to place the bet."
    "No longer on offer"
    # a market that is suspended
    status "Nordhaven to win, Nordhaven – Tirzah: Suspended for the moment"
    status "1 selection is suspended at the moment. Wait or remove it."
    "Mar 15, 08:00 AM"
    "2.31"
    # other odds
    button "Accept and place" [disabled]
    "1.01"
    img "better"
    "was"
    # a pick of cricket that is gone
    "3.50"
    "Home"
    "Winner · Home – Away"
  `,
  );
});

it('the last stake is offered to a single as the total that was entered, in the tray and in the slip', async () => {
  await statesOf(
    {},
    async (states) => {
      const [open] = await openMatches(states);
      if (open === undefined) throw new Error('The demo world has no such match.');
      const before = ({ dispatch }: AppStore) => {
        const lastStake = { amount: '1', total: '10', currency: 'USDT' };
        dispatch(preferencesChanged({ stakeBy: 'total', lastStake }));
        dispatch(pickToggled(winOf(open)));
      };
      await states.draw('tray', h(QuickBet), { before });
      await states.draw('slip', h(SlipPanel), { before });
    },
    `
    # tray
    button "Last stake: 10\u00a0USDT"
    # slip
    button "Last stake: 10\u00a0USDT"
  `,
  );
});

it('each state of a pick, of the notices below it, and of what brings it back', async () => {
  const done: string[] = [];
  const item = aPick();
  const priced = (over: Partial<PricedItem> = {}): PricedItem => ({ item, state: 'open', bet: item, ...over }) as never;
  const onSize = aPick({ market: 'bs', outcome: 'b', line: '2.5' } as never);
  const onHandicap = aPick({ market: 'handicap', outcome: 'w', line: '1.5' } as never);
  const ALL: Readonly<Record<string, PricedItem>> = {
    open: priced(),
    gone: priced({ state: 'gone' } as never),
    suspended: priced({ state: 'suspended' } as never),
    better: priced({ moved: { ...item, odds: '99' } } as never),
    worse: priced({ moved: { ...item, odds: '1.001' } } as never),
    same: priced({ moved: item } as never),
    'line-of-size': { item: onSize, bet: onSize, state: 'open', moved: { ...onSize, line: '3' } } as never,
    'line-of-handicap': {
      item: onHandicap,
      bet: onHandicap,
      state: 'open',
      moved: { ...onHandicap, line: '2' },
    } as never,
    live: priced({ when: { startTime: item.startTime, live: { minute: 67, score: '2:1' } } } as never),
  };
  const beside = (parts: Readonly<Record<string, ReturnType<typeof h>>>) =>
    Object.entries(parts).map(([name, part]) => h('section', { key: name, className: name }, part));
  const of = (part: (priced: PricedItem) => ReturnType<typeof h>) =>
    beside(Object.fromEntries(Object.entries(ALL).map(([name, each]) => [name, part(each)])));
  await statesOf({}, async (states) => {
    const row = (over: object) => (each: PricedItem) =>
      h(PickRow, { priced: each, isLocked: false, onRemove: () => void done.push('removed'), ...over });
    await states.draw('rows', of(row({})));
    const banker = (isOn: boolean) => ({ banker: { isOn, onToggle: () => void done.push(`banker ${isOn}`) } });
    await states.draw('a banker', row(banker(true))(priced()));
    await states.press('Remove');
    await states.press('Banker');
    await states.draw('no banker, and locked', row({ ...banker(false), isLocked: true })(priced()));
    await states.draw(
      'previews',
      of((each) => h(PickPreview, { priced: each })),
    );
    await states.draw(
      'odds',
      of((each) => h(PickOdds, { priced: each })),
    );
    const { startTime } = item;
    const TIMES = [{ minute: 0 }, { score: '0:0' }, {}, { minute: 90, score: '3:2' }, undefined];
    const times = TIMES.map((live, at) => [`time${at}`, h(LegTime, { when: { startTime, live } as never })]);
    await states.draw('times', beside(Object.fromEntries(times)));

    const book = { isLate: false, retry: () => void done.push('asked again') };
    const notices = (count: { moved?: number; gone?: number }, over: object = {}) => {
      const gone = Array.from({ length: count.gone ?? 0 }, () => priced({ state: 'gone' } as never));
      const moved = Array.from({ length: count.moved ?? 0 }, () => ({ ...item, odds: '1.5' }));
      return h(SlipNotices, {
        summary: { moved, priced: [priced(), ...gone] } as never,
        book,
        isLocked: false,
        ...over,
      });
    };
    const late = { book: { ...book, isLate: true } };
    await states.draw(
      'notices',
      beside({
        none: notices({}),
        'one-of-each': notices({ moved: 1, gone: 1 }),
        'two-of-each': notices({ moved: 2, gone: 2 }),
        locked: notices({ moved: 1, gone: 1 }, { isLocked: true }),
        late: notices({}, late),
      }),
    );
    await states.press('Try again');

    const slip = { items: [item], mode: 'combined', coupons: {}, stakes: {}, cricket: {} };
    const undo = (isLocked: boolean, before?: object) =>
      h(UndoBar, { slip: { ...slip, before } as never, isLocked, ref: null });
    const before = { ...slip, items: [item, aPick({ matchId: 'm2' }), aPick({ matchId: 'm3' })] };
    await states.draw('undo', beside({ none: undo(false), two: undo(false, before), locked: undo(true, before) }));

    const entry = { id: 'p1', odd: '3.5', slipLabel: 'Home', categoryLabel: 'Winner', typed: '', isGone: false };
    const match = (over: object, entryOver: object) => ({
      matchId: 'c1',
      home: 'Home',
      away: 'Away',
      summary: { entries: [{ ...entry, ...entryOver }] },
      ...over,
    });
    const cricket = (isLocked: boolean, over: object = {}, entryOver: object = {}) =>
      h(QuickCricket, { match: match(over, entryOver) as never, currency: 'USDT', isLocked });
    const when = { startTime };
    await states.draw(
      'cricket',
      beside({
        'no-time': cricket(false),
        'with-time': cricket(false, { when }, { typed: '5', amount: '5' }),
        gone: cricket(false, { when }, { isGone: true }),
        locked: cricket(true, { when }),
      }),
    );

    const multiple = (typed: string, over: object = {}, isLocked = false) => {
      const coupon = {
        ticket: { game: 'soccer', multiple: typed },
        multiples: { min: 2, max: 5 },
        reasons: [],
        ...over,
      };
      return h(MultipleField, { coupon: coupon as never, isLocked });
    };
    const limit = (name: string) => ({ reasons: [{ kind: 'limit', warning: { name, limit: '5', amount: '6' } }] });
    await states.draw(
      'multiples',
      beside({
        least: multiple('2'),
        between: multiple('3'),
        most: multiple('5'),
        'over-the-most': multiple('6', limit('exceedsMaxMultiple')),
        unbounded: multiple('6', { multiples: { min: 1 } }),
        nothing: multiple(''),
        'no-number': multiple('x', { reasons: [{ kind: 'multiple' }] }),
        'another-limit': multiple('3', limit('exceedsMaxBet')),
        locked: multiple('3', {}, true),
      }),
    );

    const most = () => ({ id: 'p1', amount: '40' });
    const lower = (over: object, allowed: readonly string[] | undefined, reasons: readonly string[]) => {
      const summary = {
        currency: 'USDT',
        stakedCricket: [],
        tickets: [],
        bets: 1,
        reasons: reasons.map((name) => ({ kind: 'limit', warning: { name } })),
        ...over,
      };
      const stakes = allowed?.map((lineStake, index) => ({ ticketId: `t${index}`, game: 'soccer', lineStake }));
      return h(LowerStake, { summary: summary as never, room: { allowed: () => stakes } as never });
    };
    const HIGH = ['exceedsMaxBet'];
    const [one, two] = [
      { matchId: 'c1', most, summary: { reasons: [] } },
      { matchId: 'c2', summary: { reasons: [] } },
    ];
    await states.draw(
      'lower stakes',
      beside({
        'not-needed': lower({}, ['20'], ['belowMinBet']),
        one: lower({}, ['20'], HIGH),
        several: lower({}, ['20', '30'], HIGH),
        impossible: lower({}, undefined, HIGH),
        cricket: lower({ stakedCricket: [one] }, ['20'], HIGH),
        'cricket-without-a-highest-stake': lower({ stakedCricket: [two] }, ['20'], HIGH),
        'cricket-with-others': lower({ stakedCricket: [one], bets: 2 }, ['20'], HIGH),
        'cricket-not-needed': lower({ stakedCricket: [one] }, ['20'], []),
      }),
    );
  });
  expect(done).toEqual(['removed', 'banker true', 'asked again']);
});
