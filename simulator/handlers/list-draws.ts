import type { Rows } from '#contract/rows.ts';
import { Refusal } from '#simulator/http/refusal.ts';
import { PERIODS_KEPT } from '#simulator/lottery/draws.ts';
import type { Handler } from './handler.ts';

const PAGE_USUAL = 20;

export const listDraws: Handler<Rows['listDraws']> = ({ world, params, query }) => {
  const nowMs = world.now();
  const { start = 0, limit = PAGE_USUAL, match_id } = query;
  if (match_id === undefined)
    return { total: PERIODS_KEPT, draws: world.draws.drawsFrom(params.lottery, nowMs, { start, limit }) };
  const draw = world.draws.draw(params.lottery, match_id, nowMs);
  if (draw === undefined)
    throw new Refusal('notFound', `No draw of ${params.lottery} is called ${match_id}`, { field: 'query.match_id' });
  return { total: 1, draws: [draw] };
};
