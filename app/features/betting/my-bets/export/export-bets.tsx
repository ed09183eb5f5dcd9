import { Download } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { unreadText } from '#app/api/refusals/beside.ts';
import { useSaveCsv } from '#app/export/use-save-csv.ts';
import { formatCount } from '#app/i18n/format.ts';
import { QuietButton } from '#app/ui/button.tsx';
import { Notice } from '#app/ui/notice.tsx';
import type { AnyBet } from '#app/features/betting/my-bets/model/any-bet.ts';
import type { BetSource } from '#app/features/betting/my-bets/model/bet-sources.ts';
import { useAppDispatch } from '#app/store/hooks.ts';
import { readBets } from './read-bets.ts';
import { useBetsCsv } from './use-bets-csv.ts';

interface ExportBetsProps {
  readonly sources: readonly BetSource[];
  /** The name of the file, without its end. */
  readonly name: string;
  readonly isWanted: (bet: AnyBet) => boolean;
}

/** Saves the bets that a list shows, and all older ones, as a file: each with its state and what it paid. */
export function ExportBets({ sources, name, isWanted }: ExportBetsProps) {
  const { t, i18n } = useTranslation('bets');
  const dispatch = useAppDispatch();
  const csvOf = useBetsCsv();
  const { save, state } = useSaveCsv();
  const exportAll = () =>
    save(name, async () => {
      const read = await dispatch(readBets(sources));
      if ('kind' in read) return read;
      return { csv: csvOf(read.bets.filter(isWanted)), cutAt: read.isCut ? read.bets.length : undefined };
    });
  return (
    <>
      <div>
        <QuietButton isBusy={state.is === 'busy'} onClick={() => void exportAll()}>
          <Download size={18} aria-hidden="true" />
          {t('export.save')}
        </QuietButton>
      </div>
      {state.is === 'failed' && <Notice kind="error">{unreadText(state.error, t('export.failed'))}</Notice>}
      {state.is === 'cut' && (
        <Notice kind="warning">{t('export.cut', { number: formatCount(String(state.count), i18n.language) })}</Notice>
      )}
    </>
  );
}
