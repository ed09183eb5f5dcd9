import type { RowName } from '#contract/rows';
import { fromMillionths } from '../core/ledger/millionths.ts';
import { runDue } from '../doors/world/run-due.ts';
import type { RowAnswer, RowCall, RowClient } from './row-client.ts';

const NOTHING: RowCall = { params: {}, query: {}, headers: {}, body: undefined };

export const call = (client: RowClient, name: RowName, parts: Partial<RowCall> = {}): Promise<RowAnswer> =>
  client.send(name, { ...NOTHING, ...parts });

/** Sends a row's sample with some properties of its body replaced. */
export async function ask(client: RowClient, name: RowName, body: object = {}): Promise<RowAnswer> {
  const sample = await client.sample(name);
  return client.send(name, { ...sample, body: sample.body && { ...(sample.body as object), ...body } });
}

/** The data of an answer; of a refusal with status and message. */
export const outcomeOf = ({ status, json: { code, msg, data } }: RowAnswer): Readonly<Record<string, unknown>> =>
  code === 0 ? data : { ...data, status, msg };

/** What an act moves in the ledger, a line per side: `stake member:m-player -2.00 USDT`. */
export async function movedBy({ world }: RowClient, act: () => unknown): Promise<readonly string[]> {
  const last = Number(world.db.get('SELECT MAX(seq) AS seq FROM entry')?.['seq'] ?? 0);
  await act();
  return world.db
    .all(
      `SELECT e.kind, p.account, p.amount, p.currency FROM posting p JOIN entry e ON e.seq = p.entry
       WHERE e.seq > ? ORDER BY p.rowid`,
      last,
    )
    .map(({ kind, account, amount, currency }) => {
      const text = fromMillionths(amount as bigint, world.money(String(currency)));
      return `${String(kind)} ${String(account)} ${text} ${String(currency)}`;
    });
}

/** Advances the clock, runs what is due, and signs the player in again. */
export function later(client: RowClient, ms: number, memberId?: string): void {
  client.world.clock.advance(ms);
  runDue(client.world);
  client.signIn(memberId);
}
