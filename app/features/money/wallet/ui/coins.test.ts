import { describe, expect, it } from 'vitest';
import type { Order } from '#contract/entities';
import { CRYPTO, ORDER } from '#app/features/money/wallet/channels.fixture.ts';
import { channelWithCoin, coinsToReceive, coinsToSend, isOrderUnknown, orderWithCoin } from './coins.ts';

const RATES = [
  { currency: 'USDT', exchange: '1' },
  { currency: 'BRL', exchange: '5.4321' },
  { currency: 'BTC', exchange: '0.00001' },
  { currency: 'CENT', exchange: '100' },
];
const deposit = (over: Partial<Order> = {}): Order => ({
  ...ORDER,
  currency: 'BRL',
  amount: '100',
  net_amount: '98.50',
  method: 'USDT TRC-20',
  network: 'TRC20',
  address: 'TX',
  ...over,
});

describe('the coin of a payment that states none', () => {
  it.each([
    ['USDT TRC-20', 'BRL', { currency: 'USDT', rate: '5.432100' }],
    ['Tether (usdt)', 'BRL', { currency: 'USDT', rate: '5.432100' }],
    ['BTC', 'BRL', { currency: 'BTC', rate: '543210.000000' }],
    ['USDT TRC-20', 'USDT', { currency: 'USDT', rate: '1' }],
    ['Crypto', 'BRL', undefined],
    ['USDT TRC-20', 'XYZ', undefined],
    ['CENT', 'BTC', undefined],
  ])('of "%s" in a wallet of %s is %j', (name, currency, coin) => {
    expect(channelWithCoin({ ...CRYPTO, name, currency }, RATES).coin).toEqual(coin);
    expect(channelWithCoin({ ...CRYPTO, name, currency, type: 'fiat' }, RATES).coin).toBeUndefined();
  });

  it('is that of the upstream where it states one', () => {
    const coin = { currency: 'USDT', rate: '5.6' };
    expect(channelWithCoin({ ...CRYPTO, coin }, RATES).coin).toBe(coin);
    const order = deposit({ coin: { ...coin, amount: '17.9' } });
    expect(orderWithCoin(order, RATES)).toBe(order);
  });

  it('a deposit is the whole amount rounded up, a withdrawal what is left rounded down', () => {
    expect(orderWithCoin(deposit(), RATES).coin).toMatchObject({ currency: 'USDT', amount: '18.409087' });
    expect(orderWithCoin(deposit({ kind: 50 }), RATES).coin).toMatchObject({ amount: '18.132950' });
    expect(orderWithCoin(deposit({ method: 'BTC' }), RATES).coin).toMatchObject({
      currency: 'BTC',
      amount: '0.000185',
    });
  });

  it('an order by bank has none, nor one before the rates are known', () => {
    const { network: _, address: __, ...byBank } = deposit();
    expect(orderWithCoin(byBank, RATES)).toBe(byBank);
    expect(isOrderUnknown(byBank)).toBe(false);
    expect(orderWithCoin(deposit(), undefined).coin).toBeUndefined();
    expect(isOrderUnknown(deposit())).toBe(true);
    expect(isOrderUnknown(deposit({ currency: 'USDT' }))).toBe(false);
  });
});

it('what is sent is worth the amount, what arrives not more than it', () => {
  const coin = { currency: 'USDT', rate: '5.4321' };
  expect([coinsToSend('100', coin), coinsToReceive('100', coin)]).toEqual(['18.409087', '18.409086']);
});
