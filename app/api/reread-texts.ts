import type { i18n } from 'i18next';
import type { AppDispatch } from '#app/store/store.ts';
import { api } from './api.ts';

/** What the upstream answers in the language of the page: content, names of leagues, games and methods, and bets and orders with them. */
const IN_A_LANGUAGE = ['Texts', 'Matches', 'Bets', 'Orders'] as const;

/** Reads again what the upstream has written, when the page's language changes. Returns the end of it. */
export function rereadTexts(i18n: Pick<i18n, 'on' | 'off'>, dispatch: AppDispatch): () => void {
  const readAgain = (): void => void dispatch(api.util.invalidateTags([...IN_A_LANGUAGE]));
  i18n.on('languageChanged', readAgain);
  return () => i18n.off('languageChanged', readAgain);
}
