import type { CheckedRequest, Row, RowData } from '#contract/rows';
import type { MemberRecord } from '../../domain/members/member-record.ts';
import type { Session } from '../../domain/members/sessions.ts';
import type { DomainContext } from '../../domain/context.ts';

/** A checked request of a row, with its world and its caller. */
export interface Call<R extends Row> extends CheckedRequest<R> {
  readonly world: DomainContext;
  /** The caller; throws the refusal `unauthorised` for a guest. */
  player(): MemberRecord;
  /** The caller; undefined for a guest. */
  readonly member: MemberRecord | undefined;
  readonly session: Session | undefined;
  readonly key: string | undefined;
  readonly headers: Readonly<Record<string, string | undefined>>;
  /** The network address of the caller. */
  readonly address: string;
  /** The simulator's origin, for links in responses. */
  readonly origin: string;
}

/** Handles a row: a function of the call and its world. It throws refusals. */
export type Handler<R extends Row> = (call: Call<R>) => RowData<R>;
