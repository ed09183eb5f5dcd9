import type { Content } from '#fixtures/world';
import type { LotteryContext } from './lottery/context.ts';
import type { PaymentsContext } from './payments/context.ts';

/** Everything that handlers may use; `World` in doors/world provides it. */
export interface DomainContext extends LotteryContext, PaymentsContext {
  readonly content: Content;
}
