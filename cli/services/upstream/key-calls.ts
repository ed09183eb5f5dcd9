import { randomBytes } from 'node:crypto';
import * as v from 'valibot';
import { CODES, type Reason } from '#contract/reasons';
import { HEADERS, rows } from '#contract/rows';
import type { Answered, UpstreamClient } from './upstream-client.ts';

/** What came back of one call: the order that it opened, or the reason of a refusal. */
export interface KeyedAnswer {
  readonly status: number;
  readonly order?: string;
  readonly reason?: Reason;
  /** How far the order's time is after `date` of the answer, in milliseconds. */
  readonly booksAheadMs?: number;
}

export interface OutcomeAnswer {
  readonly status: number;
  readonly state?: string;
  readonly order?: string;
}

const Opened = v.object({ order: v.object({ order_id: v.string(), created_at: v.optional(v.string(), '') }) });
const REASONS = new Map<unknown, Reason>(Object.entries(CODES).map(([reason, { code }]) => [code, reason as Reason]));

export const aKey = (): string => randomBytes(16).toString('hex');

const dataOf = ({ envelope }: Answered): unknown => (typeof envelope?.code === 'number' ? envelope.data : undefined);

/**
 * The calls that prove keys. An opened deposit is the one money call that costs nothing: no money moves until somebody pays the
 * order.
 */
export const keyCalls = (client: UpstreamClient) => ({
  async open(key: string, body: object, deadline?: number): Promise<KeyedAnswer> {
    const headers = {
      [HEADERS.idempotencyKey]: key,
      ...(deadline !== undefined && { [HEADERS.deadline]: String(deadline) }),
    };
    const answered = await client.ask('openDeposit', { body, headers });
    const { status, envelope, headers: got } = answered;
    const opened = v.safeParse(Opened, dataOf(answered));
    const reason = REASONS.get(envelope?.code);
    if (!opened.success) return { status, ...(reason && { reason }) };
    const { order_id: order, created_at: at } = opened.output.order;
    const booksAheadMs = Date.parse(at) - Date.parse(got?.['date'] ?? '');
    const isTimed = !Number.isNaN(booksAheadMs);
    return { status, order, ...(isTimed && { booksAheadMs }), ...(reason && { reason }) };
  },
  async outcome(key: string): Promise<OutcomeAnswer> {
    const answered = await client.ask('getOutcome', { query: { key } });
    const found = v.safeParse(rows.getOutcome.data, dataOf(answered));
    if (!found.success) return { status: answered.status };
    const { state, answer } = found.output;
    const opened = v.safeParse(Opened, answer);
    return { status: answered.status, state, ...(opened.success && { order: opened.output.order.order_id }) };
  },
});
