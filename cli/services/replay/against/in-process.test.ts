import { expect, it } from 'vitest';
import { missingFacts } from '#contract/testing';
import { sendTo } from '#cli/services/upstream/send.ts';
import { Spoilt, type Wrong, wrongText } from '#cli/services/upstream/spoilt.fixture.ts';
import { startSimulator } from '#simulator';
import { CRICKET, MARK_SIX, PK10, ruled, SPORTS } from './scenarios.fixture.ts';
import { UpstreamReplay } from './upstream-replay.ts';
import { IN_PROCESS } from './in-process.facts.ts';

const [PLAIN, VOID] = SPORTS.matches;
/** A slip of one match with these picks. */
const single = (picks: readonly object[], changed: object = {}) => ({
  ...SPORTS,
  id: 'single',
  passes: ['single'],
  stake: '10',
  matches: [{ id: 'a', picks, result: { ft: '2:1', ht: '1:0' } }],
  expect: {},
  ...changed,
});
const asian = (outcome: string, line: string, market = 'asian_handicap') => ({ market, outcome, line, odds: '1.9' });
const QUARTER = asian('home', '-0.25');
const outright = (count: number) => {
  const picks = Array.from({ length: count }, (_, at) => ({ market: 'outright', outcome: `no. ${at}`, odds: '2' }));
  return {
    ...SPORTS,
    passes: ['single'],
    matches: [{ id: 'a', picks, result: { wins: ['outright:no. 1'] } }],
    expect: {},
  };
};
const LIMITS = {
  id: 'limits',
  kind: 'limits',
  scope: 'sport',
  rate: '1',
  currency: 'USDT',
  amount: '10',
  balance: '100',
  bet: { min: '1', max: '50' },
};
const MONEY = { id: 'money', kind: 'money', currency: 'USDT', expect: { text: '1' } };

const SCENARIOS: readonly object[] = [
  single([QUARTER], { stake: '0.01' }),
  single([QUARTER], { stake: '10.01' }),
  single([{ ...QUARTER, odds: '1.955' }]),
  single([QUARTER, { market: 'goals', outcome: '3', odds: '4' }]),
  single([asian('home', '-0.5'), asian('away', '+1')]),
  single([asian('over', '2.5', 'asian_total'), asian('under', '3.5', 'asian_total')]),
  single([asian('under', '3.5', 'asian_total')]),
  single([asian('under', '2.5', 'asian_total')]),
  single([asian('home', '-1'), asian('away', '+1')]),
  single([asian('home', '-1'), asian('over', '2.5', 'asian_total')]),
  single([asian('home', '-0.5'), asian('over', '2.5', 'asian_total')]),
  single([asian('home', '-2.5'), asian('under', '3', 'asian_total')]),
  single([asian('away', '+0.5')], {
    matches: [{ id: 'a', picks: [asian('away', '+0.5')], result: { ft: '1:1', ht: '0:0' } }],
  }),
  single([asian('over', '1.5', 'asian_total')], {
    matches: [
      { id: 'a', picks: [asian('over', '1.5', 'asian_total')], result: { ft: '1:1', ht: '0:0' } },
      { id: 'b', picks: [{ market: 'wl', outcome: 'd', odds: '3' }], result: { ft: '1:1', ht: '0:0' } },
    ],
    passes: ['2-string-1'],
  }),
  single([asian('over', '1.5', 'asian_total')], {
    matches: [
      { id: 'a', picks: [asian('over', '1.5', 'asian_total')], result: { ft: '1:1', ht: '0:0' } },
      { id: 'b', picks: [{ market: 'wl', outcome: 'w', odds: '3' }], result: { ft: '3:1', ht: '0:0' } },
    ],
    passes: ['2-string-1'],
  }),
  single([asian('over', '1.5', 'asian_total')], {
    matches: [
      { id: 'a', picks: [asian('over', '1.5', 'asian_total')], result: { ft: '1:1', ht: '0:0' } },
      { id: 'b', picks: [{ market: 'goals', outcome: '2', odds: '3' }], result: 'void' },
    ],
    passes: ['2-string-1'],
  }),
  single([asian('home', '-0.5')], {
    matches: [{ id: 'a', picks: [asian('home', '-0.5')], result: { wins: ['home'] } }],
  }),
  single([asian('home', '-0.5')], { matches: [{ id: 'a', picks: [asian('home', '-0.5')] }] }),
  outright(2),
  outright(60),
  { ...SPORTS, limits: { bet: { min: '1', max: '5' } } },
  { ...SPORTS, expect: { min: '1' } },
  { ...SPORTS, expect: { min: '1', guaranteed: '2' } },
  single(PLAIN?.picks ?? [], { matches: [{ ...PLAIN, result: { wins: ['w'] } }] }),
  single([{ market: 'half', outcome: 'ww', odds: '3' }], {
    matches: [{ id: 'a', picks: [{ market: 'half', outcome: 'ww', odds: '3' }], result: { ft: '2:1' } }],
  }),
  single(PLAIN?.picks ?? [], { matches: [{ ...PLAIN, result: { ft: '2:1' } }, VOID] }),
  single([{ market: 'wl', outcome: 'w', odds: '0.5' }]),
  single([{ market: 'wl', outcome: 'w', odds: '1.2345678' }]),
  single([{ market: 'wl', outcome: 'w', odds: '12345678901234567890123' }]),
  {
    ...CRICKET,
    bets: { 1: { odd: '1.85', amount: '10' }, 2: { odd: '2', amount: '1' }, 3: { odd: '2', amount: '2' } },
    results: { 1: 'won', 2: 'lost', 3: 'void' },
    expect: {},
  },
  {
    ...CRICKET,
    bets: Object.fromEntries(Array.from({ length: 40 }, (_, at) => [at + 1, { odd: '2', amount: '1' }])),
    results: {},
    expect: {},
  },
  { ...CRICKET, bets: { 7: { odd: '0.5', amount: '10' } }, results: {}, expect: { error: 'oddsBelowOne' } },
  { ...CRICKET, bets: { 7: { odd: '1.85', amount: '99999999' } }, results: { 7: 'won' }, expect: {} },
  { ...LIMITS, currency: 'BRL' },
  { ...LIMITS, amount: '0' },
  { ...LIMITS, amount: '0', bet: { min: '0', max: '50' } },
  { ...LIMITS, amount: '51' },
  { ...LIMITS, amount: '101', multiplier: '2', multiple: { min: '1', max: '1' } },
  { ...LIMITS, amount: 'ten', expect: { error: 'notANumber' } },
  { ...LIMITS, amount: '0.000001', estimate: '0.0000005' },
  { ...LIMITS, amount: '8', estimate: '1', bonus: { min: '0', max: '100' } },
  { ...LIMITS, amount: '7', estimate: '1', bonus: { min: '0', max: '100' } },
  { ...LIMITS, amount: '1', estimate: '30', bonus: { min: '0', max: '10' } },
  { ...MARK_SIX, bets: undefined },
  { ...MARK_SIX, draw: undefined },
  { ...MARK_SIX, game: 'bingo' },
  { ...MARK_SIX, date: '2025-03-02' },
  { ...PK10, draw: undefined },
  { ...MONEY, op: 'multiply', a: '2', b: 'x', expect: { error: 'notANumber' } },
  { ...MONEY, op: 'truncate', value: '1.2345', places: 3, currency: undefined, expect: { text: '1.234' } },
  { ...MONEY, op: 'multiply', operands: ['0.000007', '0.000003', '11'], expect: { text: '0' } },
  { ...MONEY, op: 'truncate', value: '-3.1234567', expect: { text: '-3.123456' } },
  { ...MONEY, op: 'truncate', value: '0.0000009', expect: { text: '0' } },
  { id: 'result', kind: 'result', game: 'soccer', result: { ft: '2:1' }, expect: { winners: { nothing: 'x' } } },
  { id: 'odds', kind: 'odds', from: 'decimal', value: '1.2345678', expect: { decimal: '1.2345678' } },
  { id: 'odds', kind: 'odds', from: 'decimal', value: '12345678901234567890123', expect: {} },
  { id: 'booking', kind: 'booking', text: 'x' },
];

/** What an upstream sells too little for. */
const EMPTY: readonly (readonly [scenario: object, wrong: Wrong])[] = [
  [CRICKET, { path: /matchList/, name: 'data', by: [] }],
  [LIMITS, { path: /^GET /, name: 'matches', by: [] }],
  [
    { ...LIMITS, scope: 'lottery', bet: undefined, game: { min: '1', max: '50' } },
    { path: /^GET /, name: 'draws', by: [] },
  ],
  [MARK_SIX, { path: /^GET /, name: 'draws', by: [] }],
  [PK10, { path: /^GET /, name: 'races', by: [] }],
  [SPORTS, { path: /^GET /, name: 'matches', by: [] }],
  [ruled('odds', 'Malay -0.80 is 2.25'), { path: /^GET /, name: 'matches', by: [] }],
  [ruled('results', 'Eight goals are 7+'), { path: /^GET /, name: 'matches', by: [] }],
  [ruled('results', 'Eight goals are 7+'), { path: /^GET /, name: 'markets', by: [] }],
];

it('this is why scenarios are only computed, and how the nearest to them are played', async () => {
  const spoilt = new Spoilt();
  const simulator = await startSimulator({ seed: 1, speed: 0 });
  const send = sendTo(simulator.url);
  const replay = new UpstreamReplay(spoilt.send(send));
  const lines: string[] = [];
  const play = async (scenario: object) => {
    const value = JSON.parse(JSON.stringify(scenario)) as object;
    const { ok, error, upstream, inProcess, note, differences } = await replay.replay({ line: 1, value }, 'x.ndjson');
    lines.push(`    ${JSON.stringify({ ok, error, upstream, inProcess, note, differences })}`);
  };
  try {
    for (const scenario of SCENARIOS) {
      lines.push(JSON.stringify(scenario));
      await play(scenario);
    }
    for (const [scenario, wrong] of EMPTY) {
      lines.push(`${(scenario as { id: string }).id}: ${wrongText(wrong)}`);
      spoilt.wrong = wrong;
      await play(scenario);
      spoilt.wrong = undefined;
    }
  } finally {
    await replay.close();
    send.close();
    await simulator.close();
  }
  expect(missingFacts(`looks\n${lines.join('\n')}`, IN_PROCESS)).toEqual([]);
});
