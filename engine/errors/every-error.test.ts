import { expect, it } from 'vitest';
import * as engine from '../index.ts';
import { MatchIds } from '../booking/match-ids.ts';
import { Packer, Unpacker } from '../booking/packer.ts';
import { IMPLIED_PROBABILITY } from '../money/odds/implied-probability.ts';
import { settleMarkSix, settlePk10 } from '../lottery/index.ts';
import { EngineError } from './engine-error.ts';

/** The code, the place and the sentence of each error. Arguments that the types forbid are what a caller without types passes. */
const lines: string[] = [];
function look(name: string, work: () => unknown): void {
  try {
    lines.push(
      `${name}: ${JSON.stringify(work(), (_, value: unknown) => (typeof value === 'bigint' ? `${value}n` : value))}`,
    );
  } catch (error) {
    if (!(error instanceof EngineError)) throw error;
    lines.push(`${name}: ${error.name} ${error.code} at ${JSON.stringify(error.path)}: ${error.message}`);
  }
}

const match = (id: string, over: object = {}) => ({ id, picks: [{ market: 'wl', outcome: 'w', odds: '2' }], ...over });
const slip = (over: object = {}): engine.Slip =>
  ({
    game: 'soccer',
    currency: 'BRL',
    stake: '2',
    multiple: 1,
    passes: ['single'],
    matches: [match('a'), match('b')],
    ...over,
  }) as engine.Slip;
const pick = (market: string, outcome: string, over: object = {}) =>
  slip({ matches: [{ id: 'a', picks: [{ market, outcome, odds: '2' }], ...over }] });

it('every error has its code, its place and its sentence, as the file says', async () => {
  const wrong: Readonly<Record<string, engine.Slip>> = {
    game: slip({ game: 'chess' }),
    stake: slip({ stake: 2 }),
    'a negative stake': slip({ stake: '-1' }),
    'a fine stake': slip({ stake: '0.001' }),
    'a long stake': slip({ stake: '1'.repeat(39) }),
    multiple: slip({ multiple: 0 }),
    'half a multiple': slip({ multiple: 1.5 }),
    'no matches': slip({ matches: [] }),
    'no picks': slip({ matches: [match('a', { picks: [] })] }),
    'no pass': slip({ passes: [] }),
    'a match twice': slip({ matches: [match('a'), match('a')] }),
    'a pick twice': slip({ matches: [match('a', { picks: [...match('a').picks, ...match('a').picks] })] }),
    'odds below one': slip({ matches: [match('a', { picks: [{ market: 'wl', outcome: 'w', odds: '0.99' }] })] }),
    'too many bankers': slip({ matches: [match('a', { banker: true }), match('b', { banker: true })] }),
    'a pass of others': slip({ passes: ['Yankee'] }),
    'a picked pass': slip({ passes: ['4-pick-3'] }),
    'a string of one': slip({ passes: ['single', '3-string-1'] }),
    'an unknown pass': slip({ passes: ['nothing'] }),
    'a pass that is none': slip({ passes: [1] }),
    fold: slip({ folds: [0] }),
    'a long fold': slip({ folds: [16] }),
    'a market of short lines': slip({
      passes: ['2-string-1'],
      maxFolds: { soccer: { wl: 1 } },
    }),
    market: pick('mv', 'w'),
    outcome: pick('wl', 'x'),
    'an outright without a name': pick('outright', ''),
    'no line': pick('handicap', 'w'),
    'no draw on a half': pick('handicap', 'd', { handicap: '-0.5' }),
    'a handicap that is none': pick('handicap', 'w', { handicap: '0.3' }),
    'a whole total': slip({
      game: 'basketball',
      matches: [
        match('a', { total: '160', picks: [{ market: 'bs', outcome: engine.OUTCOMES.basketball.bs?.[0], odds: '2' }] }),
      ],
    }),
    'an Asian line': slip({
      matches: [match('a', { picks: [{ market: 'asian_total', outcome: 'over', odds: '2', line: '2.3' }] })],
    }),
  };
  for (const [name, each] of Object.entries(wrong)) look(name, () => engine.countLines(each));

  look('offset', () => engine.listLines(slip(), { offset: -1 }));
  look('a half offset', () => engine.listLines(slip(), { offset: 0.5 }));
  look('a negative long offset', () => engine.listLines(slip(), { offset: -3n }));
  look('limit', () => engine.listLines(slip(), { limit: 10_001 }));
  look('too many lines', () => {
    const picks = ['w', 'd', 'l'].map((outcome) => ({ market: 'wl', outcome, odds: '2' }));
    const matches = [...'abcdefghijklmno'].map((id) => ({ id, picks }));
    return engine.assertSendable(slip({ passes: ['10-string-1'], matches, maxFolds: {} }));
  });
  look('Asian singles', () =>
    engine.estimateSingles(
      slip({ matches: [match('a', { picks: [{ market: 'asian_total', outcome: 'over', odds: '2', line: '2.5' }] })] }),
      ['1'] as never,
    ),
  );
  look('stakes of singles', () => engine.estimateSingles(slip(), ['1', '2', '3'] as never));
  for (const rules of [
    { rounding: 'up' },
    { prizeCap: 5 },
    { prizeCap: [{ from: 0, to: 1, cap: '1' }] },
    { prizeCap: [{ from: 2, to: 1, cap: '1' }] },
    { prizeCap: [{ from: 1, to: 1, cap: '-1' }] },
    { withholding: { threshold: 'x', rate: '0.2' } },
    { withholding: { threshold: '1', rate: '1.2' } },
  ])
    look(JSON.stringify(rules), () => engine.settleSlip(slip(), {}, rules as never));
  for (const result of ['later', { ft: '1' }, { ft: '1:0', ht: '2:0' }, { ft: '1:x' }, {}])
    look(`result ${JSON.stringify(result)}`, () => engine.settleSlip(slip(), { a: result } as never));
  look('basketball draw', () => engine.settleSlip({ ...slip(), game: 'basketball' }, { a: { ft: '80:80' } } as never));
  look('sold stake', () => engine.cashOutPart(slip(), '1', '2' as never));
  look('cash-out legs', () => engine.quoteSlipCashOut(slip(), []));
  look('live odds', () =>
    engine.quoteSlipCashOut(slip(), [
      { state: 'open', placed: '2' },
      { state: 'won', placed: '2' },
    ] as never),
  );
  look('margin', () => engine.quoteSlipCashOut(slip(), [{ state: 'won' }, { state: 'won' }] as never, '1.5'));
  look('cricket', () => engine.settleCricket({ a: { amount: '1', odd: '2' } } as never, { a: 'tie' } as never, 'BRL'));

  const formats = {
    malay: '1.1',
    hongkong: '-1',
    american: '50',
    fractional: '9-4',
    decimal: '0.5',
    indonesian: '0.5',
    roman: 'II',
  };
  for (const [from, odds] of Object.entries(formats))
    look(`${from} odds`, () => engine.convertOdds(odds, from as never, 'decimal'));
  look('probability', () => IMPLIED_PROBABILITY.read('0', 'chance'));
  look('places', () => engine.truncateAmount('1', -1));
  look('amount', () => engine.addAmounts('1', '1e3'));
  look('currency', () => engine.rateOf([{ currency: 'BRL', exchange: '5' }], 'EUR'));
  look('rate', () => engine.convertAmount('1', '0', 'BRL'));

  look('short code', () => engine.shortCode(2 ** 40));
  look('booking', () => engine.openBooking('nothing'));
  look('an empty booking', () => engine.bookPicks({ slips: [], cricket: [] }));
  const booked = { game: 'soccer' as const, passes: ['single'], matches: slip().matches };
  look('two slips of a game', () => engine.bookPicks({ slips: [booked, booked], cricket: [] }));
  look('a long booking', () =>
    engine.bookPicks({ slips: [{ ...booked, passes: Array.from({ length: 101 }, () => 'single') }], cricket: [] }),
  );
  const six = { kind: 'tail', selection: 1, amount: '1', odds: '2' };
  const numbers = [1, 2, 3, 4, 5, 6];
  const draw = { numbers, special: 7 };
  const settleSix = (bet: object, of: object = draw, date: string | undefined = '2026-03-14') =>
    settleMarkSix([bet] as never, of as never, date as never, 'BRL');
  look('five balls', () => settleSix(six, { ...draw, numbers: numbers.slice(1) }));
  look('a ball twice', () => settleSix(six, { ...draw, numbers: [1, 1, 3, 4, 5, 6] }));
  look('the special ball twice', () => settleSix(six, { numbers, special: 6 }));
  look('no ball', () => settleSix(six, { ...draw, numbers: [0, 2, 3, 4, 5, 6] }));
  const animal = { ...six, kind: 'specialCodeAnimal', selection: 'rat' };
  look('no day', () => settleSix(animal, draw, 'March'));
  look('a day of no known year', () => settleSix(animal, draw, '1999-03-14'));
  look('without a day', () => settleMarkSix([animal] as never, draw, undefined as never, 'BRL'));
  for (const over of [
    { kind: 'lucky' },
    { selection: 10 },
    { kind: 'specialCodeAnimal', selection: 'cat' },
    { kind: 'specialCodeAnimal', selection: ['rat', 'ox'] },
    { kind: 'specialCodeMergeAnimal', selection: ['rat', 'cat'] },
    { kind: 'specialCodeMergeAnimal', selection: ['rat', 'rat'] },
    { kind: 'specialCodeSide', selection: 'middle' },
    { kind: 'specialCodeColor', selection: 'pink' },
    { kind: 'numberCode', position: 'no7' },
    { kind: 'specialCodeCombinationZodiacs', selection: ['rat'], level: 6 },
  ])
    look(JSON.stringify(over), () => settleSix({ ...six, ...over }));

  const place = { market: 'place', place: 1, selection: 1, amount: '1', odds: '2' };
  const finish = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10];
  const settleRace = (bet: object, of: readonly number[] = finish) => settlePk10([bet] as never, of, 'BRL');
  look('nine cars', () => settleRace(place, finish.slice(1)));
  look('a car twice', () => settleRace(place, [1, ...finish.slice(0, 9)]));
  look('no car', () => settleRace(place, [11, ...finish.slice(1)]));
  for (const over of [
    { place: 11 },
    { selection: 11 },
    { market: 'sum', selection: 20 },
    { market: 'first' },
    { market: 'dragonTiger', pair: '1-2', selection: 'dragon' },
    { market: 'dragonTiger', pair: '1-10', selection: 'cat' },
  ])
    look(JSON.stringify(over), () => settleRace({ ...place, ...over }));
  await expect(lines.join('\n')).toMatchFileSnapshot('every-error.txt');
});

it('a day that a code steps to is one of the days that it can have', () => {
  const [first, days, near] = [19_723, 4_096, 32];
  /** Two soccer matches: one on a day, the next so many days later. */
  const read = (day: number, step: number) => {
    const out = new Packer();
    const kinds = ['shaped', 'digits', 'other'];
    out.choice('shaped', kinds);
    out.number(day, days);
    out.number(7, 100);
    out.choice('shaped', kinds);
    out.rare(false);
    out.number(step + near / 2, near);
    out.number(8, 100);
    const [input, ids] = [new Unpacker(out.value()), new MatchIds()];
    return [ids.unpack(input, 0), ids.unpack(input, 0)];
  };
  const dayOf = (day: number) => new Date((first + day) * 86_400_000).toISOString().slice(0, 10).replaceAll('-', '');
  expect(read(16, -16)).toEqual([`s${dayOf(16)}-07`, 's20240101-08']);
  expect(read(days - 2, 1)).toEqual([`s${dayOf(days - 2)}-07`, `s${dayOf(days - 1)}-08`]);
  for (const [day, step] of [
    [0, -1],
    [days - 1, 1],
  ] as const)
    expect(() => read(day, step)).toThrow(expect.objectContaining({ code: 'damagedCode', path: 'code' }));
});
