import type { Rows } from '#contract/rows.ts';
import { ANY_STATUS } from '#contract/rows/list-my-bets.ts';
import { showBet } from '#simulator/bets/show-bet.ts';
import { Refusal } from '#simulator/http/refusal.ts';
import type { Handler } from './handler.ts';

const PAGE_USUAL = 20;

export const listMyBets: Handler<Rows['listMyBets']> = ({ world, params, query, player }) => {
  if (query.key !== undefined && world.upstream === 'strict-spec') {
    throw new Refusal('badRequest', 'query.key is an addition of ours: this upstream does not know it', {
      field: 'query.key',
    });
  }
  const { total, bets } = world.bets.list({
    memberId: player().id,
    game: params.game,
    start: query.start ?? 0,
    limit: query.limit ?? PAGE_USUAL,
    ...(query.status !== undefined && query.status !== ANY_STATUS && { status: query.status }),
    ...(query.key !== undefined && { key: query.key }),
  });
  return { total, bets: bets.map((bet) => showBet(world, bet)) };
};
