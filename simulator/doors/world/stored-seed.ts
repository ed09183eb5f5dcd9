import { existsSync } from 'node:fs';
import { openStore } from '../../core/store/open-store.ts';

/** The seed of a store on disk, if it exists, so that a named world is reopened with its own seed. */
export function storedSeed(file: string): string | undefined {
  if (!existsSync(file)) return undefined;
  const store = openStore(file);
  try {
    const row = store.get("SELECT value FROM meta WHERE name = 'clock'");
    return row === undefined ? undefined : (JSON.parse(String(row['value'])) as { seed: string }).seed;
  } finally {
    store.close();
  }
}
