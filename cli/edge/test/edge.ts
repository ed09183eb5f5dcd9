import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { RowName } from '#contract/rows';
import { rowPath, rows, type Row } from '#contract/rows';
import { digestOf } from '#cli/edge/door/read-call.ts';
import { startEdge, type Edge, type EdgeOptions } from '#cli/edge/start-edge.ts';
import { openSqliteStore } from '#cli/edge/store/sqlite-store.ts';

export const SECRET = Buffer.from('a secret of tests, 32 characters and more');
export const FINGERPRINT = digestOf(SECRET, 'fingerprint');

export interface Reply {
  readonly status: number;
  readonly headers: Headers;
  readonly text: string;
  readonly json: { readonly code: number; readonly msg: string; readonly data: Record<string, unknown> };
}

export interface Press {
  readonly params?: Record<string, unknown>;
  readonly query?: Record<string, unknown>;
  readonly body?: unknown;
}

export interface TestEdge {
  readonly edge: Edge;
  readonly folder: string;
  readonly lines: string[];
  /** A money call, by default with a key and a deadline. */
  press(name: RowName, press: Press, headers: Record<string, string | undefined>): Promise<Reply>;
  outcome(key: string, token: string): Promise<Record<string, unknown>>;
  metrics(): Promise<string>;
  close(): Promise<void>;
}

/** Enough on a busy machine; reading the lists takes a second. */
const DEADLINE_MS = 1_500;

export async function openTestEdge(
  upstream: string,
  over: Partial<EdgeOptions> & { readonly folder?: string } = {},
): Promise<TestEdge> {
  const { folder = mkdtempSync(join(tmpdir(), 'slipway-edge-')), ...options } = over;
  const lines: string[] = [];
  const edge = await startEdge({
    upstream: new URL(upstream),
    store: over.store ?? openSqliteStore(folder, () => FINGERPRINT),
    secret: SECRET,
    port: 0,
    host: '127.0.0.1',
    allowedHosts: [],
    basePaths: {},
    isPassing: false,
    isEarly: false,
    requestMs: 15_000,
    waitMs: 1_000,
    forwardMs: 1_000,
    settleMs: 1_500,
    skewMs: 0,
    keepMs: 7 * 86_400_000,
    twinLooksMs: [],
    openMax: 100,
    write: (line) => lines.push(line),
    ...options,
  });
  const read = async (response: Response): Promise<Reply> => {
    const text = await response.text();
    return { status: response.status, headers: response.headers, text, json: parsed(text) as Reply['json'] };
  };
  let presses = 0;
  return {
    edge,
    folder,
    lines,
    press: async (name, { params = {}, query = {}, body }, headers) => {
      const row: Row = rows[name];
      const search = new URLSearchParams(query as Record<string, string>).toString();
      const path = rowPath(row, params as Record<string, string>) + (search === '' ? '' : `?${search}`);
      const all = {
        'idempotency-key': `test-key-${process.pid}-${++presses}`,
        'x-deadline': String(Date.now() + DEADLINE_MS),
        ...(body !== undefined && { 'content-type': 'application/json' }),
        ...headers,
      };
      const sent = Object.entries(all).filter((pair): pair is [string, string] => pair[1] !== undefined);
      const text = typeof body === 'string' ? body : JSON.stringify(body);
      return read(
        await fetch(edge.url + path, { method: row.method, headers: sent, ...(body !== undefined && { body: text }) }),
      );
    },
    outcome: async (key, token) => {
      const { json } = await read(
        await fetch(`${edge.url}/sports/api/v1/member/outcome?key=${key}`, { headers: { authorization: token } }),
      );
      return json.data;
    },
    metrics: async () => (await fetch(`${edge.url}/__edge/metrics`)).text(),
    async close() {
      await edge.close();
      if (over.folder === undefined) rmSync(folder, { recursive: true, force: true });
    },
  };
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return undefined;
  }
}
