import type { SportGame } from '#contract/entities';
import { overrideMatch } from '../domain/sports/override-match.ts';
import { call } from './books.ts';
import type { RowClient } from './row-client.ts';

export type Pick = readonly [kind: string, outcome: string];
type Match = ReturnType<RowClient['world']['fixtures']['onSale']>[number];

export const WIN: readonly Pick[] = [['wl', 'w']];

/** A match of a slip with picks at current odds. */
export function onMatch(match: Match | undefined, picks: readonly Pick[]) {
  const line = (kind: string) => match?.markets.find((market) => market.kind === kind);
  return {
    match_id: match?.match_id ?? '',
    ...(picks.some(([kind]) => kind === 'handicap') && { handicap_val: line('handicap')?.handicap_val }),
    picks: picks.map(([kind, outcome]) => ({
      kind,
      outcome,
      odds: line(kind)?.outcomes.find((each) => each.outcome === outcome)?.odds ?? '1.01',
    })),
  };
}

export function slipsOf(client: () => RowClient) {
  /** Scheduled matches with open markets, soonest first. */
  const open = (game: SportGame = 'soccer') => {
    const { world } = client();
    return world.fixtures
      .onSale(game, world.now())
      .filter(({ state, markets }) => state === 'scheduled' && markets.every(({ status }) => status === 'open'));
  };
  return {
    open,
    override: (id: string | undefined, over: Parameters<typeof overrideMatch>[2]) =>
      client().world.change(() => overrideMatch(client().world, id ?? '', over)),
    /** By default a stake of 2 on the winners of the two soonest. */
    place(over: object = {}, game: SportGame = 'soccer') {
      const matches = open(game)
        .slice(0, 2)
        .map((match) => onMatch(match, WIN));
      const body = { passes: ['single'], stake: '2', multiple: 1, currency: 'USDT', accept_odds: 'none', matches };
      return call(client(), 'placeBet', { params: { game }, body: { ...body, ...over } });
    },
  };
}
