import { randomBytes } from 'node:crypto';
import * as v from 'valibot';
import { CODES, type Reason } from '#contract/reasons';
import { HEADERS, rowPath, rows } from '#contract/rows';
import type { Send } from './send.ts';

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

const Envelope = v.object({ code: v.number(), data: v.optional(v.unknown()) });
const Opened = v.object({ order: v.object({ order_id: v.string(), created_at: v.optional(v.string(), '') }) });
const REASONS = new Map<number, Reason>(Object.entries(CODES).map(([reason, { code }]) => [code, reason as Reason]));

export const aKey = (): string => randomBytes(16).toString('hex');

/**
 * The calls that prove keys. An opened deposit is the one money call that costs nothing: no money moves until somebody pays the
 * order.
 */
export function keyCalls(send: Send, token: string) {
  const request = async (method: string, path: string, headers: Readonly<Record<string, string>>, body?: unknown) => {
    const received = await send({
      method,
      path,
      headers: {
        [HEADERS.authorization]: token,
        ...(body !== undefined && { 'content-type': 'application/json' }),
        ...headers,
      },
      body: body === undefined ? undefined : JSON.stringify(body),
    });
    const envelope = v.safeParse(Envelope, jsonOf(received.text));
    const { code, data } = envelope.success ? envelope.output : { code: -1, data: undefined };
    return { status: received.status, code, data, date: Date.parse(received.headers?.['date'] ?? '') };
  };
  return {
    async open(key: string, deposit: object, deadline?: number): Promise<KeyedAnswer> {
      const headers = {
        [HEADERS.idempotencyKey]: key,
        ...(deadline !== undefined && { [HEADERS.deadline]: String(deadline) }),
      };
      const { status, code, data, date } = await request('POST', rowPath(rows.openDeposit, {}), headers, deposit);
      const opened = v.safeParse(Opened, data);
      const reason = REASONS.get(code);
      if (!opened.success) return { status, ...(reason && { reason }) };
      const { order_id: order, created_at: at } = opened.output.order;
      const booksAheadMs = Date.parse(at) - date;
      const isTimed = !Number.isNaN(booksAheadMs);
      return { status, order, ...(isTimed && { booksAheadMs }), ...(reason && { reason }) };
    },
    async outcome(key: string): Promise<OutcomeAnswer> {
      const { status, data } = await request('GET', `${rowPath(rows.getOutcome, {})}?key=${key}`, {});
      const found = v.safeParse(rows.getOutcome.data, data);
      if (!found.success) return { status };
      const opened = v.safeParse(Opened, found.output.answer);
      return { status, state: found.output.state, ...(opened.success && { order: opened.output.order.order_id }) };
    },
  };
}

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
