import { expect, it } from 'vitest';
import { MONEY_SEARCHES } from '#contract/money';
import { rows, type Row } from '#contract/rows';
import { verdictOf } from './verdict.ts';

const noPress = () => {
  throw new Error('Only rows that answer with a state are compared with their press.');
};
const refusal = (code: number) => JSON.stringify({ code, msg: 'no', data: null });

it.each([
  [200, '{"code":0,"msg":"ok","data":{"balance":"1"}}', 'accepted'],
  [200, '{"code":0,"msg":"ok","data":{"bala', 'unclear'],
  [200, '', 'unclear'],
  [204, '', 'unclear'],
  [200, '<html>Sign in to this Wi-Fi</html>', 'unclear'],
  [200, refusal(3001), 'refused'],
  [302, '', 'unclear'],
  [400, refusal(2010), 'refused'],
  [403, refusal(2011), 'refused'],
  [403, '<html>Forbidden</html>', 'unclear'],
  [401, '<html>Unauthorized</html>', 'unclear'],
  [401, refusal(1001), 'unclear'],
  [429, refusal(1029), 'unclear'],
  [400, refusal(4000), 'unclear'],
  [408, '', 'unclear'],
  [409, refusal(4002), 'unclear'],
  [500, refusal(2010), 'unclear'],
  [501, refusal(1501), 'unclear'],
  [502, '<html>Bad gateway</html>', 'unclear'],
  [503, '', 'unclear'],
])('%d %s is %s', (status, body, verdict) =>
  expect(verdictOf(rows.transferToPlayer, noPress, status, body)).toBe(verdict),
);

const accepted = (data: unknown) => JSON.stringify({ code: 0, msg: 'ok', data });

it.each(Object.keys(MONEY_SEARCHES) as (keyof typeof MONEY_SEARCHES)[])(
  '%s: code 0 without its data is not believed',
  (name) => {
    for (const data of [null, {}, [], '', true, { url: 'https://upgrade.test' }])
      expect(verdictOf(rows[name], () => ({ pressedAt: 0, request: STATE }), 200, accepted(data))).toBe('unclear');
    expect(verdictOf(rows[name], noPress, 200, '{"code":0,"msg":"system upgrade"}')).toBe('unclear');
  },
);

const STATE = { params: {}, query: { unit: 'EUR' }, body: { day: 3 } };
const day = (state: string) => [{ day: 3, amount: '1', currency: 'EUR', state }];

it.each<[Row, unknown, string]>([
  [rows.claimCheckIn, day('claimed'), 'accepted'],
  [rows.claimCheckIn, day('open'), 'unclear'],
  [rows.changeCurrency, { score: '1', currency: 'EUR' }, 'accepted'],
  [rows.changeCurrency, { score: '1', currency: 'USD' }, 'unclear'],
])('$name answers with the state of the account, which has to be the wanted one', (row, data, verdict) => {
  expect(verdictOf(row, () => ({ pressedAt: 0, request: STATE }), 200, accepted(data))).toBe(verdict);
});
