// @vitest-environment jsdom
import { expect, it } from 'vitest';
import { missingFacts } from '#contract/testing';
import type { Match, SportGame } from '#contract/entities';
import { withCricket, type CricketTicket } from '#app/features/betting/slip/cricket/cricket-ticket.ts';
import { mostCricket } from '#app/features/betting/slip/cricket/most-cricket.ts';
import { summariseCricket, type CricketContext } from '#app/features/betting/slip/cricket/summarise-cricket.ts';
import { EMPTY_COUPON, type SlipItem, type SportSlip } from '#app/features/betting/slip/model/slip-item.ts';
import { readyBets } from '#app/features/betting/slip/placing/ready-bets.ts';
import { aPick } from '#app/features/betting/slip/test/a-pick.ts';
import { stakeRoom } from './stake-room.ts';
import { summarise, type SlipContext } from './summarise.ts';
import { WHOLE_CRICKET, WHOLE_SUMMARIES } from './whole-summaries.facts.ts';

type Outcomes = Readonly<Record<string, string>>;
const aMatch = (
  id: string,
  outcomes: Outcomes,
  over: Partial<Match> & { line?: string; status?: string } = {},
): Match => {
  const { line, status = 'open', ...rest } = over;
  return {
    match_id: id,
    game: 'soccer',
    league: { id: 'l1', name: 'L' },
    home: 'A',
    away: 'B',
    start_time: '2026-03-01T15:00:00.000Z',
    state: 'scheduled',
    markets: [
      {
        kind: line === undefined ? 'wl' : 'handicap',
        status,
        ...(line !== undefined && { handicap_val: line }),
        outcomes: Object.entries(outcomes).map(([outcome, odds]) => ({ outcome, odds })),
      },
    ],
    ...rest,
  } as Match;
};
const LIMITS = {
  bet: { min: '0.5', max: '50' },
  multiple: { min: 1, max: 99 },
  Bonus: { min: '0', max: '1000' },
  disabled_regions: ['XX'],
};
const CONTEXT: SlipContext = {
  matches: {
    soccer: [
      aMatch('m1', { w: '1.85', d: '3.20', l: '4.00' }),
      aMatch('m2', { w: '2.00' }),
      aMatch('m3', { w: '2.50' }),
      aMatch('m4', { w: '1.90' }, { line: '-1' }),
    ],
    basketball: [aMatch('b1', { w: '1.50' }, { game: 'basketball' })],
  },
  limits: { soccer: LIMITS, basketball: LIMITS },
  wallet: { balance: '100', currency: 'USDT' },
  rate: '1',
  brandStake: undefined,
  currency: 'BRL',
  accept: 'none',
};
const [one, two, three] = [
  aPick({ odds: '1.85' }),
  aPick({ matchId: 'm2', odds: '2.00' }),
  aPick({ matchId: 'm3', odds: '2.50' }),
];
const line = aPick({ matchId: 'm4', market: 'handicap', odds: '1.90', line: '-1' });
const ball = aPick({ game: 'basketball', matchId: 'b1', odds: '1.50' });
const combined = (items: readonly SlipItem[], coupon: object = {}, game: SportGame = 'soccer'): SportSlip => ({
  items,
  mode: 'combined',
  coupons: { [game]: { ...EMPTY_COUPON, stake: '2', ...coupon } },
  stakes: {},
});
const singles = (items: readonly SlipItem[], ...stakes: readonly string[]): SportSlip => ({
  items,
  mode: 'singles',
  coupons: {},
  stakes: Object.fromEntries(
    items.map(({ matchId, market, outcome }, at) => [`${matchId} ${market} ${outcome}`, stakes[at] ?? '']),
  ),
});
const list = (...soccer: Match[]): Partial<SlipContext> => ({ matches: { soccer } });
const limited = (over: object): Partial<SlipContext> => ({ limits: { soccer: { ...LIMITS, ...over } } });

const SLIPS: Readonly<Record<string, readonly [SportSlip, Partial<SlipContext>?]>> = {
  empty: [combined([])],
  'one pick': [combined([one])],
  'three picks in one line': [combined([one, two, three])],
  'singles and doubles': [combined([one, two, three], { passes: ['single', '2-string-1'], multiple: '3' })],
  'a banker': [combined([one, two, three], { passes: ['2-string-1'], bankers: ['m1', 'm9'] })],
  'more bankers than a line has': [combined([one, two, three], { passes: ['single'], bankers: ['m1', 'm2'] })],
  'all outcomes of a match': [
    combined([one, aPick({ outcome: 'd', odds: '3.20' }), aPick({ outcome: 'l', odds: '4.00' })]),
  ],
  'two games': [
    {
      ...combined([one, ball]),
      coupons: { soccer: { ...EMPTY_COUPON, stake: '2' }, basketball: { ...EMPTY_COUPON, stake: '3' } },
    },
  ],
  'two games, one without a stake': [combined([ball, one])],
  singles: [singles([ball, one, two], '1', '2', '3')],
  'singles, some without a stake': [singles([one, two, three], '', '5')],
  'singles, none with a stake': [singles([one, two])],
  'singles on one match': [singles([one, aPick({ outcome: 'd', odds: '3.20' })], '1', '2')],
  'no stake': [combined([one], { stake: '' })],
  'a stake that is none': [combined([one], { stake: '1e3' })],
  'a stake of nothing': [combined([one], { stake: '0.00' })],
  'a stake with too many places': [combined([one], { stake: '1.1234567' })],
  'a multiple with a zero before it': [combined([one], { multiple: '07' })],
  'a multiple with blanks': [combined([one], { multiple: ' 7 ' })],
  'a multiple above its maximum': [combined([one], { multiple: '100', stake: '0.01' })],
  'multiples by rate': [
    combined([one], { multiple: '1' }),
    { ...limited({ multiple: { min: 1, max: 3 } }), rate: '1.5' },
  ],
  'multiples without a maximum': [combined([one]), limited({ multiple: { min: 2, max: 0 } })],
  'limits not read': [combined([one]), { limits: {} }],
  'rate not read': [combined([one]), { rate: undefined }],
  'below the minimum': [combined([one], { stake: '0.49' })],
  'above the maximum': [combined([one], { stake: '50.01' })],
  'above the return': [combined([one], { stake: '50' }), limited({ Bonus: { min: '0', max: '92' } })],
  'above the balance': [combined([one], { stake: '40' }), { wallet: { balance: '39', currency: 'USDT' } }],
  "the brand's own bounds": [combined([one], { stake: '4' }), { brandStake: { min: '5', max: '20' } }],
  "the brand's bounds of lines": [combined([one, two, three]), { folds: { soccer: { wl: 2 } } }],
  'a region that may not bet': [combined([one]), limited({ region: 'XX' })],
  'a region that may': [combined([one]), limited({ region: 'YY' })],
  'a guest': [combined([one]), { wallet: undefined }],
  'matches not read': [combined([one, ball]), list(aMatch('m1', { w: '1.85' }))],
  'a match that is gone': [combined([one, two]), list(aMatch('m1', { w: '1.85' }))],
  'one match, gone': [combined([one]), list()],
  'an outcome that is gone': [combined([one]), list(aMatch('m1', { l: '1.85' }))],
  'a market that is closed': [combined([one]), list(aMatch('m1', { w: '1.85' }, { status: 'closed' }))],
  'a market that is suspended': [
    combined([one, two]),
    list(aMatch('m1', { w: '1.85' }, { status: 'suspended' }), aMatch('m2', { w: '2.00' })),
  ],
  'a match that is over': [
    combined([one, two]),
    list(aMatch('m1', { w: '1.85' }, { state: 'finished' }), aMatch('m2', { w: '2.00' }, { state: 'void' })),
  ],
  'a match that is live': [
    combined([one]),
    list(aMatch('m1', { w: '1.85' }, { state: 'live', minute: 67, score: '1:0' })),
  ],
  'an outcome that the rules do not know': [combined([aPick({ outcome: 'x' }), two])],
  'higher odds': [combined([one]), list(aMatch('m1', { w: '1.95' }))],
  'higher odds, taken': [combined([one]), { ...list(aMatch('m1', { w: '1.95' })), accept: 'better' }],
  'lower odds': [
    combined([one, two]),
    { ...list(aMatch('m1', { w: '1.75' }), aMatch('m2', { w: '1.99' })), accept: 'better' },
  ],
  'lower odds, taken': [combined([one]), { ...list(aMatch('m1', { w: '1.75' })), accept: 'any' }],
  'the same odds, written otherwise': [combined([one]), list(aMatch('m1', { w: '1.850' }))],
  'a pick with a line': [combined([line])],
  'a line that moved': [combined([line]), { ...list(aMatch('m4', { w: '1.90' }, { line: '-2' })), accept: 'any' }],
  'two lines of a match': [combined([line, aPick({ ...line, outcome: 'l', line: '-2' })])],
  'a cap and a withholding': [
    combined([one], { stake: '20' }),
    { rules: { prizeCap: [{ from: 1, to: 15, cap: '30' }], withholding: { rate: '0.1', threshold: '5' } } },
  ],
};

const LATEST = '2026-03-01T15:00:00.000Z';
/** Picks, matches and units by their names. */
function shortened(key: string, value: unknown): unknown {
  if (typeof value === 'bigint') return `${value}n`;
  if (value === LATEST) return 'kick-off';
  if (typeof value !== 'object' || value === null) return value;
  if ('league' in value) {
    const { matchId, market, outcome, odds, line: of = '' } = value as SlipItem;
    return `${matchId} ${market} ${outcome} ${odds} ${of}`.trim();
  }
  if (key === 'unit' && 'matches' in value) return 'unit';
  if (key === 'ticket') return (value as { id: string }).id;
  if (value instanceof Map) return [...value];
  return value;
}
const linesOf = (summary: object): string[] =>
  Object.entries(summary).flatMap(([name, value]) =>
    Array.isArray(value) && value.length > 0
      ? value.map((each) => `  ${name}: ${JSON.stringify(each, shortened)}`)
      : [`  ${name}: ${JSON.stringify(value, shortened)}`],
  );

it('each slip is shown, limited and sent as one whole', async () => {
  const lines: string[] = [];
  for (const [name, [slip, over = {}]] of Object.entries(SLIPS)) {
    const context = { ...CONTEXT, ...over };
    const summary = summarise(slip, context);
    const { limits, rate, brandStake, wallet } = context;
    const room = stakeRoom(summary, { limits, rate, brandStake, funds: wallet?.balance });
    const whole = withCricket(summary, [], wallet?.balance);
    const staked = summary.staked.map(({ ticket }) => ticket.id);
    lines.push(name, ...linesOf({ ...summary, staked }), ...linesOf({ allowed: room.allowed() ?? 'none' }));
    lines.push(
      ...linesOf({
        most: summary.tickets.map(({ ticket }) => `${ticket.id}: ${room.maxLineStake(ticket.id) ?? 'none'}`),
      }),
    );
    lines.push(...linesOf({ tickets: summary.tickets.map(({ ticket: { priced: _, ...ticket } }) => ({ ...ticket })) }));
    lines.push(...linesOf({ sent: readyBets(whole, context.accept, ({ matchId }) => `title of ${matchId}`) }), '');
  }
  expect(missingFacts(lines.join('\n'), WHOLE_SUMMARIES)).toEqual([]);
});

const offer = (odd: string, isOpen = true) => ({ categoryLabel: 'Winner', slipLabel: 'Home', odd, isOpen });
const OFFERED: CricketContext = {
  offers: { a: offer('1.63'), b: offer('2.23') },
  currency: 'USDT',
  limits: LIMITS,
  rate: '1',
  brandStake: undefined,
  funds: '80',
};
const typed = (id: string, odd: string, amount: string) => ({
  id,
  categoryLabel: 'Winner',
  slipLabel: 'Home',
  odd,
  typed: amount,
});

it('each cricket bet is shown beside the others as one whole', async () => {
  const cases: Readonly<Record<string, readonly [ReturnType<typeof typed>[], Partial<CricketContext>?]>> = {
    'one stake of two': [[typed('a', '1.63', '12'), typed('b', '2.23', '')]],
    'two stakes': [[typed('a', '1.63', '12'), typed('b', '2.23', '0.5')]],
    'no stake': [[typed('a', '1.63', '')]],
    'a stake of nothing': [[typed('a', '1.63', '0')]],
    'a stake that is none': [[typed('a', '1.63', '1e3'), typed('b', '2.23', '1.1234567')]],
    'other odds': [[typed('a', '1.60', '5')]],
    'the same odds, written otherwise': [[typed('a', '1.630', '5')]],
    'gone and closed': [[typed('z', '1.60', '5'), typed('a', '1.60', '5')], { offers: { a: offer('1.63', false) } }],
    'offers not read': [[typed('a', '1.63', '5')], { offers: undefined }],
    'limits not read': [[typed('a', '1.63', '5')], { limits: undefined }],
    'rate not read': [[typed('a', '1.63', '5')], { rate: undefined }],
    'above every limit': [[typed('a', '1.63', '900')]],
    'of a guest': [[typed('a', '1.63', '90')], { funds: undefined }],
    'below the minimum': [[typed('a', '1.63', '0.4')]],
    'a region that may not bet': [[typed('a', '1.63', '5')], { limits: { ...LIMITS, region: 'XX' } }],
    "the brand's own bounds": [[typed('a', '1.63', '5')], { brandStake: { min: '6', max: '7' } }],
  };
  const lines: string[] = [];
  const besides = {
    none: combined([]),
    'without a stake': combined([one], { stake: '' }),
    'with a stake': combined([one]),
  };
  for (const [name, [picks, over = {}]] of Object.entries(cases)) {
    const context = { ...OFFERED, ...over };
    const summary = summariseCricket(picks, context);
    const ticket: CricketTicket = { matchId: 'c1', home: 'A', away: 'B', when: undefined, summary };
    const most = mostCricket(summary, 'USDT', {
      funds: '20',
      bet: LIMITS.bet,
      own: undefined,
      bonus: LIMITS.Bonus,
      rate: '1',
    });
    // The engine's bet of an entry repeats what the entry says.
    const entries = summary.entries.map(({ bet: _bet, ...entry }) => entry);
    lines.push(name, ...linesOf({ ...summary, entries }), ...linesOf({ most: most ?? 'none' }));
    for (const [beside, slip] of Object.entries(besides)) {
      const whole = withCricket(summarise(slip, CONTEXT), [ticket], '13');
      const { odds = 'none', total = 'none', bets, stakedCricket, reasons } = whole;
      const sent = readyBets(whole, 'none', () => 'title').map(({ call, picks: keys, title = '', cricket }) => ({
        row: call.row,
        body: call.row === 'placeCricketBet' ? call.body : '',
        keys,
        title,
        cricket,
      }));
      lines.push(
        `  beside ${beside}: ${JSON.stringify({ odds, total, bets, staked: stakedCricket.map(({ matchId }) => matchId), reasons, sent })}`,
      );
    }
    lines.push('');
  }
  expect(missingFacts(lines.join('\n'), WHOLE_CRICKET)).toEqual([]);
});
