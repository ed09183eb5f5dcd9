import type { BetsContext } from '../bets/context.ts';
import type { Draws } from './draws.ts';

export interface LotteryContext extends BetsContext {
  readonly draws: Draws;
}
