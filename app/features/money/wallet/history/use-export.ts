import { useTranslation } from 'react-i18next';
import { useSaveCsv } from '#app/export/use-save-csv.ts';
import { useAppDispatch } from '#app/store/hooks.ts';
import { EXPORTED_MAX, historyCsv, readHistory } from './export-history.ts';
import type { HistoryFilter } from './history-entry.ts';

/** The history of a filter as a file. */
export function useExport(filter: HistoryFilter, gameOf: (id: number | undefined) => string | undefined) {
  const { t } = useTranslation('wallet');
  const dispatch = useAppDispatch();
  const { save, state } = useSaveCsv();
  const exportAll = () =>
    save(filter.kind, async () => {
      const read = await dispatch(readHistory(filter));
      if ('kind' in read) return read;
      return { csv: historyCsv(read.entries, t, gameOf), cutAt: read.isCut ? EXPORTED_MAX : undefined };
    });
  return { exportAll, state };
}
