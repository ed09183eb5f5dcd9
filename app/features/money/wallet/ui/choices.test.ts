import { createElement as h } from 'react';
import { expect, it } from 'vitest';
import type { PaymentChannel } from '#contract/entities';
import { linesOf } from '#app/test/markup/lines-of.ts';
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
const channels = (over: { readonly error?: string; readonly isLocked?: boolean }) =>
  linesOf(
    h(ChannelChoice, {
      channels: [CHANNEL, ...OTHERS],
      chosen: 'free',
      onChoose: () => undefined,
      isLocked: false,
      ...over,
    }),
  );
const OPTIONS = [
  '<legend>Channel',
  '<label>',
  '<input type="radio" name="_R_0_"/>',
  '<span>',
  '<span>PIX',
  '<span>PixPay',
  '<span>',
  '<span>20 to 5,000\u00a0BRL',
  '<span>Fee: 1.5\u00a0BRL',
  '<label>',
  '<input type="radio" name="_R_0_" checked=""/>',
  '<span>',
  '<span>Free',
  '<span>PixPay',
  '<span>',
  '<span>20 to 5,000\u00a0BRL',
  '<span>No fee',
  '<label data-closed="true">',
  '<input type="radio" disabled="" name="_R_0_"/>',
  '<span>',
  '<span>Shut',
  '<span>PixPay',
  '<span>',
  '<span>Closed at the moment',
];

it('a channel has its name, bounds and fee, and cannot be chosen while it is closed or money is on its way', () => {
  expect(channels({})).toEqual(['<fieldset>', ...OPTIONS]);
  expect(channels({ isLocked: true })).toEqual(['<fieldset disabled="">', ...OPTIONS]);
});

it('what is wrong with the channel describes the choice', () => {
  const error = '<p id="_R_0_-error" role="alert">Choose one';
  const wrong = channels({ error: 'Choose one' });
  expect(wrong).toEqual(['<fieldset aria-describedby="_R_0_-error">', ...OPTIONS, error]);
});

const METHODS = (['crypto', 'fiat', 'card'] as const).map((type) => ({ type, channels: [CHANNEL] }));
const methods = (isLocked: boolean, count = METHODS.length) =>
  linesOf(h(MethodChoice, { methods: METHODS.slice(0, count), chosen: 'fiat', isLocked, onChoose: () => undefined }));

it('a single method leaves nothing to choose', () => expect(methods(false, 1)).toEqual([]));

it.each([true, false])('methods are buttons, of which one is pressed; while money is on its way: %s', (isLocked) => {
  const lines = methods(isLocked).filter((line) => line.startsWith('<button'));
  expect(lines.map((line) => line.includes('aria-pressed="true"'))).toEqual([false, true, false]);
  expect(lines.map((line) => line.includes('disabled'))).toEqual([isLocked, isLocked, isLocked]);
});
