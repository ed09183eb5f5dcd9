import type { CoreContext } from '../../core/context/core-context.ts';
import type { FixturesBook } from './fixtures-book.ts';

export interface SportsContext extends CoreContext {
  readonly fixtures: FixturesBook;
}
