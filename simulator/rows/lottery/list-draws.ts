import type { Rows } from '#contract/rows';
import { Refusal } from '../../core/refusal.ts';
import { PERIODS_LISTED } from '../../domain/lottery/draws.ts';
import type { Handler } from '../shared/handler.ts';

const DEFAULT_PAGE_SIZE = 20;

export const listDraws: Handler<Rows['listDraws']> = ({ world, params, query }) => {
  const nowMs = world.now();
  const { start = 0, limit = DEFAULT_PAGE_SIZE, match_id } = query;
  if (match_id === undefined)
    return { total: PERIODS_LISTED, draws: world.draws.drawsFrom(params.lottery, nowMs, { start, limit }) };
  const draw = world.draws.draw(params.lottery, match_id, nowMs);
  if (draw === undefined)
    throw new Refusal('notFound', `Unknown draw of ${params.lottery}: ${match_id}`, { field: 'query.match_id' });
  return { total: 1, draws: [draw] };
};
