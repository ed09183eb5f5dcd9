// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { AppConfig } from '#contract/brand';
import { startI18n } from './i18n.ts';

const TEXTS: Readonly<Record<string, object>> = {
  '/locales/0/en/first.json': { shell: { retry: 'Try again' }, slip: { versus: '{{home}} - {{away}}' } },
  '/locales/0/en/bets.json': { title: 'My bets' },
  '/locales/0/es/first.json': { shell: { retry: 'Reintentar' } },
  '/locales/0/ru/first.json': { shell: { retry: 'Повторить' } },
};

/** The texts of a page whose server has those files alone. */
async function start() {
  const i18n = await startI18n({ locales: '/locales/0' } as AppConfig, 'en');
  // Keys are checked by their type in the app.
  return { i18n, t: i18n.t.bind(i18n) as (key: string, values?: object) => string };
}

describe('the texts of the page', () => {
  beforeEach(() => {
    vi.useFakeTimers({ shouldAdvanceTime: true, advanceTimeDelta: 500 });
    vi.stubGlobal('fetch', (address: string) => {
      const texts = TEXTS[address];
      return texts === undefined ? Promise.reject(new TypeError('blocked')) : Promise.resolve(Response.json(texts));
    });
  });
  afterEach(() => {
    vi.unstubAllGlobals();
    vi.useRealTimers();
  });

  it('shows no key when a file of texts is blocked', async () => {
    const { i18n, t } = await start();
    await i18n.loadNamespaces(['promotions', 'bets']);
    expect(t('promotions:title')).toBe('');
    expect(t('promotions:rewards.sent', { count: 2 })).toBe('');
    expect(t('bets:title')).toBe('My bets');
  });

  it('informs the page where not even the first texts are there: it says so in words of its own', async () => {
    const heard = vi.fn();
    addEventListener('slipwayincomplete', heard, { once: true });
    await start();
    expect(heard).not.toHaveBeenCalled();
    await startI18n({ locales: '/locales/none' } as AppConfig, 'en');
    expect(heard).toHaveBeenCalledTimes(1);
  });

  it('come in the language that was chosen last, and listeners hear of that one', async () => {
    const { i18n, t } = await start();
    const heard: string[] = [];
    i18n.on('languageChanged', (language) => heard.push(language));
    await Promise.all([i18n.changeLanguage('ru'), i18n.changeLanguage('es')]);
    expect([t('retry'), document.documentElement.lang, heard]).toEqual(['Reintentar', 'es', ['es']]);
  });

  it('of a language whose file was blocked come when it is chosen again', async () => {
    const { i18n, t } = await start();
    vi.stubGlobal('fetch', () => Promise.reject(new TypeError('blocked')));
    await i18n.changeLanguage('es');
    expect(i18n.hasResourceBundle('es', 'shell')).toBe(false);
    await i18n.changeLanguage('en');
    expect(t('retry')).toBe('Try again');
    vi.stubGlobal('fetch', (address: string) => Promise.resolve(Response.json(TEXTS[address])));
    await i18n.changeLanguage('es');
    expect(t('retry')).toBe('Reintentar');
  });

  it('are loaded for what asks for them, once', async () => {
    const { i18n, t } = await start();
    expect([i18n.hasLoadedNamespace('bets'), t('bets:title')]).toEqual([false, '']);
    await Promise.all([i18n.loadNamespaces(['bets']), i18n.loadNamespaces('bets')]);
    expect([i18n.hasLoadedNamespace('bets'), t('bets:title')]).toEqual([true, 'My bets']);
  });

  it('take a text that the upstream has written', async () => {
    const { i18n, t } = await start();
    i18n.addResource('en', 'shell', 'toast.currencyRefused', 'Not today.');
    expect([t('toast.currencyRefused'), t('retry')]).toEqual(['Not today.', 'Try again']);
  });

  it('keeps the order of two teams whose names are written from the right', async () => {
    const { i18n, t } = await start();
    await i18n.loadNamespaces('slip');
    expect(t('slip:versus', { home: 'النصر', away: 'הפועל' })).toBe('\u2068النصر\u2069 - \u2068הפועל\u2069');
    expect(t('slip:versus', { home: 'Ost & Co', away: '<b>' })).toBe('Ost & Co - <b>');
  });
});
