import { existsSync } from 'node:fs';
import { openStore } from '#simulator/store/open-store.ts';

/** The seed that a store on disk was made with, if there is such a store: a named world is opened again as it was made. */
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
