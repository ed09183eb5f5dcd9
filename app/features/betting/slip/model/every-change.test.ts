import { expect, it } from 'vitest';
import { missingFacts } from '#contract/testing';
import type { Market, Match } from '#contract/entities';
import { aPick } from '#app/features/betting/slip/test/a-pick.ts';
import {
  acceptCricket,
  addCricket,
  removeCricket,
  togetherCricket,
  typeCricket,
  withoutCricket,
} from './change-cricket.ts';
import {
  acceptPicks,
  addPicks,
  betAgain,
  changeCoupon,
  chooseMode,
  clearSlip,
  dropPlaced,
  forgetRemoval,
  removePicks,
  stakeSingles,
  takeSlip,
  undoRemoval,
} from './change-slip.ts';
import { pickOf } from './pick-of.ts';
import { countPicks, EMPTY_COUPON, type CricketPick, type SlipItem, type SlipState } from './slip-item.ts';
import { cricketToggled, pickToggled, quickBetEnded, slipChanged, slipSlice } from './slip-slice.ts';
import type { SlipChange } from './take-pick.ts';
import { EVERY_CHANGE } from './every-change.facts.ts';

const [one, two, ball] = [
  aPick({ matchId: 'm1' }),
  aPick({ matchId: 'm2', outcome: 'l' }),
  aPick({ matchId: 'b1', game: 'basketball' }),
];
const cricketPick = (id: string, over: Partial<CricketPick> = {}): CricketPick => ({
  id,
  categoryLabel: 'Toss',
  slipLabel: id,
  odd: '1.80',
  typed: '',
  ...over,
});
const teams = { home: 'A', away: 'B' };
const EMPTY: SlipState = { items: [], mode: 'combined', coupons: {}, stakes: {}, cricket: {} };
const FULL: SlipState = {
  items: [one, two, ball],
  mode: 'singles',
  coupons: { soccer: { ...EMPTY_COUPON, stake: '5' }, basketball: { ...EMPTY_COUPON, stake: '6' } },
  stakes: { 'm1 wl w': '1', 'b1 wl w': '2' },
  cricket: {
    c1: { ...teams, picks: [cricketPick('x'), cricketPick('y')] },
    c2: { ...teams, picks: [cricketPick('z')] },
  },
  before: { ...EMPTY, items: [two] },
  isQuick: true,
};
const many = Array.from({ length: 16 }, (_, at) => aPick({ matchId: `n${at}` }));

const CHANGES: Readonly<Record<string, SlipChange>> = {
  'remove one': removePicks([one]),
  'remove the last of a game': removePicks([ball]),
  'remove what is not there': removePicks([aPick({ matchId: 'm9' })]),
  clear: clearSlip,
  'drop what was placed': dropPlaced(['m1 wl w', 'c1 cricket x', 'c2 cricket z']),
  undo: undoRemoval,
  'forget the removal': forgetRemoval,
  'choose a mode': chooseMode('combined'),
  'change a coupon': changeCoupon('soccer', { multiple: '3' }),
  'change a new coupon': changeCoupon('bd', { multiple: '3' }),
  'stake singles': stakeSingles({ 'm2 wl l': '9', 'm1 wl w': '8' }),
  'accept picks': acceptPicks([{ ...one, odds: '9.99' }]),
  'take a slip': takeSlip({
    ...EMPTY,
    items: [{ ...two, odds: '7' }],
    cricket: { c1: { home: 'C', away: 'D', picks: [cricketPick('y', { odd: '5' }), cricketPick('w')] } },
  }),
  'bet again': betAgain({ items: [aPick({ matchId: 'm9' })], coupon: EMPTY_COUPON }),
  'bet two again': betAgain({ items: [one, aPick({ matchId: 'm9' })], coupon: { ...EMPTY_COUPON, stake: '4' } }),
  'bet nothing again': betAgain({ items: [], coupon: EMPTY_COUPON }),
  'add picks, doubles and one too many': addPicks([one, ...many]),
  'type a stake of cricket': typeCricket({ matchId: 'c1', id: 'y', typed: '7' }),
  'remove cricket': removeCricket({ matchId: 'c1', ids: ['x'] }),
  'remove all cricket of a match': removeCricket({ matchId: 'c2', ids: ['z'] }),
  'add cricket': addCricket({
    c1: { home: 'E', away: 'F', picks: [cricketPick('x', { odd: '3' }), cricketPick('w')] },
  }),
  'add one of another match': addCricket({ c3: { ...teams, picks: [cricketPick('v')] } }),
  'accept odds of cricket': acceptCricket({ matchId: 'c1', odds: { y: '2.22' } }),
};
const ACTIONS = {
  'toggle a pick that is there': pickToggled(one),
  'toggle the same pick at other odds': pickToggled({ ...one, odds: '9' }),
  'toggle another pick': pickToggled(aPick({ matchId: 'm3' })),
  'toggle cricket that is there': cricketToggled({ matchId: 'c1', ...teams, pick: cricketPick('x') }),
  'toggle the last cricket of a match': cricketToggled({ matchId: 'c2', ...teams, pick: cricketPick('z') }),
  'toggle other cricket': cricketToggled({ matchId: 'c1', ...teams, pick: cricketPick('u') }),
  'toggle cricket of another match': cricketToggled({ matchId: 'c4', ...teams, pick: cricketPick('u') }),
  'end the quick bet': quickBetEnded(),
};

/** Picks by what identifies them and what was changed. */
const shortened = (_key: string, value: unknown): unknown => {
  if (typeof value !== 'object' || value === null) return value;
  if ('outcome' in value) {
    const { matchId, market, outcome, odds } = value as SlipItem;
    return `${matchId} ${market} ${outcome} ${odds}`;
  }
  if ('slipLabel' in value) {
    const { id, odd, typed } = value as CricketPick;
    return `${id} ${odd} ${typed}`.trim();
  }
  return value;
};
/** What differs from before, each property on its line. */
function differences(before: SlipState, after: SlipState): readonly string[] {
  const names = [...new Set([...Object.keys(before), ...Object.keys(after)])] as (keyof SlipState)[];
  const text = (value: unknown) => JSON.stringify(value, shortened);
  return names
    .filter((name) => text(before[name]) !== text(after[name]))
    .map((name) => `  ${name}: ${text(after[name]) ?? 'none'}`);
}

it('each change of a slip changes only what it says', async () => {
  const lines: string[] = [];
  for (const [title, slip] of [
    ['empty', EMPTY],
    ['full', FULL],
  ] as const) {
    for (const [name, change] of Object.entries(CHANGES))
      lines.push(`${title}: ${name}`, ...differences(slip, change(slip)));
    for (const [name, action] of Object.entries(ACTIONS))
      lines.push(`${title}: ${name}`, ...differences(slip, slipSlice.reducer(slip, action)));
  }
  expect(missingFacts(`looks\n${`${lines.join('\n')}\n`}`, EVERY_CHANGE)).toEqual([]);
});

it('a slip has room for fifteen matches of a game and fifty picks of a cricket match', () => {
  const fifteen = { ...EMPTY, items: many.slice(0, 15) };
  const toggled = (item: SlipItem) => slipSlice.reducer(fifteen, pickToggled(item));
  expect(toggled(aPick({ matchId: 'n15' }))).toBe(fifteen);
  expect(toggled(aPick({ matchId: 'n14', outcome: 'd' })).items).toEqual([
    ...many.slice(0, 15),
    aPick({ matchId: 'n14', outcome: 'd' }),
  ]);
  expect(toggled(ball).items).toEqual([...many.slice(0, 15), ball]);
  const picks = Array.from({ length: 50 }, (_, at) => cricketPick(`p${at}`));
  const fifty = { ...EMPTY, cricket: { c1: { ...teams, picks } } };
  const cricketOf = (id: string) =>
    slipSlice.reducer(fifty, cricketToggled({ matchId: 'c1', ...teams, pick: cricketPick(id) }));
  expect(cricketOf('p50')).toBe(fifty);
  expect(cricketOf('p0').cricket['c1']?.picks).toEqual(picks.slice(1));
  expect(slipSlice.reducer(EMPTY, slipChanged(FULL))).toBe(FULL);
  expect(countPicks(FULL)).toBe(6);
  expect(togetherCricket({}, {})).toEqual({});
  expect(withoutCricket(FULL.cricket, () => true)).toEqual({});
});

it('a pick has the line of its market, where that is compared with one', () => {
  const match = {
    game: 'soccer',
    match_id: 'm1',
    home: 'A',
    away: 'B',
    league: { name: 'L' },
    start_time: '2026-03-01T15:00:00.000Z',
  } as Match;
  const picked = (kind: string, handicap_val?: string) =>
    pickOf(match, { kind, ...(handicap_val !== undefined && { handicap_val }) } as Market, {
      outcome: 'w',
      odds: '2.00',
    });
  const plain = {
    game: 'soccer',
    matchId: 'm1',
    home: 'A',
    away: 'B',
    league: 'L',
    startTime: '2026-03-01T15:00:00.000Z',
    outcome: 'w',
    odds: '2.00',
  };
  expect([picked('wl', '-1'), picked('handicap', '-1'), picked('bs', '160.5'), picked('handicap')]).toStrictEqual([
    { ...plain, market: 'wl' },
    { ...plain, market: 'handicap', line: '-1' },
    { ...plain, market: 'bs', line: '160.5' },
    { ...plain, market: 'handicap' },
  ]);
});
