import { useTranslation } from 'react-i18next';
import { useListMatchesQuery } from '#app/features/matches/index.ts';
import { Button } from '#app/ui/button.tsx';
import { LoadFailed } from '#app/ui/load-failed.tsx';
import { Skeleton } from '#app/ui/skeleton.tsx';
import { MatchList } from './match-list.tsx';
import * as styles from './soccer-lobby.module.css';

/** How often odds, scores and states are read again while somebody looks. */
export const MATCHES_POLL_MS = 5_000;

/** All matches that can be bet on. A failed reading keeps the old matches on screen and says that they may be late. */
export function SoccerLobby({ most }: { readonly most?: number }) {
  const { t } = useTranslation(['sports', 'shell']);
  const { currentData, isError, refetch } = useListMatchesQuery(
    { game: 'soccer' },
    { pollingInterval: MATCHES_POLL_MS, skipPollingIfUnfocused: true, refetchOnMountOrArgChange: true },
  );
  const failed = isError && (
    <LoadFailed
      text={currentData === undefined ? t('sports:failed') : t('sports:late')}
      action={
        <Button look="quiet" onClick={() => void refetch()}>
          {t('shell:retry')}
        </Button>
      }
    />
  );
  if (currentData === undefined) return failed || <Skeleton rows={8} label={t('sports:loading')} />;
  const matches = most === undefined ? currentData.matches : currentData.matches.slice(0, most);
  return (
    <div className={styles.lobby}>
      {failed}
      {matches.length === 0 ? <p className={styles.empty}>{t('sports:empty')}</p> : <MatchList matches={matches} />}
    </div>
  );
}
