import type { Content } from '#fixtures/world';
import type { ProtectionContext } from '../protection/context.ts';

export interface PaymentsContext extends ProtectionContext {
  readonly content: Pick<Content, 'vip_levels'>;
}
