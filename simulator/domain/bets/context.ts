import type { GamesContext } from '../games/context.ts';
import type { NotificationsContext } from '../notifications/context.ts';
import type { SportsContext } from '../sports/context.ts';
import type { Bets } from './bets.ts';
import type { BookRules } from './book-rules.ts';

export interface BetsContext extends GamesContext, NotificationsContext, SportsContext {
  readonly bets: Bets;
  readonly bookRules: BookRules;
}
