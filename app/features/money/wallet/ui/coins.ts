import { CHANGE_KIND, type CurrencyOption, type Order, type PaymentChannel } from '#contract/entities';
import { compareAmounts, convertBetween, convertBetweenUp } from '#engine/money';
import { regional } from '#app/i18n/format.ts';

type Coin = NonNullable<PaymentChannel['coin']>;
type Rates = readonly Pick<CurrencyOption, 'currency' | 'exchange'>[] | undefined;

/** As many as the engine computes with: two, as of other currencies, are too few for a coin of a high price. */
const COIN_PLACES = 6;
/** With fewer digits than such a rate has, it would be another amount. */
const LEAST_RATE = '0.001';
/** Digits of an amount in the contract. */
const SHOWN_PLACES = 12;

/** Money of a state has three letters (ISO 4217). It cannot be sent to an address of a network. */
const isCoin = (currency: string): boolean => !/^[A-Z]{3}$/.test(currency);

/** The coin that a name like "USDT TRC-20" has, at the rate of `listCurrencies`. */
function coinNamed(name: string, own: string, rates: Rates = []): Coin | undefined {
  const words = name.toUpperCase().split(/[^A-Z\d]+/);
  if (words.includes(own)) return { currency: own, rate: '1' };
  const coin = rates.find(({ currency }) => words.includes(currency));
  const wallet = rates.find(({ currency }) => currency === own);
  if (coin === undefined || wallet === undefined) return undefined;
  const rate = convertBetween('1', { from: coin.exchange, to: wallet.exchange }, { code: own, places: COIN_PLACES });
  return compareAmounts(rate, LEAST_RATE) < 0 ? undefined : { currency: coin.currency, rate };
}

/** What has to be sent for an amount: never a fraction too little. */
export const coinsToSend = (amount: string, { currency, rate }: Coin): string =>
  convertBetweenUp(amount, { from: rate, to: '1' }, { code: currency, places: COIN_PLACES });

/** What arrives of an amount. */
export const coinsToReceive = (amount: string, { currency, rate }: Coin): string =>
  convertBetween(amount, { from: rate, to: '1' }, { code: currency, places: COIN_PLACES });

/** A channel with its coin, also where the upstream does not state it. */
export function channelWithCoin(channel: PaymentChannel, rates: Rates): PaymentChannel {
  if (channel.type !== 'crypto' || channel.coin !== undefined) return channel;
  const coin = coinNamed(channel.name, channel.currency, rates);
  return coin === undefined ? channel : { ...channel, coin };
}

const isCrypto = ({ kind, network, address }: Order): boolean =>
  network !== undefined || (kind === CHANGE_KIND.recharge && address !== undefined);

/** An order with what is paid in its coin, also where the upstream does not state it. */
export function orderWithCoin(order: Order, rates: Rates): Order {
  if (order.coin !== undefined || !isCrypto(order)) return order;
  const coin = coinNamed(order.method, order.currency, rates);
  if (coin === undefined) return order;
  const amount =
    order.kind === CHANGE_KIND.recharge ? coinsToSend(order.amount, coin) : coinsToReceive(order.net_amount, coin);
  return { ...order, coin: { ...coin, amount } };
}

/** Crypto for a wallet in money of a state, of which no one says how many coins it is. */
export const isCoinUnknown = ({ currency, coin }: Pick<Order, 'currency' | 'coin'>): boolean =>
  coin === undefined && !isCoin(currency);

/** The same of an order by another way than crypto: it is paid in its own currency. */
export const isOrderUnknown = (order: Order): boolean => isCrypto(order) && isCoinUnknown(order);

/** The coin that is not the wallet's currency. */
export const otherCoin = <C extends Coin>(coin: C | undefined, currency: string): C | undefined =>
  coin?.currency === currency ? undefined : coin;

/** An amount of coins with every digit: what is sent has to be exact. */
export const formatCoins = (amount: string, language: string): string =>
  new Intl.NumberFormat(regional(language), { minimumFractionDigits: 2, maximumFractionDigits: SHOWN_PLACES }).format(
    amount as `${number}`,
  );
