// @vitest-environment jsdom
import { within } from '@testing-library/react';
import { createElement as h } from 'react';
import { expect, it } from 'vitest';
import type { PaymentChannel } from '#contract/entities';
import { drawn, factsOf } from '#app/test/markup/lines-of.ts';
import { ChannelChoice } from './channel-choice.tsx';
import { MethodChoice } from './method-choice.tsx';

const CHANNEL: PaymentChannel = {
  id: 'in-pix',
  type: 'third_party',
  name: 'PIX',
  provider: 'PixPay',
  currency: 'BRL',
  min: '20',
  max: '5000',
  service_fee: '0.5',
  network_fee: '1',
  status: 1,
};
const OTHERS: readonly PaymentChannel[] = [
  { ...CHANNEL, id: 'free', name: 'Free', service_fee: '0', network_fee: '0' },
  { ...CHANNEL, id: 'shut', name: 'Shut', status: 0 },
];
const choice = (over: { readonly error?: string; readonly isLocked?: boolean }) =>
  h(ChannelChoice, {
    channels: [CHANNEL, ...OTHERS],
    chosen: 'free',
    onChoose: () => undefined,
    isLocked: false,
    ...over,
  });
const radios = (isLocked: boolean) => factsOf(choice({ isLocked })).filter((fact) => fact.startsWith('radio'));

it('a channel has its name, bounds and fee, and cannot be chosen while it is closed or money is on its way', () => {
  expect(radios(false)).toEqual([
    'radio "PIX PixPay 20.00 to 5,000.00 BRL Fee: 1.50 BRL"',
    'radio "Free PixPay 20.00 to 5,000.00 BRL No fee" [checked]',
    'radio "Shut PixPay Closed at the moment" [disabled]',
  ]);
  expect(radios(true)).toEqual([
    'radio "PIX PixPay 20.00 to 5,000.00 BRL Fee: 1.50 BRL" [disabled]',
    'radio "Free PixPay 20.00 to 5,000.00 BRL No fee" [disabled, checked]',
    'radio "Shut PixPay Closed at the moment" [disabled]',
  ]);
});

it('what is wrong with the channel describes the choice', () => {
  document.body.append(drawn(choice({ error: 'Choose one' })));
  const wrong = within(document.body);
  expect(wrong.getByRole('alert').textContent).toBe('Choose one');
  expect(wrong.getByRole('group', { name: 'Channel', description: 'Choose one' })).toBeDefined();
});

const METHODS = (['crypto', 'fiat', 'card'] as const).map((type) => ({ type, channels: [{ ...CHANNEL, name: type }] }));
const methods = (isLocked: boolean, count = METHODS.length) =>
  factsOf(h(MethodChoice, { methods: METHODS.slice(0, count), chosen: 'fiat', isLocked, onChoose: () => undefined }));

it('a single method leaves nothing to choose', () => expect(methods(false, 1)).toEqual([]));

it('methods are buttons, of which one is pressed', () => {
  const buttons = (isLocked: boolean) => methods(isLocked).filter((fact) => fact.startsWith('button'));
  expect(buttons(false)).toEqual(['button "Crypto"', 'button "Bank" [pressed]', 'button "Card"']);
  expect(buttons(true)).toEqual([
    'button "Crypto" [disabled]',
    'button "Bank" [pressed, disabled]',
    'button "Card" [disabled]',
  ]);
});

it.each([
  [['PIX', 'PayNest'], 'PIX, E-wallet'],
  [['PIX'], 'PIX'],
  [['PayNest', 'Other'], 'E-wallet'],
])('a method with %j is called %s', (names, text) => {
  const channels = names.map((name) => ({ ...CHANNEL, name }));
  const all = [...METHODS, { type: 'third_party' as const, channels }];
  const shown = factsOf(h(MethodChoice, { methods: all, chosen: 'fiat', isLocked: false, onChoose: () => undefined }));
  expect(shown).toContain(`button "${text}"`);
});

it('a highest amount that was converted is cut to the places of amounts at a glance', () => {
  const channels = [{ ...CHANNEL, currency: 'USDT', min: '10', max: '8797.653958' }];
  const of = h(ChannelChoice, { channels, chosen: undefined, onChoose: () => undefined, isLocked: false });
  expect(factsOf(of).join()).toMatch(/10\.00 to 8,797\.65\s/);
});
