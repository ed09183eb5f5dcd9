import type { SessionState } from '#app/store/session-slice.ts';
import type { Transport } from './transport.ts';

/** What a call needs of a store: state, dispatch and transport. */
export interface Caller {
  readonly getState: () => unknown;
  readonly dispatch: (action: never) => unknown;
  readonly transport: Transport;
  readonly signal?: AbortSignal;
}

export const sessionOf = (caller: Caller): SessionState =>
  (caller.getState() as { readonly session: SessionState }).session;
