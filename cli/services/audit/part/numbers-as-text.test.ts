import { expect, it } from 'vitest';
import { rows } from '#contract/rows';
import { propertiesOf, type Property } from '#contract/testing';
import { auditPart } from './audit-part.ts';
import { settledBet } from '#cli/services/audit/bets.fixture.ts';
import { numbersAsText } from './numbers-as-text.ts';
import { SettledBet } from './settled-bet.ts';

/** What an audit reads of the bets in the contract's lists. */
function readOfBets(): readonly Property[] {
  const { listMyBets, listMyLotteryBets, listMyRaceBets, listMyCricketBets } = rows;
  const lists = [listMyBets, listMyLotteryBets, listMyRaceBets, listMyCricketBets];
  const isRead = new Set(propertiesOf(SettledBet).map(({ place }) => `bets[].${place}`));
  return lists.flatMap(({ data }) => propertiesOf(data)).filter(({ place }) => isRead.has(place));
}

/** Its pattern takes a number, and no word. */
const isNumericText = ({ type, patterns }: Property): boolean =>
  type === 'string' && patterns.some((pattern) => pattern.test('2') && !pattern.test('x'));
const namesOf = (properties: readonly Property[]) => [...new Set(properties.map(({ name }) => name))].toSorted();
const areTexts = (names: readonly string[]) =>
  names.filter((name) => {
    const { value, places } = numbersAsText({ [name]: 1.5 });
    const { [name]: read } = value as Record<string, unknown>;
    expect(places).toEqual(read === 1.5 ? [] : [name]);
    return read === '1.5';
  });

it('what is a numeric text in the contract becomes text, and no number does', () => {
  const read = readOfBets();
  const texts = namesOf(read.filter(isNumericText));
  expect(texts).toEqual(
    expect.arrayContaining([
      'amount',
      'bet_amount',
      'cap',
      'extra_bonus_amount',
      'odd',
      'payout',
      'stake',
      'threshold',
    ]),
  );
  expect(areTexts(texts)).toEqual(texts);
  const numbers = namesOf(read.filter(({ type }) => type === 'number'));
  expect(numbers).toEqual(
    expect.arrayContaining(['from', 'level', 'longest_line', 'multiple', 'place', 'special', 'to']),
  );
  expect(areTexts(numbers)).toEqual([]);
});

const [match] = settledBet('1').matches;
const match_id = 'a';
/** Bets with each text that the contract leaves open, where the engine may expect a decimal. */
const EXAMPLES: readonly object[] = [
  settledBet('1', {
    passes: ['single'],
    extra_bonus_amount: '1',
    rules: { prize_cap: [{ from: 1, to: 2, cap: '10' }], withholding: { threshold: '1', rate: '0.2' } },
    matches: [{ ...match, handicap_val: '-1', picks: [{ kind: 'handicap', outcome: 'l', odds: '1.85' }] }],
  }),
  settledBet('2', {
    passes: ['single'],
    matches: [{ ...match, picks: [{ kind: 'asian_handicap', outcome: 'home', odds: '1.85', line: '-0.25' }] }],
  }),
  settledBet('3', {
    game: 'basketball',
    passes: ['single'],
    matches: [{ match_id, score: '90:80', total_val: '160.5', picks: [{ kind: 'bs', outcome: 'big', odds: '1.85' }] }],
  }),
];

/** The names of all texts of a value, each with the value that has another text there. */
function* textsOf(value: unknown): Generator<readonly [name: string, withX: unknown]> {
  if (typeof value !== 'object' || value === null) return;
  for (const [name, each] of Object.entries(value)) {
    const put = (other: unknown) =>
      Array.isArray(value) ? value.with(Number(name), other) : { ...value, [name]: other };
    if (typeof each === 'string') yield [name, put('x')];
    for (const [inner, other] of textsOf(each)) yield [inner, put(other)];
  }
}

it('each text that the engine reads as a number is one of them', () => {
  const options = { header: undefined, rules: { settle: {} }, shard: { index: 1, of: 1 } };
  const isNotANumber = (bet: unknown): boolean =>
    auditPart(Buffer.from(`${JSON.stringify(bet)}\n`), options).findings.some(
      ({ code }) => code === 'notADecimal' || code === 'outOfRange',
    );
  expect(EXAMPLES.map(isNotANumber)).toEqual([false, false, false]);
  const found = EXAMPLES.flatMap((bet) => [...textsOf(bet)]).filter(([, withX]) => isNotANumber(withX));
  const names = [...new Set(found.map(([name]) => name))].toSorted();
  expect(names).toEqual(
    'bet_amount cap extra_bonus_amount handicap_val line odds payout rate stake threshold total_val'.split(' '),
  );
  expect(areTexts(names)).toEqual(names);
});

it('they are read at any depth, with their places; a record without any stays the same object', () => {
  expect(numbersAsText({ multiple: 2, picks: [{ odds: 2 }, { odds: '3', deep: { line: 1 } }], none: null })).toEqual({
    value: { multiple: 2, picks: [{ odds: '2' }, { odds: '3', deep: { line: '1' } }], none: null },
    places: ['picks[0].odds', 'picks[1].deep.line'],
  });
  const same = { a: [1] };
  expect(numbersAsText(same).value).toBe(same);
});
