import { existsSync } from 'node:fs';
import { openStore } from '../../core/store/open-store.ts';

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
