import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { World } from '../testing.ts';

/** A store with many settled bets of the demo player and matching ledger entries. */
export function fillStore(dataDir: string, bets: number): void {
  mkdirSync(dataDir, { recursive: true });
  const startMs = Date.parse('2026-03-14T12:00:00Z');
  const world = new World({
    name: 'main',
    seed: 'bench',
    startMs,
    speed: 0,
    upstream: 'keyed',
    file: join(dataDir, 'main.sqlite'),
  });
  const numbers = `WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < ${bets})`;
  const doc = JSON.stringify({
    slip: { passes: ['single'], matches: [] },
    matches: [],
    lines: '1',
    maxPayout: '0',
    filler: 'x'.repeat(600),
  });
  world.db.transaction(() => {
    world.db.run(
      `${numbers} INSERT INTO bet (id, member_id, game, key, status, amount, payout, currency, placed_ms, settled_ms, doc)
       SELECT 'old-' || i, 'm-player', 'soccer', 'old-key-' || i, 16, 10000, 10000, 'USDT', ${startMs}, ${startMs}, ? FROM n`,
      doc,
    );
    for (const [kind, sign] of [
      ['stake', '-'],
      ['payout', ''],
    ] as const) {
      world.db.run(`${numbers} INSERT INTO entry (kind, ref, at_ms) SELECT '${kind}', 'old-' || i, ${startMs} FROM n`);
      for (const [account, own] of [
        ['member:m-player', sign],
        ['house:bets', sign === '' ? '-' : ''],
      ] as const) {
        world.db.run(
          `INSERT INTO posting (entry, account, currency, amount, balance_after)
           SELECT seq, '${account}', 'USDT', ${own}10000, 0 FROM entry WHERE kind = '${kind}' AND ref GLOB 'old-*'`,
        );
      }
    }
    world.db.run(
      `${numbers} INSERT INTO idempotency (member_id, key, fingerprint, answer, at_ms) SELECT 'm-player', 'old-key-' || i, 'x', '{}', ${startMs} FROM n`,
    );
  });
  world.close();
}
