import type { i18n } from 'i18next';
import { FIRST_TEXTS } from '#contract/brand';
import { SportGame } from '#contract/entities';
import { readAvailableGames } from '#app/features/around/availability/index.ts';
import { beginList, bookOf, readFirstMatches } from '#app/features/betting/matches/index.ts';
import { loadTray, pickOf, pickToggled } from '#app/features/betting/slip/index.ts';
import { MAX_TEASED } from '#app/features/betting/sports/index.ts';
import { loadIcons } from '#app/layout/icons/nav-icon-lazy.tsx';
import { loadSlipBar } from '#app/layout/page-slip.tsx';
import type { AppStore } from '#app/store/store.ts';
import { calmAfter } from '#app/ui/first/calm.ts';
import { loadFirst } from '#app/ui/first/lazy-of.ts';
import { loadOthers } from './app-routes.tsx';
import { loadHome } from './around/home.tsx';
import type { FirstView } from './first-odds/take-over.ts';

/**
 * Before the first render, where odds are drawn already (first-odds/draw.ts): with the parts that show them, their texts, the answers that
 * the page has asked for, and what was pressed, the app's first render is the page that the player pressed on, and the answer to it.
 */
export async function takeFirst(store: AppStore, texts: i18n): Promise<void> {
  const { slipwayFirst: first } = globalThis as { slipwayFirst?: FirstView };
  // It comes after the rows, which are drawn meanwhile, and says itself where it does not come.
  calmAfter(loadFirst(loadTray));
  await Promise.all([
    readMatches(store, first),
    store.dispatch(readAvailableGames()),
    loadFirst(loadHome, loadOthers, loadIcons, loadSlipBar),
    texts.loadNamespaces(FIRST_TEXTS),
  ]);
  // What is left there is pressed again in the app's own rows.
  for (const [key, { pick }] of first?.pressed ?? []) {
    const match = pick && bookOf(store).match(pick.matchId);
    const market = match?.markets.find(({ kind, status }) => kind === pick?.market && status === 'open');
    const price = market?.outcomes.find(({ outcome }) => outcome === pick?.outcome);
    if (match === undefined || market === undefined || price === undefined) continue;
    first?.pressed.delete(key);
    store.dispatch(pickToggled(pickOf(match, market, price)));
  }
}

async function readMatches(store: AppStore, first: FirstView | undefined): Promise<void> {
  const game = SportGame.options.find((each) => each === first?.of);
  if (game === undefined) return;
  if (first?.view === 'sports') await readFirstMatches(store, game, MAX_TEASED);
  if (first?.view === 'lobby') await beginList(store, game);
}
