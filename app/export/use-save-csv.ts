import { useState } from 'react';
import type { ApiError } from '#app/api/api-error.ts';
import { saveFile } from './save-file.ts';

type SaveState =
  | { readonly is: 'idle' | 'busy' }
  | { readonly is: 'failed'; readonly error: ApiError }
  | { readonly is: 'cut'; readonly count: number };

interface ReadTable {
  readonly csv: string;
  /** How many entries were read, where there are more. */
  readonly cutAt?: number | undefined;
}

/** Saves a table that is read first, and says how that goes. */
export function useSaveCsv() {
  const [state, setState] = useState<SaveState>({ is: 'idle' });

  async function save(name: string, read: () => Promise<ReadTable | ApiError>) {
    setState({ is: 'busy' });
    const table = await read();
    if ('kind' in table) return setState({ is: 'failed', error: table });
    saveFile(`${name}.csv`, table.csv, 'text/csv;charset=utf-8');
    setState(table.cutAt === undefined ? { is: 'idle' } : { is: 'cut', count: table.cutAt });
  }

  return { save, state };
}
