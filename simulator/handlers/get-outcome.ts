import type { Rows } from '#contract/rows.ts';
import type { Handler } from './handler.ts';

/** What is kept under a key; `running` while a fault holds its call between arrival and commit. */
export const getOutcome: Handler<Rows['getOutcome']> = ({ world, query, player }) => {
  const { id } = player();
  const now = world.clock.transportNow();
  const kept = world.keys.find(id, query.key);
  if (kept) return { state: 'done', now, answer: kept.data };
  return { state: world.keys.isRunning(id, query.key) ? 'running' : 'none', now };
};
