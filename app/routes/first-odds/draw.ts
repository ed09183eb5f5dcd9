import { createElement } from 'react';
import type { AppConfig } from '#contract/brand';
import type { CricketMatch, GameStatus, Match } from '#contract/entities';
import { readJson } from '#app/api/read-json.ts';
import { sortGames, stateOf } from '#app/features/around/availability/index.ts';
import type { LobbySport } from '#app/features/betting/sports/index.ts';
import { hasStored } from '#app/store/storage.ts';
import { append, type Drawn } from './jsx-runtime.ts';
import { setScene, type Scene } from './scene.ts';
import { pickBy } from './stand-ins.ts';
import { ENTRIES, type FirstView, followApp, PRICES } from './take-over.ts';
import { HOME_VIEWS, LobbyOdds } from './views.tsx';

/** What the page has asked for (cli/build/frame-script.ts): addresses of requests that were sent. */
interface Asked {
  readonly view: 'lobby' | keyof typeof HOME_VIEWS;
  /** The sport, or the lobby of games. */
  readonly of: string;
  readonly texts: string;
  readonly games: string;
  readonly list?: string;
}

/** With one of these the app's own view may differ: prices in another format, marked rows, picks. */
const OF_THE_PLAYER = ['preferences', 'favourites', 'slip', 'placing'] as const;

/** Reads an answer and leaves it to the app. */
async function read<Data>(address: string): Promise<Data> {
  const { slipwayEarly: requests } = globalThis as {
    slipwayEarly?: Record<string, { answer: Promise<{ response: Response }> }>;
  };
  const request = requests?.[address];
  if (request === undefined) throw new Error(address);
  const { response } = await request.answer;
  if (!response.ok) throw new Error(address);
  return readJson(await response.clone().text()) as Data;
}

/** A match of each state that a row looks different for. */
const sample = (game: string): readonly Match[] =>
  (['scheduled', 'live'] as const).map((state) => ({
    match_id: state,
    game: game as Match['game'],
    league: { id: '', name: '' },
    home: '',
    away: '',
    start_time: new Date().toISOString(),
    state,
    markets: [{ kind: 'wl', status: 'open', outcomes: ['w', 'd', 'l'].map((outcome) => ({ outcome, odds: '1.5' })) }],
  }));

type Listed = { readonly matches: readonly Match[]; readonly total: number } & readonly CricketMatch[] &
  Scene['lobby']['games'];

/**
 * Draws the first odds, or another first block of the home page, into the page's frame, before the app is there: the app's own components
 * (views.tsx), drawn once. Answers are not checked against the contract here; a wrong one draws nothing or text. The app checks its copy.
 */
export async function drawFirst({ view, of, texts, games, list }: Asked): Promise<void> {
  if (OF_THE_PLAYER.some((name) => hasStored(name))) return;
  let isAnswered = false;
  const answers = Promise.all([
    read<{ data: { game_id: number; status: GameStatus }[] }>(games),
    list === undefined ? undefined : read<{ data: Listed }>(list),
  ]);
  answers.then(
    () => (isAnswered = true),
    () => undefined,
  );
  const first = await read<Scene['texts']>(texts);
  const config = document.getElementById('slipway-config')?.textContent ?? '';
  const { brand } = JSON.parse(config) as AppConfig;
  const isOdds = view === 'lobby' || view === 'sports';
  const draw = (
    known: Scene['games'],
    matches: readonly Match[],
    listed: Listed | readonly [] = [],
  ): DocumentFragment => {
    setScene({
      brand,
      language: document.documentElement.lang,
      texts: first,
      games: known,
      matches,
      total: (listed as Partial<Listed>).total,
      cricket: view === 'cricket' ? (listed as Listed) : [],
      lobby: { of, games: view === 'games' ? (listed as Listed) : [] },
    });
    const component = view === 'lobby' ? LobbyOdds : HOME_VIEWS[view];
    const drawn = document.createDocumentFragment();
    append(drawn, createElement(component as never, { sport: of }) as unknown as Drawn);
    return drawn;
  };
  // While the processor waits for the line: what is compiled and made once, such as formats, is then there. It is shown nowhere.
  if (!isAnswered) draw(undefined, isOdds ? sample(of) : []);
  const [available, found] = await answers;
  const frame = document.getElementById('frame');
  const place = frame?.querySelector('.static-first');
  const root = document.getElementById('root');
  const known = sortGames(available.data);
  if (!frame || !place || !root || root.childElementCount > 0) return;
  const matches = (isOdds && found?.data.matches) || [];
  if (isOdds && (stateOf(of as LobbySport, brand, known) !== 'active' || matches.length === 0)) return;
  const drawn = draw(known, matches, found?.data);
  // A block that the upstream has nothing for.
  if (drawn.childElementCount === 0) return;
  place.closest('.static-body')?.removeAttribute('aria-hidden');
  place.replaceWith(drawn);
  const pressed = followApp(frame, root, isOdds ? PRICES : ENTRIES, pickBy);
  (globalThis as { slipwayFirst?: FirstView }).slipwayFirst = { view, of, pressed };
}
