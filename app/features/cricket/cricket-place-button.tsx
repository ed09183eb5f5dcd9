import { useTranslation } from 'react-i18next';
import type { LimitWarning } from '#engine/limits/check-limits.ts';
import { formatAmount } from '#app/i18n/format.ts';
import { useAppDispatch, useAppSelector } from '#app/store/hooks.ts';
import { overlayOpened } from '#app/store/overlay-slice.ts';
import { GuardNote, LimitLeft, useGuard } from '#app/features/protection/index.ts';
import { Button } from '#app/ui/button.tsx';
import type { CricketObstacle, CricketSummary } from './summarise-cricket.ts';
import * as styles from './cricket-slip.module.css';

interface CricketPlaceButtonProps {
  readonly summary: CricketSummary;
  readonly isLocked: boolean;
  readonly currency: string;
  readonly onPlace: () => void;
}

/** Places the bet, or says in one sentence why it cannot be placed; visitors are offered to sign in. */
export function CricketPlaceButton({ summary, isLocked, currency, onPlace }: CricketPlaceButtonProps) {
  const { t, i18n } = useTranslation('slip');
  const dispatch = useAppDispatch();
  const isPlayer = useAppSelector((state) => state.session.player !== undefined);
  const { obstacle, stake } = summary;
  const { stop } = useGuard('bet', stake);
  if (!isPlayer) {
    return (
      <div className={styles.place}>
        <p className={styles.hint}>{t('signIn.needed')}</p>
        <Button onClick={() => dispatch(overlayOpened({ kind: 'signIn' }))}>{t('signIn.button')}</Button>
      </div>
    );
  }
  return (
    <div className={styles.place}>
      <LimitLeft action="bet" currency={currency} />
      {!isLocked && <GuardNote stop={stop} currency={currency} />}
      {obstacle !== undefined && !isLocked && <Why obstacle={obstacle} summary={summary} currency={currency} />}
      <Button
        look="accent"
        isBusy={isLocked}
        disabled={isLocked || obstacle !== undefined || stop !== undefined}
        onClick={onPlace}
      >
        {obstacle?.kind === 'needsAmount'
          ? t('place.button')
          : t('place.withStake', { amount: formatAmount(stake, currency, i18n.language), currency })}
      </Button>
    </div>
  );
}

/** The warnings that a sport's stake can meet; a lottery's and a multiplier's cannot occur here. */
const LIMIT = {
  exceedsMaxBet: 'limit.exceedsMaxBet',
  belowMinBet: 'limit.belowMinBet',
  disabledRegions: 'limit.disabledRegions',
  insufficientAccountBalance: 'limit.insufficientAccountBalance',
  exceedsMaxBonus: 'limit.exceedsMaxBonus',
  belowMinBonus: 'limit.belowMinBonus',
  belowLotteryGameMinBet: 'limit.belowMinBet',
  exceedsLotteryGameMaxBet: 'limit.exceedsMaxBet',
  exceedsMaxMultiple: 'limit.exceedsMaxMultiple',
  belowMinMultiple: 'limit.belowMinMultiple',
} as const satisfies Record<LimitWarning['name'], string>;

interface WhyProps {
  readonly obstacle: CricketObstacle;
  readonly summary: CricketSummary;
  readonly currency: string;
}

function Why({ obstacle, summary: { entries }, currency }: WhyProps) {
  const { t, i18n } = useTranslation('slip');
  switch (obstacle.kind) {
    case 'limit': {
      const { warning } = obstacle;
      const limit = 'limit' in warning ? formatAmount(warning.limit, currency, i18n.language) : warning.region;
      return (
        <p className={styles.wrong} role="alert" data-limit={warning.name}>
          {t(LIMIT[warning.name], { limit, currency })}
        </p>
      );
    }
    case 'needsAmount':
      return <p className={styles.hint}>{t('stake.empty')}</p>;
    case 'hasGone':
      return (
        <p className={styles.hint}>{t('reason.picksGone', { count: entries.filter(({ isGone }) => isGone).length })}</p>
      );
    case 'hasMoved':
      return <p className={styles.hint}>{t('reason.oddsMoved', { count: entries.length })}</p>;
    case 'badAmount':
    case 'limitsUnknown':
      return null;
  }
}
