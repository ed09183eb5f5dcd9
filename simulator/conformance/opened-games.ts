import { PRODUCT_IDS } from '#contract/entities';
import { ask, outcomeOf } from './books.ts';
import type { RowClient } from './row-client.ts';

export const LAUNCHES = {
  pg: ['launchPgGame', PRODUCT_IDS.pgGames],
  tada: ['launchTadaGame', PRODUCT_IDS.tadaGames],
  noah: ['launchNoahGame', PRODUCT_IDS.noah],
  winfinity: ['launchLiveGame', PRODUCT_IDS.winfinity],
} as const;
type Launch = (typeof LAUNCHES)[keyof typeof LAUNCHES][0] | 'launchCardGame' | 'launchNg';

/** Opens a game; its page plays a round for each stake. */
export async function openGame(client: RowClient, name: Launch) {
  const { url, data } = (await ask(client, name)).json.data;
  const { pathname } = new URL(String(url ?? data));
  const play = async (bet: string) => outcomeOf(await client.request('POST', pathname, { bet }, {}));
  return { play, ticket: pathname.split('/').at(-1) ?? '' };
}
