import type { Sqlite } from '../../core/store/sqlite.ts';

/** Undefined for a new store. Refuses another seed, whose bets are on other matches. */
export function savedClockMs(
  db: Sqlite,
  { name, seed }: { readonly name: string; readonly seed: string },
): number | undefined {
  const row = db.get("SELECT value FROM meta WHERE name = 'clock'");
  if (row === undefined) return undefined;
  const saved = JSON.parse(String(row['value'])) as { seed: string; nowMs: number };
  if (saved.seed !== seed) {
    db.close();
    throw new RangeError(
      `seed: the store of ${name} was made with seed ${JSON.stringify(saved.seed)}, not ${JSON.stringify(seed)}`,
    );
  }
  // A killed process did not save its clock: the last ledger entry is later.
  const last = db.get('SELECT at_ms FROM entry ORDER BY seq DESC LIMIT 1')?.['at_ms'];
  return Math.max(saved.nowMs, Number(last ?? 0));
}
