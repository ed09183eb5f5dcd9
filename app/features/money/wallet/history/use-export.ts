import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { ApiError } from '#app/api/api-error.ts';
import { saveFile } from '#app/export/save-file.ts';
import { useAppDispatch } from '#app/store/hooks.ts';
import { EXPORTED_MAX, historyCsv, readHistory } from './export-history.ts';
import type { HistoryFilter } from './history-entry.ts';

type ExportState =
  | { readonly is: 'idle' | 'busy' }
  | { readonly is: 'failed'; readonly error: ApiError }
  | { readonly is: 'cut'; readonly count: number };

/** The history of a filter as a file. */
export function useExport(filter: HistoryFilter, gameOf: (id: number | undefined) => string | undefined) {
  const { t } = useTranslation('wallet');
  const dispatch = useAppDispatch();
  const [state, setState] = useState<ExportState>({ is: 'idle' });

  async function exportAll() {
    setState({ is: 'busy' });
    const read = await dispatch(readHistory(filter));
    if ('kind' in read) return setState({ is: 'failed', error: read });
    saveFile(`${filter.kind}.csv`, historyCsv(read.entries, t, gameOf), 'text/csv;charset=utf-8');
    setState(read.isCut ? { is: 'cut', count: EXPORTED_MAX } : { is: 'idle' });
  }

  return { exportAll, state };
}
