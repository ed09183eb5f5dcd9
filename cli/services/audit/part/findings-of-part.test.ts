import { afterEach, describe, expect, it, vi } from 'vitest';
import { auditPart, leftOut, type PartOptions } from './audit-part.ts';
import { settledBet } from '#cli/services/audit/bets.fixture.ts';
import { newTally } from './tally.ts';

afterEach(() => void vi.restoreAllMocks());

const OPTIONS: PartOptions = { header: undefined, rules: { settle: {} }, shard: { index: 1, of: 1 } };
const audited = (records: readonly (object | string)[], options = OPTIONS) =>
  auditPart(
    Buffer.from(records.map((each) => (typeof each === 'string' ? each : JSON.stringify(each))).join('\n')),
    options,
  );
const found = (...records: readonly (object | string)[]) => audited(records).findings;
const of = { line: 1, bet_id: '1', currency: 'BRL' };
const [first, second] = settledBet('').matches;

describe('a bet has these findings', () => {
  it.each<[string, object, readonly object[]]>([
    ['none', {}, []],
    ['settled when it was placed', { settled_at: '2026-03-01T10:00:00Z' }, []],
    [
      'settled before it was placed',
      { settled_at: '2026-03-01T09:59:59Z' },
      [
        {
          ...of,
          kind: 'clockSkew',
          code: 'settledBeforePlaced',
          message: 'settled 2026-03-01T09:59:59Z, placed 2026-03-01T10:00:00Z',
        },
      ],
    ],
    ['no time of placing', { placed_at: undefined }, []],
    ['no time of settling', { settled_at: undefined }, []],
    ...['placed_at', 'settled_at'].map((name): [string, object, readonly object[]] => [
      `no instant in ${name}`,
      { [name]: 'noon' },
      [
        {
          ...of,
          kind: 'clockSkew',
          code: 'notAnInstant',
          message: 'placed_at or settled_at is not a valid instant',
        },
      ],
    ]),
    ['no result, stake or lines', { result: undefined, bet_amount: undefined, lines: undefined }, []],
    ['another way to write the stake', { bet_amount: '02.000' }, []],
    ['another stake', { bet_amount: '2.01' }, [{ ...of, kind: 'stake', expected: '2', actual: '2.01' }]],
    ['other lines', { lines: '2' }, [{ ...of, kind: 'lines', expected: '1', actual: '2' }]],
    ['another result', { result: 'void' }, [{ ...of, kind: 'result', expected: 'won', actual: 'void' }]],
    [
      'another payout',
      { payout: '10' },
      [{ ...of, kind: 'payout', expected: '12.33', actual: '10', difference: '-2.33' }],
    ],
    ['a bonus of the operator', { payout: '13.33', extra_bonus_amount: '1' }, []],
    [
      'a bonus that was not paid',
      { extra_bonus_amount: '1' },
      [{ ...of, kind: 'payout', expected: '12.33', actual: '11.33', difference: '-1.00' }],
    ],
    [
      'an open match, whatever was paid and won',
      { payout: '1', result: 'lost', matches: [first, { ...second, state: 'live' }] },
      [{ ...of, kind: 'open', message: 'the bet is settled, but a match has no result' }],
    ],
    [
      'a currency that is not known',
      { currency: 'X' },
      [
        {
          ...of,
          currency: 'X',
          kind: 'currency',
          code: 'unknownCurrency',
          message:
            'amounts are cut to 2 places, because the currency is not one of USDT, BRL, INR, IDR, VND, MXN, TRY, PHP, THB, CNY, BDT, GBP, JPY, KWD',
        },
      ],
    ],
    [
      'numbers in more than three places',
      { payout: 12.33, stake: 2, lines: 1, bet_amount: 2 },
      [
        {
          ...of,
          kind: 'number',
          code: 'jsonNumber',
          message:
            'JSON numbers have lost digits that a double cannot hold; write texts like "12.50": stake, lines, bet_amount',
        },
      ],
    ],
    [
      'amounts that are none',
      { payout: 'x' },
      [
        {
          line: 1,
          kind: 'problem',
          code: 'notADecimal',
          message: 'payout: expected a decimal text like "12.50", got "x"',
          bet_id: '1',
        },
      ],
    ],
    [
      'a stake that is none',
      { bet_amount: 'x' },
      [
        {
          line: 1,
          kind: 'problem',
          code: 'notADecimal',
          message: 'bet_amount: expected a decimal text like "12.50", got "x"',
          bet_id: '1',
        },
      ],
    ],
    [
      'a bonus that is none',
      { extra_bonus_amount: 'x' },
      [
        {
          line: 1,
          kind: 'problem',
          code: 'notADecimal',
          message: 'extra_bonus_amount: expected a decimal text like "12.50", got "x"',
          bet_id: '1',
        },
      ],
    ],
  ])('%s', (_, extra, findings) => {
    expect(found(settledBet('1', extra))).toEqual(findings);
  });

  it.each(['=', '+', '-', '@', '\t', '\r'])('the formula %j', (sign) => {
    const formula = {
      ...of,
      bet_id: `${sign}a`,
      kind: 'formula',
      code: 'formula',
      message: 'a spreadsheet would run this id as a formula',
    };
    expect(found(settledBet(`${sign}a`), settledBet(`a${sign}`))).toEqual([formula]);
  });
});

describe('a record that is no bet', () => {
  const problem = (message: string, bet_id?: string) => ({
    line: 1,
    kind: 'problem',
    code: 'notABet',
    message,
    ...(bet_id !== undefined && { bet_id }),
  });
  it.each<[string, object | string, object]>([
    ['null', 'null', problem('record: Invalid type: Expected Object but received null')],
    ['a text', '"a"', problem('record: Invalid type: Expected Object but received "a"')],
    ['without an id', settledBet('').matches, problem('record: Invalid type: Expected Object but received Array')],
    [
      'with a number as its id',
      { ...settledBet('1'), bet_id: 5 },
      problem('bet_id: Invalid type: Expected string but received 5'),
    ],
    [
      'with a long id, of which 200 characters are shown',
      settledBet('x'.repeat(201)),
      problem('bet_id: Invalid length: Expected <=200 but received 201', 'x'.repeat(200)),
    ],
    [
      'with a long problem, of which 300 characters are shown',
      settledBet('1', { result: 'y'.repeat(400) }),
      problem(
        `result: Invalid type: Expected ("won" | "lost" | "void") but received "${'y'.repeat(400)}`.slice(0, 300),
        '1',
      ),
    ],
  ])('%s', (_, record, expected) => {
    const { tally, findings } = audited([record]);
    expect([tally, findings]).toEqual([{ ...newTally(), records: 1, problems: 1, kinds: { problem: 1 } }, [expected]]);
  });
});

it('a part is counted by kind, day and currency, and has its ids by line', () => {
  let now = 0;
  vi.spyOn(performance, 'now').mockImplementation(() => (now += 2));
  const records = [
    settledBet('a'),
    settledBet('b', { payout: '12.34', settled_at: '2026-03-02T00:00:00Z' }),
    '',
    settledBet('c', { payout: '10', result: 'lost', currency: 'INR' }),
    settledBet('d', { cashed_out: true }),
    settledBet('e', { cashed_out: false, payout: '5', matches: [first, { ...second, state: 'live' }] }),
    settledBet('f', { settled_at: 'x2026-03-02', extra_bonus_amount: '2.33' }),
    settledBet('g', { settled_at: undefined }),
    '{',
    '5',
  ];
  const { tally, lines, ids } = audited(records);
  expect({ tally, lines, ids }).toEqual({
    tally: {
      records: 9,
      ok: 2,
      differ: 4,
      problems: 2,
      cashedOut: 1,
      elsewhere: 0,
      kinds: { payout: 3, result: 1, open: 1, contradiction: 1, clockSkew: 1, problem: 2 },
      money: {
        BRL: { paid: '52.00', owed: '54.32', difference: '-2.32', tooMuch: '0.01', tooLittle: '-2.33' },
        INR: { paid: '10', owed: '12.33', difference: '-2.33', tooMuch: '0', tooLittle: '-2.33' },
      },
      days: {
        '2026-03-01': { bets: 3, differ: 2 },
        '2026-03-02': { bets: 1, differ: 1 },
        unknown: { bets: 2, differ: 1 },
      },
      slowest: [
        { bet_id: 'a', line: 1, ms: 2 },
        { bet_id: 'b', line: 2, ms: 2 },
        { bet_id: 'c', line: 4, ms: 2 },
        { bet_id: 'e', line: 6, ms: 2 },
        { bet_id: 'f', line: 7, ms: 2 },
      ],
    },
    lines: 10,
    ids: [
      [1, 'a'],
      [2, 'b'],
      [4, 'c'],
      [5, 'd'],
      [6, 'e'],
      [7, 'f'],
      [8, 'g'],
    ],
  });
});

it('a bet of another shard is counted, and neither read nor kept', () => {
  const options = { ...OPTIONS, shard: { index: 1, of: 5 } };
  const { tally, findings, ids } = audited(
    [settledBet('a'), settledBet('b1', { payout: '1' }), '{"bet_id": "b1"}', '5'],
    options,
  );
  expect([tally.elsewhere, tally.records, tally.ok, tally.problems, ids]).toEqual([2, 2, 1, 1, [[1, 'a']]]);
  expect(findings.map(({ line, code }) => [line, code])).toEqual([[4, 'notABet']]);
});

it('bytes that are not UTF-8 are reported once, at their first line, and read as Latin-1', () => {
  const bytes = Buffer.concat([
    Buffer.from(`${JSON.stringify(settledBet('é'))}\n\n`),
    Buffer.from(`${JSON.stringify(settledBet('ü'))}\n${JSON.stringify(settledBet('ö'))}`, 'latin1'),
  ]);
  const encoding = {
    line: 3,
    kind: 'encoding',
    code: 'notUtf8',
    message: 'bytes that are not UTF-8 were read as Latin-1',
  };
  const { findings, ids, lines, tally } = auditPart(bytes, OPTIONS);
  expect({ findings, ids, lines, kinds: tally.kinds }).toEqual({
    findings: [encoding],
    ids: [
      [1, 'é'],
      [3, 'ü'],
      [4, 'ö'],
    ],
    lines: 4,
    kinds: { encoding: 1 },
  });
});

it('a mark within a part is no blank, and a fault of the engine is thrown', () => {
  expect(found('\uFEFF{}').map(({ code }) => code)).toEqual(['notJson']);
  const faulty = { ...OPTIONS, rules: undefined as unknown as PartOptions['rules'] };
  expect(() => audited([settledBet('a')], faulty)).toThrow(TypeError);
});

it('a line that was left out is a problem of one line', () => {
  expect(leftOut('too long')).toEqual({
    tally: { ...newTally(), records: 1, problems: 1, kinds: { problem: 1 } },
    findings: [{ line: 1, kind: 'problem', code: 'leftOut', message: 'too long' }],
    lines: 1,
    ids: [],
  });
});
