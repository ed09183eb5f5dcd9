import type { Rows } from '#contract/rows';
import { zodiacYear } from '#engine/lottery';
import { markSixOdds } from '../../domain/lottery/mark-six-odds.ts';
import type { Handler } from '../shared/handler.ts';

/** Of the next draw. A draw in a year without a known animal is cancelled. */
export const getMarkSixOdds: Handler<Rows['getMarkSixOdds']> = ({ world, query: { game } }) => {
  const [next] = world.draws.drawsFrom(game, world.now(), { start: 0, limit: 1 });
  const year = next === undefined || next.state === 'cancelled' ? undefined : zodiacYear(next.draw_time.slice(0, 10));
  return world.bookRules.priceList(game, markSixOdds(year));
};
