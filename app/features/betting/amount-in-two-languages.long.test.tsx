import { act, fireEvent } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { DEMO_ACCOUNTS } from '#fixtures/world';
import { Deposit } from '#app/features/money/wallet/deposit/deposit.tsx';
import { pickOf, pickToggled } from '#app/features/betting/slip/index.ts';
import { soccerMatches } from '#app/test/place.ts';
import { callAs } from '#app/test/call-as.ts';
import { renderApp } from '#app/test/render-app.tsx';
import { itemsToggled } from './draws/index.ts';
import { LotterySlip, MarkSixPage } from './lottery/index.ts';

const PLAYER = { email: '', password: '', ...DEMO_ACCOUNTS[0] };
const LOTTERY = [
  <MarkSixPage key="page" game="hkmarksix" />,
  <LotterySlip key="slip" game="hkmarksix" layout="panel" />,
];

describe('an amount, when the language changes', () => {
  let app: Awaited<ReturnType<typeof renderApp>>;
  beforeEach(() => localStorage.clear());
  afterEach(() => app.close());

  /** Opens a form and finds its field; the page's texts stay English, its numbers do not. */
  const FORMS: Record<string, () => Promise<HTMLElement>> = {
    async slip() {
      app = await renderApp('/sport/soccer', { signedInAs: PLAYER.email });
      const [match] = await soccerMatches(await callAs('', PLAYER));
      const market = match?.markets.find(({ kind }) => kind === 'wl');
      const [home] = market?.outcomes ?? [];
      if (match === undefined || market === undefined || home === undefined) throw new Error('no match');
      act(() => void app.store.dispatch(pickToggled(pickOf(match, market, home))));
      return app.screen.findByLabelText('Stake per line');
    },
    async deposit() {
      app = await renderApp('/', { signedInAs: PLAYER.email, element: <Deposit /> });
      return app.screen.findByLabelText('Amount');
    },
    async lottery() {
      app = await renderApp('/', { signedInAs: PLAYER.email, element: LOTTERY });
      await app.screen.findAllByRole('toolbar');
      const item = { key: 'n8', choice: { kind: 'specialCode', selection: 8 }, odds: '47.00' } as const;
      act(() => void app.store.dispatch(itemsToggled([item])));
      return app.screen.findByLabelText('Amount for each');
    },
  };
  const speak = (language: string) => act(() => app.i18n.changeLanguage(language));

  it.each(Object.keys(FORMS))('is the same amount, written anew: %s', async (form) => {
    const field = (await FORMS[form]?.()) as HTMLInputElement;
    fireEvent.change(field, { target: { value: '1.500' } });
    await speak('pt');
    expect(field.value).toBe('1,50');
    await speak('en');
    // As it was typed, or as the page writes it.
    expect(['1.500', '1.50']).toContain(field.value);
  });

  it.each(Object.keys(FORMS))('is asked for again where it could be two: %s', async (form) => {
    const field = (await FORMS[form]?.()) as HTMLInputElement;
    await speak('ru');
    fireEvent.change(field, { target: { value: '1.500' } });
    await speak('en');
    fireEvent.blur(field);
    const submit = app.screen.queryByRole('button', { name: /^Deposit/ });
    if (submit !== null) fireEvent.click(submit);
    expect(field.value).toBe('1.500');
    expect((await app.screen.findAllByText(/thousands separator/)).length).toBeGreaterThan(0);
  });
});
