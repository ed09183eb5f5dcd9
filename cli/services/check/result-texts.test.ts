import { expect, it } from 'vitest';
import { agreementText, casesOf, differenceText, scenarioText } from './result-texts.ts';

const FAILURE = {
  steps: [
    { do: 'void', match: 0 },
    { do: 'suspend', match: 1, market: 2 },
  ] as const,
  divergence: { step: 1, key: 'balance\u001B[2J', expected: '1.00', actual: undefined },
};
const SEARCHED = {
  seed: 7,
  runs: 41,
  parts: [
    { from: 1, sessions: 25, differ: 0 },
    { from: 26, sessions: 16, differ: 1 },
  ],
  failure: FAILURE,
};

it('says that model and simulator agree', () => {
  expect(agreementText(SEARCHED, 'http://127.0.0.1:8787, seed 7, 1.2 s')).toBe(
    '41 sessions: model and simulator agree after every step (http://127.0.0.1:8787, seed 7, 1.2 s)\n',
  );
});

it('says what differs after which steps, and how to repeat it, without what controls a terminal', () => {
  const text = (against?: string) =>
    differenceText(SEARCHED, FAILURE, { file: 'x.json', where: 'here', ...(against !== undefined && { against }) });
  expect(text()).toBe(
    [
      'model and simulator differ at session 41, shrunk to 2 steps (here)',
      '  1. {"do":"void","match":0}',
      '  2. {"do":"suspend","match":1,"market":2}',
      'after step 2: balance\\u{1b}[2J',
      '  expected  "1.00"',
      '  actual    nothing',
      'written to x.json: slipway replay x.json',
      '',
    ].join('\n'),
  );
  expect(text('http://127.0.0.1:8787')).toContain('\nwritten to x.json: slipway replay x.json --against http://');
  const zero = { ...FAILURE, divergence: { ...FAILURE.divergence, actual: 0 } };
  expect(differenceText(SEARCHED, zero, { file: 'x.json', where: 'here' })).toContain('\n  actual    0\n');
});

it('stores the session as a scenario', () => {
  expect(JSON.parse(scenarioText(7, FAILURE))).toEqual({
    id: 'check, seed 7: balance\u001B[2J',
    kind: 'session',
    steps: FAILURE.steps,
    expect: { agrees: true },
  });
  expect(scenarioText(7, FAILURE)).toMatch(/^\{.*\}\n$/s);
});

it('gives CI a case for each part of the run, of which the one that differs has failed', () => {
  expect(casesOf(SEARCHED)).toEqual([
    { name: 'seed 7, sessions 1 to 25' },
    {
      name: 'seed 7, sessions 26 to 41',
      failure: [
        'after step 2: balance\u001B[2J',
        'expected "1.00"',
        'actual nothing',
        '1. {"do":"void","match":0}',
        '2. {"do":"suspend","match":1,"market":2}',
      ].join('\n'),
    },
  ]);
  const { failure: _, ...agreed } = SEARCHED;
  expect(casesOf({ ...agreed, parts: SEARCHED.parts.slice(0, 1) })).toEqual([{ name: 'seed 7, sessions 1 to 25' }]);
});
