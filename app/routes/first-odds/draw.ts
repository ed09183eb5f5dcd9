import { createElement } from 'react';
import type { AppConfig } from '#contract/brand';
import type { GameStatus, Match } from '#contract/entities';
import { sortGames, stateOf } from '#app/features/around/availability/index.ts';
import type { LobbySport } from '#app/features/betting/sports/index.ts';
import { hasStored } from '#app/store/storage.ts';
import { append, type Drawn } from './jsx-runtime.ts';
import { setScene, type Scene } from './scene.ts';
import { followApp } from './take-over.ts';
import { HomeOdds, LobbyOdds } from './views.tsx';

/** What the page has asked for (cli/app-build/frame-script.ts): addresses of requests that were sent. */
interface Asked {
  readonly page: 'home' | 'lobby';
  readonly sport: LobbySport;
  readonly texts: string;
  readonly games: string;
  readonly list: string;
}

/** With one of these the app's own view may differ: prices in another format, marked rows, picks. */
const OF_THE_PLAYER = ['preferences', 'favourites', 'slip', 'placing'] as const;

/** Reads an answer and leaves it to the app. */
async function read<Data>(address: string): Promise<Data> {
  const { slipwayEarly: requests } = globalThis as {
    slipwayEarly?: Record<string, { answer: Promise<{ response: Response }> }>;
  };
  const request = requests?.[address];
  if (request === undefined) throw new Error(`The app has taken ${address}.`);
  const { response } = await request.answer;
  if (!response.ok) throw new Error(`${address}: ${response.status}`);
  return (await response.clone().json()) as Data;
}

/**
 * Draws the first odds into the page's frame, before the app is there: the app's own components (views.tsx), drawn once. Answers are not
 * checked against the contract here; a wrong one draws nothing or text. The app checks its copy.
 */
export async function drawFirstOdds({ page, sport, texts, games, list }: Asked): Promise<void> {
  if (OF_THE_PLAYER.some(hasStored)) return;
  const [first, available, found] = await Promise.all([
    read<Scene['texts']>(texts),
    read<{ data: { game_id: number; status: GameStatus }[] }>(games),
    read<{ data: { matches: readonly Match[] } }>(list),
  ]);
  const config = document.getElementById('slipway-config')?.textContent ?? '';
  const { brand } = JSON.parse(config) as AppConfig;
  const frame = document.getElementById('frame');
  const main = frame?.querySelector('main');
  const root = document.getElementById('root');
  const known = sortGames(available.data);
  const { matches } = found.data;
  if (!frame || !main || !root || root.childElementCount > 0) return;
  if (stateOf(sport, brand, known) !== 'active' || matches.length === 0) return;
  setScene({ brand, language: document.documentElement.lang, texts: first, games: known, matches });
  const view: unknown = page === 'home' ? createElement(HomeOdds) : createElement(LobbyOdds, { sport });
  const drawn = document.createDocumentFragment();
  append(drawn, view as Drawn);
  for (const row of main.querySelectorAll('.static-row')) row.remove();
  main.append(drawn);
  main.parentElement?.removeAttribute('aria-hidden');
  followApp(frame, root);
}
