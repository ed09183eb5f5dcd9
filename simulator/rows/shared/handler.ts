import type { CheckedRequest, Row, RowData } from '#contract/rows';
import type { MemberRecord } from '../../domain/members/member-record.ts';
import type { Session } from '../../domain/members/sessions.ts';
import type { DomainContext } from '../../domain/context.ts';

/** A validated request with world and caller. */
export interface Call<R extends Row> extends CheckedRequest<R> {
  readonly world: DomainContext;
  /** Throws the refusal `unauthorised` for a guest. */
  player(): MemberRecord;
  readonly member: MemberRecord | undefined;
  readonly session: Session | undefined;
  readonly key: string | undefined;
  readonly headers: Readonly<Record<string, string | undefined>>;
  readonly address: string;
  /** For links in responses. */
  readonly origin: string;
}

export type Handler<R extends Row> = (call: Call<R>) => RowData<R>;
