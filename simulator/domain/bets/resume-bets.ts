import { BET_STATUS, SportGame } from '#contract/entities';
import type { BetsContext } from './context.ts';

/** Schedules open sports bets without a job: older simulators left bets on unknown matches open. */
export function resumeBets(world: BetsContext): void {
  const games = SportGame.options.map(() => '?').join(', ');
  const left = world.db.all(
    `SELECT id FROM bet WHERE status = ? AND game IN (${games})
       AND id NOT IN (SELECT ref FROM job WHERE kind = 'settleBet') ORDER BY seq`,
    BET_STATUS.pending,
    ...SportGame.options,
  );
  for (const { id } of left) world.jobs.add('settleBet', String(id), world.now());
}
