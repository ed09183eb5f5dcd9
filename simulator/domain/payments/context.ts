import type { Content } from '#fixtures';
import type { ProtectionContext } from '../protection/context.ts';

export interface PaymentsContext extends ProtectionContext {
  readonly content: Pick<Content, 'vip_levels'>;
}
