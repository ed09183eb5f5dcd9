import { expect, it } from 'vitest';
import { rows } from '#contract/rows';
import { loadMoneyRow } from './money-rows.ts';
import { MONEY_ROW_NAMES } from './money-row-names.ts';

it('has every keyed row of the contract, and no other', () => {
  const keyed = Object.values(rows).filter(({ repeat }) => repeat === 'keyed');
  expect([...MONEY_ROW_NAMES].toSorted()).toEqual(keyed.map(({ name }) => name).toSorted());
});

it.each(MONEY_ROW_NAMES)('%s: its entry is of that row, reconciles by a read, and stores no password', async (name) => {
  const money = await loadMoneyRow(name);
  expect(money.row.name).toBe(name);
  expect(money.search.row.repeat).toBe('safe');
  const members = Object.keys((money.row.body as { entries?: object }).entries ?? {});
  const secret = members.filter((member) => /password|card$/.test(member));
  expect(money.secrets ?? []).toEqual(secret);
  expect(money.isCounted ?? false).toBe(secret.includes('payment_password'));
});
