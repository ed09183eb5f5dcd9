// @vitest-environment jsdom
import { within } from '@testing-library/react';
import { createElement as h } from 'react';
import { Provider } from 'react-redux';
import { expect, it } from 'vitest';
import type { PaymentChannel } from '#contract/entities';
import { BrandProvider } from '#app/brand/brand-context.ts';
import { upstream } from '#app/features/money/wallet/test-upstream.ts';
import { drawn } from '#app/test/markup/lines-of.ts';
import { outlineOf } from '#app/test/markup/outline.ts';
import { readBrand } from '#cli/build/brand/read-brand.ts';
import { DepositForm } from './deposit-form.tsx';

const DEMO = await readBrand(process.cwd(), 'harborlight');

const channel = (id: string, status: 0 | 1): PaymentChannel => ({
  id,
  type: 'fiat',
  name: id,
  provider: 'Bank',
  currency: 'GBP',
  min: '10',
  max: '500',
  service_fee: '0',
  network_fee: '0',
  status,
});
const OPEN = [channel('a', 0), channel('b', 1)];
const BREAK = { kind: 'time_out', until: '9999-06-01T00:00:00.000Z' };

interface Shown {
  readonly channels?: readonly PaymentChannel[];
  readonly isLocked?: boolean;
  readonly exclusion?: object;
}

/** The form of a player of a brand that lets players take a break. */
async function formWith({ channels = OPEN, isLocked = false, exclusion = { kind: 'none' } }: Shown) {
  const { store, call } = upstream({ 'protection/exclusion': () => exclusion });
  await call('getExclusion');
  const money = { progress: undefined, isLocked, press: () => undefined, dismiss: () => undefined };
  const methods = channels.length === 0 ? [] : [{ type: 'fiat', channels } as const];
  const form = h(DepositForm, { methods, currency: 'GBP', money });
  const value = { ...DEMO, profile: 'uk', currency: 'GBP' } as const;
  return drawn(h(Provider, { store, children: h(BrandProvider, { value }, form) }));
}

const READY = { disabled: false, busy: false };
const OFF = { disabled: true, busy: false };
/** It keeps the focus. */
const BUSY = { disabled: false, busy: true };

it.each<[Shown, object]>([
  [{}, READY],
  [{ isLocked: true }, BUSY],
  [{ channels: [] }, OFF],
  [{ channels: [channel('a', 0)] }, OFF],
  [{ channels: [], isLocked: true }, BUSY],
])('with %j its button is %j', async (shown, state) => {
  const button = within(await formWith(shown)).getByRole<HTMLButtonElement>('button', { name: 'Deposit' });
  expect({ disabled: button.disabled, busy: button.ariaBusy === 'true' }).toEqual(state);
});

it.each([false, true])(
  'during a break there is nothing to fill in, while a deposit is on its way: %s',
  async (isLocked) => {
    const facts = outlineOf(await formWith({ exclusion: BREAK, isLocked }));
    expect(facts.filter((fact) => /^(?:textbox|combobox|radio|button)/.test(fact))).toEqual([]);
    expect(facts.join(' ')).toContain('9999');
  },
);
