import { expect, it } from 'vitest';
import { DamagedStore } from './damaged-store.ts';

it('a damaged store names its file, what is wrong, its cause, and what to do', () => {
  const cause = new Error('malformed');
  const error = new DamagedStore('/data/main.db', 'not a database', cause);
  expect([String(error), error.file, error.next, error.cause]).toEqual([
    'DamagedStore: /data/main.db: not a database',
    '/data/main.db',
    [
      'Restore /data/main.db from a copy (sqlite3 FILE ".backup COPY" makes one while the simulator runs).',
      "Or move it away and start again: mv '/data/main.db' '/data/main.db.damaged' begins a new, empty world.",
    ],
    cause,
  ]);
  expect('cause' in new DamagedStore('/data/main.db', 'not a database')).toBe(false);
});
