import type { WebPush } from '../../core/web-push/web-push.ts';
import type { ProtectionContext } from '../protection/context.ts';

export interface NotificationsContext extends ProtectionContext {
  readonly webPush: WebPush;
}
