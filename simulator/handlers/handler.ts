import type { CheckedRequest, Row, RowData } from '#contract/row.ts';
import type { MemberRecord } from '#simulator/members/member-record.ts';
import type { Session } from '#simulator/members/sessions.ts';
import type { World } from '#simulator/world/world.ts';

/** A checked request of a row, and the world it is made in. */
export interface Call<R extends Row> extends CheckedRequest<R> {
  readonly world: World;
  /** Who calls; throws the refusal `unauthorised` for a visitor. */
  player(): MemberRecord;
  /** Who calls, if anybody. */
  readonly member: MemberRecord | undefined;
  readonly session: Session | undefined;
  readonly key: string | undefined;
  readonly headers: Readonly<Record<string, string | undefined>>;
  /** Where this simulator is reached, for the links it hands out. */
  readonly origin: string;
}

/** Answers a row: a plain function of the call and the world. Refusals are thrown. */
export type Handler<R extends Row> = (call: Call<R>) => RowData<R>;
