import { Refusal } from '../../core/refusal.ts';
import type { BetsContext } from './context.ts';
import type { BetPage } from './bets.ts';
import type { BetRecord } from './bet-record.ts';

const DEFAULT_PAGE_SIZE = 20;
const ANY = -1;

interface BetQuery {
  readonly start?: number | undefined;
  readonly limit?: number | undefined;
  readonly status?: string | number | undefined;
  readonly key?: string | undefined;
}

/** A page of a player's bets on one game. */
export function myBets<Doc>(world: BetsContext, memberId: string, game: string, query: BetQuery): BetPage<Doc> {
  if (query.key !== undefined && world.upstream === 'strict-spec') {
    throw new Refusal('badRequest', 'query.key is not part of the specification: this upstream does not accept it', {
      field: 'query.key',
    });
  }
  const status = Number(query.status ?? ANY);
  return world.bets.list<Doc>({
    memberId,
    game,
    start: query.start ?? 0,
    limit: query.limit ?? DEFAULT_PAGE_SIZE,
    ...(status !== ANY && { status }),
    ...(query.key !== undefined && { key: query.key }),
  });
}

export function myBet<Doc>(world: BetsContext, memberId: string, game: string, id: string): BetRecord<Doc> {
  const bet = world.bets.byId<Doc>(id);
  if (bet?.memberId !== memberId || bet.game !== game)
    throw new Refusal('notFound', 'You have no such bet', { field: 'params.id' });
  return bet;
}
