import * as v from 'valibot';
import { expect, it } from 'vitest';
import { Amount, Currency, Id, Instant, Odds, QueryCount, SignedAmount } from '../primitives.ts';
import { PackedBooking, ShortCode } from './booking.ts';
import * as person from './person.ts';
import { DateQuery, STATISTICS_QUERY } from './report.ts';
import { Money, PlatType } from './third-party.ts';

const DECIMAL = 'must be a decimal number as text';
const long = (digits: number) => '1'.repeat(digits);

/** Of each field the longest and shortest right values, the nearest wrong ones, and what is said about those. */
const FIELDS: readonly (readonly [
  name: string,
  schema: v.GenericSchema,
  right: readonly unknown[],
  wrong: readonly unknown[],
  message: string,
])[] = [
  [
    'SignedAmount',
    SignedAmount,
    ['0', '-1', `-${long(18)}.${long(12)}`],
    ['', '-', '+1', '01', '1.', '.5', '1e3', long(19), `1.${long(13)}`, ' 1', '1 ', '--1'],
    DECIMAL,
  ],
  [
    'Amount',
    Amount,
    ['0', '0.00', `${long(18)}.${long(12)}`],
    ['', '-1', '01', '1.', '.5', '1e3', long(19), `1.${long(13)}`, ' 1', '1 '],
    `${DECIMAL}, zero or more`,
  ],
  [
    'Money',
    Money,
    ['1', '0.000001', '10', '0.10', `${long(18)}.${long(6)}`],
    ['', '0', '0.0', '00', '-1', '01', long(19), `1.${long(7)}`, ' 1', '1 '],
    'must be an amount above zero, as text',
  ],
  [
    'Odds',
    Odds,
    ['1', '1.01', `${long(7)}.${long(6)}`],
    ['', '0.5', '01', '1.', long(8), `1.${long(7)}`, ' 1', '1 '],
    'must be decimal odds as text, at least 1',
  ],
  ['Id', Id, ['a', 'A_1.b:c-d', long(64)], ['', long(65), 'a b', 'a/b', 'é'], 'must be an identifier'],
  [
    'Instant',
    Instant,
    ['2026-03-14T12:00:00Z', '2026-03-14T12:00:00.000Z'],
    ['', '2026-03-14', 'noon'],
    'must be an ISO 8601 instant',
  ],
  ['Currency', Currency, ['BRL', 'USDTX'], ['', 'BR', 'USDTXX', 'brl', '1BRL', 'BRL '], 'must be a currency code'],
  [
    'PackedBooking',
    PackedBooking,
    ['0123', '456789ABC', 'HJKMNPQRSTVWXYZ', long(4000)],
    ['', '123', long(8), long(4001), 'ABCI', 'ABCL', 'ABCO', 'ABCU', 'abcd'],
    'must be a packed booking',
  ],
  [
    'ShortCode',
    ShortCode,
    ['01234567', '89ABCDEF', 'HJKMNPQR', 'STVWXYZ0'],
    ['', long(7), long(9), 'ABCDEFGI', 'ABCDEFGU', 'abcdefgh'],
    'must be a booking code of 8 characters',
  ],
  ['PlatType', PlatType, ['a', 'pg2', long(20)], ['', long(21), 'PG', 'a-b'], 'must be a platform name'],
  ['Email', person.Email, ['a@b.example'], ['', 'a', 'a@', '@b.example', 'a@b@c.example'], 'must be an e-mail address'],
  ['Phone', person.Phone, [long(6), long(14)], ['', long(5), long(15), '+111111'], 'must be 6 to 14 digits'],
  ['DialCodeQuery', person.DialCodeQuery, ['1', '+1', '+999'], ['', '+', '1111', '++1', '1+'], 'must be a dial code'],
  ['OneTimeCode', person.OneTimeCode, [long(4), long(8)], [long(3), long(9), '12a4'], 'must be the digits of the code'],
  ['NewPassword', person.NewPassword, ['abcdefg1'], ['abcdef1'], 'must have at least 8 characters'],
  ['NewPassword', person.NewPassword, ['1111111A'], [long(8)], 'must have a letter'],
  ['NewPassword', person.NewPassword, ['Zzzzzzz0'], ['abcdefgh'], 'must have a digit'],
  [
    'PaymentPassword',
    person.PaymentPassword,
    ['!~1aA9'],
    ['', '12345', '1234567', '12 456'],
    'must be exactly 6 characters',
  ],
  ['Nickname', person.Nickname, ['sixsix', 'x'.repeat(40)], ['fives', ' fives '], 'must have at least 6 characters'],
  ['DateQuery', DateQuery, ['2026-03-14'], ['', '14.03.2026', '2026-3-14'], 'must be a day, YYYY-MM-DD'],
  ['game_id', STATISTICS_QUERY.game_id, ['1', '999'], ['', '1000', '-1', 'a'], 'must be a product id'],
  ['QueryCount', QueryCount(2, 5), ['2', 5], ['1', 1, '-3'], 'must be at least 2'],
  ['QueryCount', QueryCount(2, 5), [2, '5'], ['6', 6, long(15)], 'must be at most 5'],
];

it.each(FIELDS)(
  '%s takes its longest and shortest values, and says what is wrong with others',
  (_, schema, right, wrong, message) => {
    expect(right.filter((value) => !v.is(schema, value))).toEqual([]);
    expect(wrong.map((value) => [value, v.safeParse(schema, value).issues?.[0].message])).toEqual(
      wrong.map((value) => [value, message]),
    );
  },
);
