import type { Sqlite } from '../../core/store/sqlite.ts';

/** The saved clock of a store, undefined for a new one. A store of another seed is refused: its bets are on other matches. */
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
  // A killed process did not save its clock: the last ledger entry shows a later time.
  const last = db.get('SELECT at_ms FROM entry ORDER BY seq DESC LIMIT 1')?.['at_ms'];
  return Math.max(saved.nowMs, Number(last ?? 0));
}
