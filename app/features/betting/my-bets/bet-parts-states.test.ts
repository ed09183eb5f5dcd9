// @vitest-environment jsdom
// Own workers: another page that is left open would add its calls to those that are noted.
// @vitest-environment-options {"pretendToBeVisual": true}
import { createElement as h } from 'react';
import { useLocation } from 'react-router-dom';
import * as v from 'valibot';
import { expect, it } from 'vitest';
import type { Bet } from '#contract/entities';
import { readStored, writeStored } from '#app/store/storage.ts';
import { statesOf } from '#app/test/markup/drawn-states.ts';
import { BetDetail } from './detail/bet-detail.tsx';
import { BetLines } from './detail/bet-lines-list.tsx';
import { MatchDetails } from './detail/match-details.tsx';
import { AgainAndShare } from './list/again-and-share.tsx';
import { AwayNote } from './list/away-note.tsx';
import { BetCard } from './list/bet-card.tsx';
import { BetFilters } from './list/bet-filters.tsx';
import { BetList } from './list/bet-list.tsx';
import { Rounds } from './list/rounds.tsx';
import { NO_FILTER, type BetFilter } from './model/bet-filter.ts';
import { aBet, aMatch } from './test/a-bet.ts';

const Address = () => h('output', {}, useLocation().pathname);

const open = (id: string, placed_at = '2026-03-14T12:00:00.000Z'): Bet =>
  aBet({ bet_id: id, placed_at, matches: [aMatch(id, [{ odds: '2', result: 'open' }])] });
const settled = (over: Partial<Bet>): Bet =>
  aBet({
    status: 16,
    settled_at: '2026-03-14T13:00:00.000Z',
    matches: [aMatch('1', [{ odds: '2', result: 'lost' }])],
    ...over,
  });
const listed = (bets: readonly Bet[], total = bets.length) => ({ data: { total, bets } });
const AT = '/mybet?start=';

it('each state of a list of bets', async () => {
  const six = ['1', '2', '3', '4', '5', '6'].map((id) => open(id));
  const list = (filter: BetFilter = NO_FILTER) =>
    h(BetList, { sources: ['soccer'], tab: 'active', filter, pollMs: 30_000, isEveryKind: false });
  const answers = (first: object, next: object = listed([])) =>
    ({ [`${AT}0&limit=20&status=-1`]: first, [`${AT}1&limit=20&status=-1`]: next }) as never;
  const chosen: BetFilter[] = [];
  await statesOf(
    {},
    async (states) => {
      await states.draw('six of eight', list(), {
        answers: {
          [`${AT}0&limit=20&status=-1`]: listed(six, 8),
          [`${AT}6&limit=20&status=-1`]: listed([open('7')], 7),
        },
      });
      await states.press('Show older bets');
      states.answer({ '': { status: 400 } });
      await states.pass(30);
      await states.pass(1);
      states.answer({ '': listed(six.slice(0, 5)) });
      await states.press('Try again');
      await states.draw('one of two: the next page is read at once', list(), {
        answers: answers(listed([open('1')], 2), listed([open('2')], 2)),
      });
      const old = open('1', '2026-01-01T12:00:00.000Z');
      await states.draw('none of the last day: older pages are not read', list({ period: 'day', result: 'any' }), {
        answers: answers(listed([old], 2)),
      });
      const twenty = Array.from({ length: 20 }, (_, at) => settled({ bet_id: `s${at}`, placed_at: old.placed_at }));
      const pages = [0, 20, 40, 60, 80].map((start) => [`${AT}${start}&limit=20&status=-1`, listed(twenty, 101)]);
      await states.draw('no running bet among the newest hundred: older ones are read by a press', list(), {
        answers: { ...Object.fromEntries(pages), [`${AT}100&limit=20&status=-1`]: listed([open('9')], 101) } as never,
      });
      await states.press('Show older bets', 'the bets before them');
      for (const hasResults of [false, true])
        await states.draw(
          `filters${hasResults ? ' with results' : ''}`,
          h(BetFilters, { filter: { period: 'week', result: 'loss' }, hasResults, onChange: (to) => chosen.push(to) }),
        );
      await states.type('Placed', 'day');
      await states.type('Result', 'win');
    },
    `
    # six of eight
    "Home 2 to win"
    "Home 2 – Away 2 · Match result"
    "Home 3 to win"
    "Home 3 – Away 3 · Match result"
    # Show older bets pressed
    "Home 7 to win"
    "Home 7 – Away 7 · Match result"
    link "Details of bet 7"
    # none of the last day: older pages are not read
    "No bet fits this choice."
    # no running bet among the newest hundred: older ones are read by a press
    button "Show older bets"
    # the bets before them
    "Home 9 to win"
    # filters
    "Placed"
    combobox "Placed" = "Last 7 days"
    # filters with results
    "Result"
    combobox "Result" = "LOSS"
  `,
  );
  expect(chosen).toEqual([
    { period: 'day', result: 'loss' },
    { period: 'week', result: 'win' },
  ]);
});

it('each state of a bet in a list, and of its detail', async () => {
  const many = (count: number) =>
    Array.from({ length: count }, (_, index) => aMatch(String(index + 1), [{ odds: '2', result: 'open' }]));
  const part = { part_id: 'p1', stake: '4', bet_amount: '4', payout: '3.5', at: '2026-03-14T12:30:00.000Z' };
  const cards = {
    'five picks': aBet({ matches: many(5) }),
    'six picks': aBet({ matches: many(6) }),
    'stake returned': settled({ payout: '10' }),
    'a part of the stake returned': settled({ payout: '4' }),
    'a part sold': aBet({ parts: [part] }),
    sold: settled({ payout: '8', cashed_out: true }),
    won: settled({ payout: '20', bonus_amount: '10' }),
  };
  const [match] = many(1);
  await statesOf(
    {},
    async (states) => {
      for (const [name, bet] of Object.entries(cards)) await states.draw(name, h(BetCard, { bet }));
      await states.draw('25 lines', h(BetLines, { bet: aBet({ lines: '25', matches: many(25) }) }));
      await states.press('Show more lines');
      const matches = [
        { ...match, state: 'void' },
        { ...match, match_id: '2', total_val: '2.5', score: '1:1', state: 'finished' },
        { ...match, match_id: '3', score: '2:1', state: 'live' },
      ] as Bet['matches'];
      await states.draw('matches', h(MatchDetails, { bet: aBet({ matches }) }));
      const soon = { ...aMatch('1', [{ odds: '2', result: 'open' }]), state: 'scheduled' } as const;
      await states.draw('a bet that can be placed again', [
        h(AgainAndShare, { key: 1, bet: aBet({ matches: [soon] }) }),
        h(Address, { key: 2 }),
      ]);
      await states.press('Bet again');
      expect(states.store.getState().overlay).toEqual({ kind: 'slip' });
      const left: string[] = [];
      const detail = h(BetDetail, {
        shown: { source: 'soccer', id: 'bet-1', isCashingOut: false },
        onLeave: () => void left.push('left'),
        pollMs: 30_000,
      });
      await states.draw('a detail that fails', detail, { answers: { 'mybet/bet-1': { status: 500 } } });
      for (const seconds of [5, 5, 5]) await states.pass(seconds);
      expect(document.activeElement?.textContent).toBe('Back to my bets');
      await states.press('Back to my bets');
      expect(left).toEqual(['left']);
      states.answer({ 'mybet/bet-1': { data: settled({ payout: '10' }) } });
      await states.press('Try again');
      states.answer({ 'mybet/bet-1': { status: 500 } });
      for (const seconds of [30, 5, 5, 5]) await states.pass(seconds);
    },
    `
    # five picks
    "Mar 14, 2026, 12:00 PM"
    "Home 1 to win"
    "Home 1 – Away 1 · Match result"
    "2.00"
    # six picks
    "and 2 more selections"
    # stake returned
    "LOSS"
    "Stake returned"
    "Lost"
    "Settled amount"
    # a part of the stake returned
    "4.00 USDT"
    "Paid, but less than the stake"
    # a part sold
    "Home m1 to win"
    "Home m1 – Away m1 · Match result"
    "20.00 USDT"
    "PENDING"
    # sold
    "8.00 USDT"
    "-2.00 USDT"
    "CASHED OUT"
    "Payout"
    # won
    "WIN"
    # 25 lines
    "Line 1"
    "Home 1 to win Home 1 – Away 1 · Match result"
    "Total odds 2.00"
    "Can pay 20.00 USDT"
    # Show more lines pressed
    "Line 21"
    "Home 21 to win Home 21 – Away 21 · Match result"
    "Line 22"
    "Home 22 to win Home 22 – Away 22 · Match result"
    # matches
    "League · Mar 14, 2026, 12:00 PM"
    "Home 1 – Away 1"
    "Void: this match counts with odds of 1"
    heading "Matches"
    # a bet that can be placed again
    button "Bet again: bet-1"
    button "Share: bet-1"
    "/"
    # Bet again pressed
    goes to /sport
    "/sport"
    # a detail that fails
    status "Loading your bets"
    button "Back to my bets" [focused]
    # after 5 seconds
    alert "Your bets could not be refreshed. They may be out of date. Try again"
    # Try again pressed
    "bet-1"
    "Mar 14, 2026, 1:00 PM"
    "10.00 USDT"
    "0.00 USDT"
  `,
  );
});

it('each state of the rounds of games, and of the note of what was settled meanwhile', async () => {
  const Seen = v.object({ userId: v.string(), until: v.string() });
  const round = (id: string) => ({
    id,
    game: 'g1',
    game_name: `Game ${id}`,
    bet_amount: '1',
    payout: '2',
    currency: 'USDT',
    at: '2026-03-14T12:00:00.000Z',
  });
  await statesOf(
    {},
    async (states) => {
      await states.draw('no rounds', h(Rounds), { answers: { '': { data: { total: 0, rounds: [] } } } });
      await states.draw('rounds that are late', h(Rounds), { answers: { '': 'none' } });
      await states.draw('rounds that fail', h(Rounds), { answers: { '': { status: 400 } } });
      states.answer({ '': { data: { total: 2, rounds: [round('1')] } } });
      await states.press('Try again');
      states.answer({ '': { data: { total: 2, rounds: [round('2')] } } });
      await states.press('Show older rounds');
      states.lacks('Show older rounds');

      const answers = {
        [`soccer${AT}0&limit=20&status=-1`]: listed([
          settled({ bet_id: 'b3', payout: '7.5', settled_at: '2026-03-14T14:00:00.000Z' }),
          settled({ bet_id: 'b2', payout: '2', currency: 'BRL', settled_at: '2026-03-14T13:00:00.000Z' }),
          settled({ bet_id: 'b1', payout: '100', settled_at: '2026-03-14T12:00:00.000Z' }),
        ]),
      };
      const note = (
        name: string,
        seen: (userId: string) => { readonly userId: string; readonly until: string } | undefined,
      ) =>
        states.draw(name, h(AwayNote), {
          answers,
          before: ({ getState }) => {
            const stored = seen(getState().session.player?.userId ?? '');
            if (stored !== undefined) writeStored('seenBets', stored);
          },
        });
      const until = '2026-03-14T12:00:00.000Z';
      await note('two were settled since', (userId) => ({ userId, until }));
      const userId = states.store.getState().session.player?.userId;
      expect(readStored('seenBets', Seen)).toEqual({ userId, until: '2026-03-14T14:00:00.000Z' });
      await note('one was settled since', (id) => ({ userId: id, until: '2026-03-14T13:00:00.000Z' }));
      await note('none was settled since', (id) => ({ userId: id, until: '2026-03-14T14:00:00.000Z' }));
      await note('another player looked', () => ({ userId: 'another', until }));
      await note('the first look', () => undefined);
      expect(readStored('seenBets', Seen)).toEqual({ userId, until: '2026-03-14T14:00:00.000Z' });
    },
    `
    # no rounds
    button "PG" [pressed]
    button "TADA"
    button "Noah"
    button "Winfinity"
    # rounds that are late
    status "Loading your rounds"
    # rounds that fail
    alert "Your rounds could not be loaded. Try again"
    button "Try again"
    # Try again pressed
    "Game 1 Mar 14, 2026, 12:00 PM"
    "1.00 USDT"
    "2.00 USDT"
    "Game"
    # Show older rounds pressed
    "Game 2 Mar 14, 2026, 12:00 PM"
    # two were settled since
    status "2 bets were settled since your last visit. Paid out: 7.50 USDT + 2.00 BRL"
    # one was settled since
    status "1 bet was settled since your last visit. Paid out: 7.50 USDT"
  `,
  );
});
