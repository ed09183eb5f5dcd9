import { expect, it } from 'vitest';
import * as engine from '../index.ts';
import { settleMarkSix, settlePk10 } from '../lottery/index.ts';
import { IMPLIED_PROBABILITY } from '../money/odds/implied-probability.ts';

/** An error with its code, its sentence, and the place that the sentence begins with. */
const anError = (code: string, message: string) =>
  expect.objectContaining({
    name: 'EngineError',
    code,
    path: message.includes(': ') ? message.split(': ')[0] : '',
    message,
  });

it.each<[from: string, odds: string, code: string, message: string]>([
  ['malay', '1.1', 'outOfRange', 'value: Malay odds lie between -1 and 1, got "1.1"'],
  ['hongkong', '-1', 'outOfRange', 'value: Hong Kong odds are not negative, got "-1"'],
  ['american', '50', 'outOfRange', 'value: American odds are +100 or more, or -100 or less, got "50"'],
  ['fractional', '9-4', 'outOfRange', 'value: expected fractional odds like "9/4", got "9-4"'],
  ['decimal', '0.5', 'oddsBelowOne', 'value: decimal odds are at least 1, got "0.5"'],
  ['indonesian', '0.5', 'outOfRange', 'value: Indonesian odds are 1 or more, or -1 or less, got "0.5"'],
  ['roman', 'II', 'wrongType', 'from: no odds format is called "roman"'],
])('%s odds of %s are refused: %s, %s', (from, odds, code, message) => {
  expect(() => engine.convertOdds(odds, from as never, 'decimal')).toThrow(anError(code, message));
});

const booked = {
  game: 'soccer' as const,
  passes: ['single'],
  matches: ['a', 'b'].map((id) => ({ id, picks: [{ market: 'wl' as const, outcome: 'w', odds: '2' }] })),
};
it.each<[code: string, message: string, work: () => unknown]>([
  [
    'outOfRange',
    'chance: a probability is above 0 and at most 1, got "0"',
    () => IMPLIED_PROBABILITY.read('0', 'chance'),
  ],
  ['outOfRange', 'places: places are a whole number from 0 to 38, got -1', () => engine.truncateAmount('1', -1)],
  ['notADecimal', 'expected a decimal text like "12.50", got "1e3"', () => engine.addAmounts('1', '1e3')],
  [
    'unknownCurrency',
    'currency: there is no rate for "EUR", only for BRL',
    () => engine.rateOf([{ currency: 'BRL', exchange: '5' }], 'EUR'),
  ],
  ['outOfRange', 'rate: a rate is above zero, got "0"', () => engine.convertAmount('1', '0', 'BRL')],
  ['outOfRange', 'number: a whole number below 34359738368, got 1099511627776', () => engine.shortCode(2 ** 40)],
  ['damagedCode', 'code: this booking code is damaged or mistyped', () => engine.openBooking('nothing')],
  ['noLines', 'slips: a booking needs a pick', () => engine.bookPicks({ slips: [], cricket: [] })],
  [
    'outOfRange',
    'slips: a booking has one slip of each game at most',
    () => engine.bookPicks({ slips: [booked, booked], cricket: [] }),
  ],
  [
    'outOfRange',
    'passes: a booking has room for 100, got 101',
    () => {
      const passes = Array.from({ length: 101 }, () => 'single');
      return engine.bookPicks({ slips: [{ ...booked, passes }], cricket: [] });
    },
  ],
])('money and bookings are refused: %s, %s', (code, message, work) => {
  expect(work).toThrow(anError(code, message));
});

const six = { kind: 'tail', selection: 1, amount: '1', odds: '2' };
const animal = { ...six, kind: 'specialCodeAnimal', selection: 'rat' };
const numbers = [1, 2, 3, 4, 5, 6];
const draw = { numbers, special: 7 };
const settleSix = (bet: object, of: object = draw, date: string | undefined = '2026-03-14') =>
  settleMarkSix([bet] as never, of as never, date as never, 'BRL');
it.each<[code: string, message: string, work: () => unknown]>([
  [
    'impossibleDraw',
    'draw.numbers: a draw has 6 numbers, got 5',
    () => settleSix(six, { ...draw, numbers: numbers.slice(1) }),
  ],
  [
    'impossibleDraw',
    'draw.numbers[1]: ball 1 was drawn already',
    () => settleSix(six, { ...draw, numbers: [1, 1, 3, 4, 5, 6] }),
  ],
  ['impossibleDraw', 'draw.special: ball 6 was drawn already', () => settleSix(six, { numbers, special: 6 })],
  [
    'outOfRange',
    'draw.numbers[0]: a ball is a whole number from 1 to 49, got 0',
    () => settleSix(six, { ...draw, numbers: [0, 2, 3, 4, 5, 6] }),
  ],
  ['notADate', 'date: expected a day like "2025-03-01", got "March"', () => settleSix(animal, draw, 'March')],
  [
    'unknownZodiacYear',
    'date: the zodiac table knows 2024-02-10 to the day before 2028-01-26, got "1999-03-14"',
    () => settleSix(animal, draw, '1999-03-14'),
  ],
  [
    'missingValue',
    'date: a bet on animals needs the day of the draw: it decides the zodiac year',
    () => settleMarkSix([animal] as never, draw, undefined as never, 'BRL'),
  ],
])('a draw is refused: %s, %s', (code, message, work) => {
  expect(work).toThrow(anError(code, message));
});

it.each<[code: string, message: string, over: object]>([
  ['unknownBetKind', 'bets[0].kind: no Mark Six bet is called "lucky"', { kind: 'lucky' }],
  ['unknownSelection', 'bets[0].selection: a tail is a digit from 0 to 9, got 10', { selection: 10 }],
  [
    'unknownSelection',
    'bets[0].selection: "cat" is not an animal of the zodiac',
    { kind: 'specialCodeAnimal', selection: 'cat' },
  ],
  [
    'unknownSelection',
    'bets[0].selection: one animal, got 2: bet several as specialCodeMergeAnimal',
    { kind: 'specialCodeAnimal', selection: ['rat', 'ox'] },
  ],
  [
    'unknownSelection',
    'bets[0].selection[1]: "cat" is not an animal of the zodiac',
    { kind: 'specialCodeMergeAnimal', selection: ['rat', 'cat'] },
  ],
  [
    'unknownSelection',
    'bets[0].selection[1]: "rat" is selected twice',
    { kind: 'specialCodeMergeAnimal', selection: ['rat', 'rat'] },
  ],
  [
    'unknownSelection',
    'bets[0].selection: no side is called "middle"',
    { kind: 'specialCodeSide', selection: 'middle' },
  ],
  ['unknownSelection', 'bets[0].selection: no ball is "pink"', { kind: 'specialCodeColor', selection: 'pink' }],
  [
    'unknownSelection',
    'bets[0].position: a position is no1 to no6, got "no7"',
    { kind: 'numberCode', position: 'no7' },
  ],
  [
    'outOfRange',
    'bets[0].level: a level is a whole number from 1 to 5, got 6',
    { kind: 'specialCodeCombinationZodiacs', selection: ['rat'], level: 6 },
  ],
])('a Mark Six bet is refused: %s, %s', (code, message, over) => {
  expect(() => settleSix({ ...six, ...over })).toThrow(anError(code, message));
});

const place = { market: 'place', place: 1, selection: 1, amount: '1', odds: '2' };
const finish = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10];
const settleRace = (bet: object, of: readonly number[] = finish) => settlePk10([bet] as never, of, 'BRL');
it.each<[code: string, message: string, work: () => unknown]>([
  ['impossibleDraw', 'draw: a race has 10 places, got 9', () => settleRace(place, finish.slice(1))],
  ['impossibleDraw', 'draw[1]: car 1 finished already', () => settleRace(place, [1, ...finish.slice(0, 9)])],
  ['impossibleDraw', 'draw[0]: a car is 1 to 10, got 11', () => settleRace(place, [11, ...finish.slice(1)])],
  ['outOfRange', 'bets[0].place: a place is 1 to 10, got 11', () => settleRace({ ...place, place: 11 })],
  [
    'unknownSelection',
    'bets[0].selection: expected a side or 1 to 10, got 11',
    () => settleRace({ ...place, selection: 11 }),
  ],
  [
    'unknownSelection',
    'bets[0].selection: expected a side or 3 to 19, got 20',
    () => settleRace({ ...place, market: 'sum', selection: 20 }),
  ],
  ['unknownBetKind', 'bets[0].market: PK10 has no market "first"', () => settleRace({ ...place, market: 'first' })],
  [
    'unknownSelection',
    'bets[0].pair: no goal pair is called "1-2"',
    () => settleRace({ ...place, market: 'dragonTiger', pair: '1-2', selection: 'dragon' }),
  ],
  [
    'unknownSelection',
    'bets[0].selection: expected dragon or tiger, got "cat"',
    () => settleRace({ ...place, market: 'dragonTiger', pair: '1-10', selection: 'cat' }),
  ],
])('a race is refused: %s, %s', (code, message, work) => {
  expect(work).toThrow(anError(code, message));
});
