import { renderHook, act } from '@testing-library/react';
import i18next from 'i18next';
import type { ReactNode } from 'react';
import { I18nextProvider, initReactI18next } from 'react-i18next';
import { Provider } from 'react-redux';
import { beforeAll, describe, expect, it } from 'vitest';
import { convertOdds } from '#engine/money';
import { preferencesChanged, type OddsFormatChoice } from '#app/store/preferences-slice.ts';
import { createStore } from '#app/store/store.ts';
import { provideOddsFormats, useOddsText } from './use-odds-text.ts';

const i18n = i18next.createInstance();
beforeAll(async () => {
  // Another file of tests may have brought them.
  provideOddsFormats(undefined);
  await i18n
    .use(initReactI18next)
    .init({ lng: 'pt', fallbackLng: false, resources: { pt: { shell: {} } }, defaultNS: 'shell' });
});

describe('odds as the player reads them', () => {
  it('changes its format everywhere at once, once the formats are there', () => {
    const store = createStore();
    const { result } = renderHook(() => useOddsText(), {
      wrapper: ({ children }: { children: ReactNode }) => (
        <Provider store={store}>
          <I18nextProvider i18n={i18n}>{children}</I18nextProvider>
        </Provider>
      ),
    });
    const choose = (oddsFormat: OddsFormatChoice) => act(() => store.dispatch(preferencesChanged({ oddsFormat })));
    expect(result.current('1.85')).toBe('1,85');
    choose('fractional');
    expect(result.current('1.85')).toBe('1,85');
    act(() => provideOddsFormats((odds, from, to, places) => convertOdds(odds, from, to as OddsFormatChoice, places)));
    expect(result.current('1.85')).toBe('17/20');
    choose('american');
    expect([result.current('1.50'), result.current('3.50')]).toEqual(['-200', '+250']);
    document.documentElement.setAttribute('data-digits-pt', 'deva');
    expect(result.current('1.50')).toBe('-२००');
    document.documentElement.removeAttribute('data-digits-pt');
    choose('malay');
    expect([result.current('1.85'), result.current('3.00')]).toEqual(['0,85', '-0,50']);
    choose('indonesian');
    // -1,176 would pay 1.8503.
    expect(result.current('1.85')).toBe('-1,177');
    // A price of 1 wins nothing: no such odds exist in American.
    choose('american');
    expect(result.current('1.00')).toBe('1,00');
  });
});
