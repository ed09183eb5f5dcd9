import type { PushMessage } from '#contract/entities';
import type { CoreContext } from '../../core/context/core-context.ts';
import type { Members } from './members.ts';
import type { Sessions } from './sessions.ts';
import type { SignInAttempts } from './sign-in-attempts.ts';
import type { SocketTickets } from './socket-tickets.ts';
import type { Verification } from './verification.ts';

export interface MembersContext extends CoreContext {
  readonly members: Members;
  readonly sessions: Sessions;
  readonly signInAttempts: SignInAttempts;
  readonly socketTickets: SocketTickets;
  readonly verification: Verification;
  currencyOf(memberId: string): string;
  /** In the wallet's currency. */
  balance(memberId: string): string;
  /** Queues a push with the balance, sent after the commit. */
  pushBalance(memberId: string, notifyType: PushMessage['notifyType'], bet?: PushMessage['bet']): void;
}
