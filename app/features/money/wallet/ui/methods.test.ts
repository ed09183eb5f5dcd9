import { describe, expect, it } from 'vitest';
import type { PaymentChannel } from '#contract/entities';
import { firstOpen, methodsOf } from './methods.ts';

const TYPES = [
  { type: 'crypto', status: 1 },
  { type: 'fiat', status: 1 },
  { type: 'third_party', status: 0 },
  { type: 'card', status: 1 },
] as const;
const channel = (id: string, type: PaymentChannel['type'], status: 0 | 1 = 1) =>
  ({ id, type, status, name: id }) as unknown as PaymentChannel;
const CHANNELS = [
  channel('trc', 'crypto'),
  channel('bank', 'fiat', 0),
  channel('bank-2', 'fiat'),
  channel('pix', 'third_party'),
  channel('visa', 'card'),
];
const ALL = { crypto: true, card: true, bank: true, eWallet: true, pix: true };

describe('section 5, payment type required, some channels disallowed', () => {
  it.each([
    ['what the upstream switches off is not offered', TYPES, CHANNELS, ALL, ['crypto', 'fiat', 'card']],
    ['nor what the brand does not have', TYPES, CHANNELS, { ...ALL, crypto: false, card: false }, ['fiat']],
    ['nor a type without a channel', TYPES, CHANNELS.slice(0, 3), ALL, ['crypto', 'fiat']],
    ['without any there is nothing to choose', TYPES, [], ALL, []],
  ] as const)('%s', (_, types, channels, features, offered) => {
    const methods = methodsOf(types, channels, { features, currencies: ['USDT', 'BRL'] });
    expect(methods.map(({ type }) => type)).toEqual(offered);
    for (const method of methods) expect(method.channels.every(({ type }) => type === method.type)).toBe(true);
  });

  it.each([
    ['crypto', 'trc'],
    ['card', 'visa'],
    ['bank', 'bank-2'],
    ['eWallet', 'PayNest'],
    ['pix', 'PIX'],
  ] as const)('without %s the channel %s is gone, and the others stay', (feature, gone) => {
    const types = TYPES.map(({ type }) => ({ type, status: 1 as const }));
    const channels = ['PIX', 'PayNest'].map((name) => channel(name, 'third_party'));
    const names = (features: typeof ALL) =>
      methodsOf(types, [...CHANNELS.filter(({ id }) => !/^(?:pix|bank)$/.test(id)), ...channels], {
        features,
        currencies: ['BRL'],
      }).flatMap((method) => method.channels.map(({ name }) => name));
    const all = ['trc', 'bank-2', 'PIX', 'PayNest', 'visa'];
    expect(names(ALL)).toEqual(all);
    expect(names({ ...ALL, [feature]: false })).toEqual(all.filter((name) => name !== gone));
  });

  it('PIX is for brands that keep BRL', () => {
    const types = [{ type: 'third_party', status: 1 }] as const;
    const channels = [channel('PIX', 'third_party'), channel('E-wallet', 'third_party')];
    const names = (currencies: readonly string[]) =>
      methodsOf(types, channels, { features: ALL, currencies }).flatMap((method) =>
        method.channels.map(({ name }) => name),
      );
    expect(names(['USDT', 'BRL'])).toEqual(['PIX', 'E-wallet']);
    expect(names(['GBP'])).toEqual(['E-wallet']);
    expect(methodsOf(types, channels.slice(0, 1), { features: ALL, currencies: ['CNY'] })).toEqual([]);
  });

  it('a form begins with an open channel: a closed one is never preselected', () => {
    expect(firstOpen(CHANNELS.slice(1))).toBe(CHANNELS[2]);
    expect(firstOpen(CHANNELS.slice(1, 2))).toBeUndefined();
  });
});
