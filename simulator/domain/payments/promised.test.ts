import { afterAll, beforeAll, expect, it } from 'vitest';
import { LANGUAGES } from '#contract/brand';
import { CHECK_IN_REWARDS } from '#fixtures/world';
import { RowClient } from '../../conformance/row-client.ts';
import { startSimulator, type Simulator } from '../../doors/server/start-simulator.ts';
import { INVITE_REWARD } from './invite-reward.ts';

let simulator: Simulator;
beforeAll(async () => {
  simulator = await startSimulator();
});
afterAll(() => simulator.close());

/** Amounts and shares of money that a text names, whatever its language puts before the decimals. */
const moneyIn = (text: string) =>
  [...text.matchAll(/(\d+(?:[.,]\d+)?)\s?USDT|(?:[%٪]\s?\d+|\d+\s?[%٪])/g)].map(([all]) =>
    all.replace(/\s/g, ' ').replace(',', '.'),
  );
const usdt = (amount: string) => `${amount} USDT`;

/** What the simulator pays, and what must be deposited for it. */
const PAID: Readonly<Record<string, readonly string[]>> = {
  'promo-1': [CHECK_IN_REWARDS[0], CHECK_IN_REWARDS[6]].map(usdt),
  'promo-3': [INVITE_REWARD.each, INVITE_REWARD.firstDeposit].map(usdt),
};

it.each(LANGUAGES)('promotions promise the money that is paid, and no other: %s', async (language) => {
  const client = new RowClient(simulator, simulator.world());
  const sample = await client.sample('listPromotions');
  const { json } = await client.send('listPromotions', { ...sample, headers: { 'accept-language': language } });
  const promotions = json.data as unknown as { id: string; title: string; content: string }[];
  const promised = promotions.flatMap(({ id, title, content }): [string, string[]][] => {
    const money = [...new Set(moneyIn(`${title} ${content}`))];
    return money.length === 0 ? [] : [[id, money]];
  });
  expect(Object.fromEntries(promised.map(([id, money]) => [id, money.toSorted()]))).toEqual(
    Object.fromEntries(Object.entries(PAID).map(([id, money]) => [id, money.toSorted()])),
  );
});
