import { randomBytes } from 'node:crypto';
import * as v from 'valibot';
import { CODES, type Reason } from '#contract/reasons';
import { HEADERS, rows } from '#contract/rows';
import type { Answered, UpstreamClient } from './upstream-client.ts';

/** The order that a call opened, or the refusal's reason. */
export interface KeyedAnswer {
  readonly status: number;
  readonly order?: string;
  readonly reason?: Reason;
  /** Milliseconds of the order's time after the answer's `date`. */
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

/** Calls that prove keys. Opening a deposit is the one money call without a cost: no money moves until somebody pays. */
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
