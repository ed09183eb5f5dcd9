import { ArrowLeft } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { readEvery } from '#app/api/read-every.ts';
import { LateNote } from '#app/ui/late/late-note.tsx';
import { LoadFailed } from '#app/ui/load-failed.tsx';
import { Notice } from '#app/ui/notice.tsx';
import { Skeleton } from '#app/ui/skeleton.tsx';
import { isSportsBet, type AnyBet } from '#app/features/betting/my-bets/model/any-bet.ts';
import { AgainAndShare } from '#app/features/betting/my-bets/list/again-and-share.tsx';
import { BetHead } from '#app/features/betting/my-bets/list/bet-head.tsx';
import { BetLines } from './bet-lines-list.tsx';
import { BetTotals } from './bet-totals.tsx';
import { CashOut } from '#app/features/betting/my-bets/cash-out/cash-out.tsx';
import { DrawPicks } from './draw-picks.tsx';
import { DrawnNumbers } from './drawn-numbers.tsx';
import { MatchDetails } from './match-details.tsx';
import { useGetBetQuery } from '#app/features/betting/my-bets/model/my-bets-api.ts';
import type { ShownBet } from '#app/features/betting/my-bets/model/use-shown-bet.ts';
import * as styles from './bet-detail.module.css';

interface BetDetailProps {
  readonly shown: ShownBet;
  readonly onLeave: () => void;
  readonly pollMs: number;
}

/** The detail of one bet, read from the upstream when it is opened. */
export function BetDetail({ shown: { source, id, isCashingOut }, onLeave, pollMs }: BetDetailProps) {
  const { t } = useTranslation('bets');
  const reading = useGetBetQuery({ source, id }, readEvery(pollMs));
  const { currentData, isError, error, refetch } = reading;
  const back = useRef<HTMLButtonElement>(null);
  // The list with the pressed link is gone: move the focus here.
  useEffect(() => back.current?.focus(), []);

  return (
    <div className={styles.detail}>
      <button ref={back} type="button" className={styles.back} onClick={onLeave}>
        <ArrowLeft size={18} aria-hidden="true" />
        {t('back')}
      </button>
      {isError && (
        <LoadFailed
          text={t('detailFailed')}
          beside={currentData !== undefined && t('late')}
          error={error}
          onRetry={refetch}
        />
      )}
      {!isError && <LateNote of={[reading]} />}
      {currentData === undefined && !isError && <Skeleton rows={3} label={t('loading')} />}
      {currentData === null && <Notice kind="info">{t('nothing')}</Notice>}
      {currentData && <Shown bet={currentData} isCashingOut={isCashingOut} />}
    </div>
  );
}

function Shown({ bet, isCashingOut }: { readonly bet: AnyBet; readonly isCashingOut: boolean }) {
  const { t } = useTranslation('bets');
  return (
    <article className={styles.card} data-testid="bet-detail">
      <BetHead bet={bet} />
      {isSportsBet(bet) && <CashOut bet={bet} isAskedFor={isCashingOut} />}
      <AgainAndShare bet={bet} />
      <BetTotals bet={bet} />
      {isSportsBet(bet) ? (
        <>
          <MatchDetails bet={bet} />
          <BetLines bet={bet} />
        </>
      ) : (
        <section className={styles.part}>
          <h2>{t('picks')}</h2>
          <DrawnNumbers bet={bet} />
          <DrawPicks bet={bet} />
        </section>
      )}
    </article>
  );
}
