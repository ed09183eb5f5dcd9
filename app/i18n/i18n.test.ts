// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { AppConfig } from '#contract/brand';
import { signedAmount } from '#app/features/account/protection/signed-amount.ts';
import { formatMoney } from './format.ts';
import { startI18n } from './i18n.ts';

const TEXTS: Readonly<Record<string, object>> = {
  '/locales/0/en/first.json': { shell: { retry: 'Try again' }, slip: { versus: '{{home}} - {{away}}' } },
  '/locales/0/en/bets.json': { title: 'My bets' },
};

/** What work leads to, whose pauses take no time. */
const atOnce = async <T>(work: Promise<T>): Promise<T> => (await Promise.all([work, vi.runAllTimersAsync()]))[0];

/** The texts of a page whose server has those files alone. */
async function start() {
  const i18n = await atOnce(startI18n({ locales: '/locales/0' } as AppConfig, 'en'));
  // Keys are checked by their type in the app.
  return { i18n, t: i18n.t.bind(i18n) as (key: string, values?: object) => string };
}

describe('the texts of the page', () => {
  beforeEach(() => {
    vi.useFakeTimers();
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
    await atOnce(i18n.loadNamespaces(['promotions', 'bets']));
    expect(t('promotions:title')).toBe('');
    expect(t('promotions:rewards.sent', { count: 2 })).toBe('');
    expect(t('bets:title')).toBe('My bets');
  });

  it('informs the page where not even the first texts are there: it says so in words of its own', async () => {
    const heard = vi.fn();
    addEventListener('slipwayincomplete', heard, { once: true });
    await start();
    expect(heard).not.toHaveBeenCalled();
    await atOnce(startI18n({ locales: '/locales/none' } as AppConfig, 'en'));
    expect(heard).toHaveBeenCalledTimes(1);
  });

  it('keeps the order of two teams whose names are written from the right', async () => {
    const { i18n, t } = await start();
    await atOnce(i18n.loadNamespaces('slip'));
    expect(t('slip:versus', { home: 'النصر', away: 'הפועל' })).toBe('\u2068النصر\u2069 - \u2068הפועל\u2069');
    expect(t('slip:versus', { home: 'Ost & Co', away: '<b>' })).toBe('Ost & Co - <b>');
  });

  it('turns the page for a language from the right, and sets every value apart there', async () => {
    const { i18n, t } = await start();
    await atOnce(i18n.loadNamespaces('slip'));
    expect(document.documentElement.dir).toBe('ltr');
    await atOnce(i18n.changeLanguage('ar'));
    i18n.addResourceBundle('ar', 'slip', { versus: '{{home}} - {{away}}' });
    expect([document.documentElement.lang, document.documentElement.dir]).toEqual(['ar', 'rtl']);
    expect(t('slip:versus', { home: 'Ost & Co', away: 'الأهلي' })).toBe('\u2068Ost & Co\u2069 - \u2068الأهلي\u2069');
    expect([formatMoney('3.5', 'USDT', 'ar'), signedAmount('3.5', 'USDT', 'ar')]).toEqual([
      '\u20663.50\u00a0USDT\u2069',
      '\u2066+\u20663.50\u00a0USDT\u2069\u2069',
    ]);
    await atOnce(i18n.changeLanguage('en'));
    expect(document.documentElement.dir).toBe('ltr');
  });
});
