// @vitest-environment jsdom
// @vitest-environment-options {"pretendToBeVisual": true}
import { act } from '@testing-library/react';
import { createElement as h, type ReactNode } from 'react';
import { I18nextProvider } from 'react-i18next';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Brand } from '#contract/brand';
import * as money from '#app/api/money/money-slice.ts';
import { PLAYER } from '#app/api/money/test-upstream.ts';
import { serverClock } from '#app/api/server-clock.ts';
import { BrandProvider } from '#app/brand/brand-context.ts';
import { LIMITS } from '#app/features/betting/draws/test/a-context.ts';
import type { DrawItem, MarkSixChoice } from '#app/features/betting/draws/index.ts';
import { allTyped, gameChosen, itemsToggled } from '#app/features/betting/draws/slip/draw-slip-slice.ts';
import { signedIn } from '#app/store/session-slice.ts';
import { hookInStore } from '#app/test/hook-in-store.tsx';
import { english } from '#app/test/markup/english.ts';
import { readBrand } from '#cli/build/brand/read-brand.ts';
import { CURRENCIES } from '#fixtures/world';
import { markSixOdds } from '#simulator/testing/lottery';
import { useLotteryBet } from './lottery/model/use-lottery-bet.ts';
import { useRaceBet } from './racing/use-race-bet.ts';
import { typeCricket } from './slip/model/change-cricket.ts';
import { cricketToggled } from './slip/model/slip-slice.ts';
import { changeSlip } from './slip/model/use-change-slip.ts';
import { useSlip } from './slip/ui/use-slip.ts';

/** The worlds of these tests are in the year of the horse. */
const MARK_SIX_ODDS = markSixOdds('horse');

const DEMO = await readBrand(process.cwd(), 'harborlight');
const NOW = Date.parse('2026-03-14T12:00:00Z');

beforeEach(() => {
  vi.useFakeTimers({ now: NOW });
  vi.spyOn(serverClock, 'gameTime').mockImplementation(() => Date.now());
});
afterEach(() => {
  vi.restoreAllMocks();
  vi.useRealTimers();
});

/** The hook of a player, with the upstream's answers by what their address has. */
function ofPlayer<Value, Props>(
  useValue: (props: Props) => Value,
  props: Props,
  answers: Readonly<Record<string, unknown>>,
  over: Partial<Brand> = {},
) {
  const answer = (address: string) => Object.entries(answers).find(([part]) => address.includes(part))?.[1];
  const around = (element: ReactNode) =>
    h(I18nextProvider, { i18n: english }, h(BrandProvider, { value: { ...DEMO, ...over } }, element));
  const hook = hookInStore(useValue, props, answer, around);
  act(() => void hook.store.dispatch(signedIn(PLAYER)));
  return hook;
}

const MONEY = { 'member/account': { score: '60', currency: 'USDT' }, 'config/exchange': CURRENCIES };

describe('what the player can stake', () => {
  const limits = (used: string) => ({
    currency: 'USDT',
    limits: [{ kind: 'stake', period: 'day', value: '100', used, currency: 'USDT' }],
  });

  it.each([
    // The balance is 60, and the player's limit 100.
    [{ used: '0', cricket: '' }, '60'],
    [{ used: '40', cricket: '' }, '60'],
    [{ used: '40.01', cricket: '' }, '59.99'],
    [{ used: '100', cricket: '' }, '0'],
    [{ used: undefined, cricket: '' }, '60'],
    [{ used: undefined, cricket: '10.5' }, '49.500000'],
    [{ used: '60', cricket: '10' }, '30.000000'],
    [{ used: '60', cricket: '50' }, '0'],
  ])('with %j it is %s', async ({ used, cricket }, funds) => {
    const answers = { ...MONEY, ...(used !== undefined && { 'protection/limits': limits(used) }) };
    const brand = { profile: 'uk', currency: 'USDT' } as const;
    const { result, store, pass, unmount } = ofPlayer(() => useSlip(), undefined, answers, brand);
    expect(result.current.funds).toBeUndefined();
    if (cricket !== '') {
      const pick = { id: 'x', categoryLabel: '', slipLabel: '', odd: '2' };
      act(() => void store.dispatch(cricketToggled({ matchId: 'c1', home: 'A', away: 'B', pick })));
      act(() => void store.dispatch(changeSlip(typeCricket({ matchId: 'c1', id: 'x', typed: cricket }))));
    }
    await pass();
    expect(result.current.funds).toBe(funds);
    unmount();
  });
});

const at = (time: string) => `2026-03-14T${time}:00Z`;
const TIMES = {
  draw_number: '7',
  open_time: at('11:00'),
  close_time: at('13:00'),
  draw_time: at('13:01'),
  state: 'open',
};
const DRAW = { match_id: 'd7', game: 'hkmarksix', ...TIMES };
const RACE = { id: 'r7', game: 'pk10', ...TIMES };
const UPSTREAM = {
  ...MONEY,
  game_config: LIMITS,
  'marksix/odds': MARK_SIX_ODDS,
  '/hkmarksix?': { total: 1, draws: [DRAW] },
  'pk10/odds': ['dragon', 'tiger'].map((top) => ({ index: 22, top, prop: '', odd: '1.98', min: '2', max: '100' })),
  'pk10/list': { total: 1, races: [RACE] },
};

describe('the bet on a draw', () => {
  const GAMES = [
    [
      'placeLotteryBet',
      () => useLotteryBet('hkmarksix'),
      ['marksix/odds?game=hkmarksix', 'hkmarksix?start=0&limit=11'],
    ],
    ['placeRaceBet', () => useRaceBet('pk10'), ['pk10/odds', 'pk10/list?start=0&limit=11']],
  ] as const;

  it.each(GAMES)('%s: after each refusal the prices and the draws are read again', async (row, useBet, again) => {
    const { store, pass, called, unmount } = ofPlayer(useBet, undefined, UPSTREAM);
    await pass();
    called();
    let key = 0;
    const other = row === 'placeRaceBet' ? 'placeLotteryBet' : 'placeRaceBet';
    /** What is read after an outcome. */
    const after = async (of: typeof row | typeof other, outcome: 'refused' | 'neverDone' | 'accepted') => {
      const call = { key: String((key += 1)), row: of };
      act(() => void store.dispatch(money.moneySent(call)));
      await pass();
      const whileSent = called();
      if (outcome === 'refused')
        act(() => void store.dispatch(money.moneyRefused({ ...call, error: { kind: 'fetch' } })));
      else if (outcome === 'neverDone') act(() => void store.dispatch(money.moneyNeverDone(call)));
      else act(() => void store.dispatch(money.moneyAccepted({ ...call, receipt: undefined })));
      await pass();
      return [whileSent, called().toSorted()];
    };
    const read = [[], again.map((address) => `/sports/api/v1/${address}`).toSorted()];
    expect(await after(row, 'refused')).toEqual(read);
    expect(await after(row, 'refused')).toEqual(read);
    expect(await after(row, 'neverDone')).toEqual([[], []]);
    expect(await after(row, 'accepted')).toEqual([[], []]);
    expect(await after(other, 'refused')).toEqual([[], []]);
    unmount();
  });

  // The day is in a year of the horse.
  it('warns of zodiac combinations with the animal of the year only', async () => {
    const item = (kind: MarkSixChoice['kind'], selection: MarkSixChoice['selection'], level?: number): DrawItem => ({
      key: 'k',
      choice: { kind, selection, ...(level !== undefined && { level }) },
      odds: '4.05',
    });
    const plain = item('specialCodeCombinationZodiacs', ['rat', 'ox'], 2);
    const reduced = item('specialCodeCombinationZodiacs', ['rat', 'horse'], 2);
    const { result, pass, unmount } = ofPlayer(() => useLotteryBet('hkmarksix'), undefined, UPSTREAM);
    const warning = (...items: readonly DrawItem[]) => result.current.caution?.(items);
    // The draw is not read yet.
    expect(warning(reduced)).toBeUndefined();
    await pass();
    const merged = item('specialCodeMergeAnimal', ['rat', 'horse']);
    expect([
      warning(),
      warning(plain),
      warning(merged),
      warning(item('specialCodeAnimal', 'horse')),
      warning(plain, reduced),
    ]).toEqual([undefined, undefined, undefined, undefined, 'Sets with the animal of the year (Horse) pay 15% less.']);
    unmount();
  });

  it('has the prize of each selection, at its price', async () => {
    const combination = (...animals: string[]): MarkSixChoice => ({
      kind: 'specialCodeCombinationZodiacs',
      selection: animals,
      level: 2,
    });
    const choices: readonly DrawItem['choice'][] = [
      { kind: 'specialCode', selection: 8 },
      combination('rat', 'ox'),
      combination('rat', 'horse'),
    ];
    const { result, store, pass, unmount } = ofPlayer(() => useLotteryBet('hkmarksix'), undefined, {
      ...UPSTREAM,
      'marksix/odds': MARK_SIX_ODDS.map((each) => ({ ...each, odd: '4' })),
    });
    act(() => void store.dispatch(gameChosen('hkmarksix')));
    act(
      () =>
        void store.dispatch(itemsToggled(choices.map((choice, index) => ({ key: String(index), choice, odds: '4' })))),
    );
    act(() => void store.dispatch(allTyped('10')));
    await pass();
    // A combination with the animal of the year pays 15% less.
    expect(result.current.summary.rows.map(({ prize }) => prize)).toEqual(['40.000000', '40.000000', '34.000000']);
    unmount();
  });

  it('a race has no such warning, and its prize is at its price', async () => {
    const { result, store, pass, unmount } = ofPlayer(() => useRaceBet('pk10'), undefined, UPSTREAM);
    const choice = { market: 'dragonTiger', pair: '1-10', selection: 'dragon' } as const;
    act(() => void store.dispatch(gameChosen('pk10')));
    act(() => void store.dispatch(itemsToggled([{ key: 'k', choice, odds: '1.98' }])));
    act(() => void store.dispatch(allTyped('10')));
    const prizes = () => result.current.summary.rows.map(({ prize }) => prize);
    // The wallet is not read yet, and so is its currency.
    expect(prizes()).toEqual([undefined]);
    await pass();
    expect([result.current.caution, prizes(), result.current.describe(choice)]).toEqual([
      undefined,
      ['19.800000'],
      { title: 'Dragon', detail: 'Places 1 and 10' },
    ]);
    unmount();
  });
});
