// @vitest-environment jsdom
import vm from 'node:vm';
import i18next from 'i18next';
import { createElement, useState } from 'react';
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { I18nextProvider, initReactI18next, useTranslation } from 'react-i18next';
import { afterEach, expect, it, vi } from 'vitest';
import { CODE } from './live-reload.ts';

afterEach(cleanup);

function Counter() {
  const { t } = useTranslation('shell');
  const { t: more } = useTranslation('wallet');
  const [count, setCount] = useState(0);
  return createElement(
    'button',
    { onClick: () => setCount(count + 1) },
    `${t('close')} ${count} ${more('account.bank')}`,
  );
}

/** The script in a page with the counter; `send` is an event of the dev server. */
async function opened(files: Readonly<Record<string, unknown>>) {
  const i18n = i18next.createInstance();
  const shown = { shell: { close: 'Press', retry: 'again' }, wallet: { account: { bank: 'times' } } };
  await i18n.use(initReactI18next).init({ lng: 'en', fallbackLng: false, resources: { en: shown } });
  document.body.innerHTML = '<div id="root"></div>';
  const container = document.getElementById('root') ?? document.body;
  render(createElement('main', {}, 'before', createElement(I18nextProvider, { i18n }, createElement(Counter))), {
    container,
  });
  const listeners = new Map<string, (event: { data: string }) => unknown>();
  const reload = vi.fn<() => void>();
  vm.runInNewContext(CODE, {
    document,
    location: { reload },
    addEventListener: () => undefined,
    EventSource: class {
      addEventListener = (name: string, listener: (event: { data: string }) => unknown) =>
        listeners.set(name, listener);
    },
    fetch: (address: string) =>
      Promise.resolve({ ok: files[address] !== undefined, json: () => Promise.resolve(files[address]) }),
  });
  const send = (name: string, data: unknown) =>
    act(async () => void (await listeners.get(name)?.({ data: JSON.stringify(data) })));
  return { i18n, send, reload };
}

it('shows changed texts in the open page, which keeps what the player has done', async () => {
  const { i18n, send, reload } = await opened({
    '/locales/2/en/first.json': { shell: { close: 'Tap' }, sports: { odds: 'Odds' } },
    '/locales/2/en/wallet.json': { account: { bank: 'x' } },
  });
  fireEvent.click(screen.getByText('Press 0 times'));
  await send('failed', 'app/locales/en/shell.json is not JSON');
  expect(screen.getByRole('alert').textContent).toBe('app/locales/en/shell.json is not JSON');
  await send('texts', '/locales/2');
  expect(screen.getByRole('button').textContent).toBe('Tap 1 x');
  expect(i18n.getResourceBundle('en', 'shell')).toEqual({ close: 'Tap' });
  expect(screen.queryByRole('alert')).toBeNull();
  expect(reload).not.toHaveBeenCalled();
});

it('reloads the page when its texts cannot be replaced', async () => {
  const { send, reload } = await opened({ '/locales/2/en/first.json': { shell: { close: 'Tap' } } });
  await send('texts', '/locales/2');
  expect(reload).toHaveBeenCalledOnce();
});
