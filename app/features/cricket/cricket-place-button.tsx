import { useTranslation } from 'react-i18next';
import type { LimitWarning } from '#engine/limits/check-limits.ts';
import { useAppDispatch, useAppSelector } from '#app/store/hooks.ts';
import { overlayOpened } from '#app/store/overlay-slice.ts';
import { Button } from '#app/ui/button.tsx';
import type { CricketObstacle, CricketSummary } from './summarise-cricket.ts';
import * as styles from './cricket-slip.module.css';

interface CricketPlaceButtonProps {
  readonly summary: CricketSummary;
  readonly isLocked: boolean;
  readonly money: (amount: string) => string;
  readonly onPlace: () => void;
}

/** Places the bet, or says in one sentence why it cannot be placed; visitors are offered to sign in. */
export function CricketPlaceButton({ summary, isLocked, money, onPlace }: CricketPlaceButtonProps) {
  const { t } = useTranslation('cricket');
  const dispatch = useAppDispatch();
  const isPlayer = useAppSelector((state) => state.session.player !== undefined);
  const { obstacle, stake } = summary;
  if (!isPlayer) {
    return (
      <div className={styles.place}>
        <p className={styles.hint}>{t('slip.signInHint')}</p>
        <Button onClick={() => dispatch(overlayOpened({ kind: 'signIn' }))}>{t('slip.signIn')}</Button>
      </div>
    );
  }
  return (
    <div className={styles.place}>
      {obstacle !== undefined && !isLocked && <Why obstacle={obstacle} money={money} />}
      <Button look="accent" isBusy={isLocked} disabled={isLocked || obstacle !== undefined} onClick={onPlace}>
        {obstacle?.kind === 'needsAmount' ? t('slip.placeEmpty') : t('slip.place', { amount: money(stake) })}
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
  exceedsMaxMultiple: 'limit.exceedsMaxBet',
  belowMinMultiple: 'limit.belowMinBet',
} as const satisfies Record<LimitWarning['name'], string>;

function Why({ obstacle, money }: { readonly obstacle: CricketObstacle; readonly money: (amount: string) => string }) {
  const { t } = useTranslation('cricket');
  switch (obstacle.kind) {
    case 'limit': {
      const { warning } = obstacle;
      return (
        <p className={styles.wrong} role="alert" data-limit={warning.name}>
          {t(LIMIT[warning.name], { limit: 'limit' in warning ? money(warning.limit) : warning.region })}
        </p>
      );
    }
    case 'needsAmount':
    case 'hasGone':
    case 'hasMoved':
      return <p className={styles.hint}>{t(`slip.${obstacle.kind}`)}</p>;
    case 'badAmount':
    case 'limitsUnknown':
      return null;
  }
}
