import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { BET_STATUS } from '#contract/entities/bet.ts';
import { formatCount } from '#app/i18n/format.ts';
import { Button } from '#app/ui/button.tsx';
import { LoadFailed } from '#app/ui/load-failed.tsx';
import { Skeleton } from '#app/ui/skeleton.tsx';
import { BetCard } from './bet-card.tsx';
import { useListMyBetsQuery } from './my-bets-api.ts';
import * as styles from './my-bets.module.css';

/** Pushes bring news at once; this is for the time the channel is down. */
const POLL_MS = 30_000;

const TABS = ['active', 'settled'] as const;

/** The player's bets, newest first, active and settled apart. */
export function MyBets() {
  const { t, i18n } = useTranslation(['bets', 'shell']);
  const [tab, setTab] = useState<(typeof TABS)[number]>('active');
  const { currentData, isError, refetch } = useListMyBetsQuery(undefined, {
    pollingInterval: POLL_MS,
    refetchOnMountOrArgChange: true,
  });
  const bets = currentData?.bets ?? [];
  const shown = {
    active: bets.filter(({ status }) => status === BET_STATUS.pending),
    settled: bets.filter(({ status }) => status !== BET_STATUS.pending),
  };

  return (
    <div className={styles.bets}>
      <div className={styles.tabs} role="group" aria-label={t('bets:tabs')}>
        {TABS.map((name) => (
          <button
            key={name}
            type="button"
            className={styles.tab}
            aria-pressed={tab === name}
            onClick={() => setTab(name)}
          >
            {t(`bets:tab.${name}`)}
            {currentData !== undefined && (
              <span className={styles.count}>{formatCount(String(shown[name].length), i18n.language)}</span>
            )}
          </button>
        ))}
      </div>
      {isError && (
        <LoadFailed
          text={currentData === undefined ? t('bets:failed') : t('bets:late')}
          action={
            <Button look="quiet" onClick={() => void refetch()}>
              {t('shell:retry')}
            </Button>
          }
        />
      )}
      {currentData === undefined && !isError && <Skeleton rows={3} label={t('bets:loading')} />}
      {currentData !== undefined && shown[tab].length === 0 && <p className={styles.empty}>{t(`bets:empty.${tab}`)}</p>}
      <ul className={styles.list}>
        {shown[tab].map((bet) => (
          <BetCard key={bet.bet_id} bet={bet} />
        ))}
      </ul>
    </div>
  );
}
