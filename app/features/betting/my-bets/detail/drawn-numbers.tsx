import { useTranslation } from 'react-i18next';
import { ballColor } from '#engine/lottery';
import { CarBadge } from '#app/ui/car-badge.tsx';
import { LotteryBall } from '#app/ui/lottery-ball.tsx';
import { isLotteryBet, isRaceBet, type AnyBet } from '#app/features/betting/my-bets/model/any-bet.ts';
import * as styles from './drawn-numbers.module.css';

/** The numbers or the finish that decided a bet, once known. */
export function DrawnNumbers({ bet }: { readonly bet: AnyBet }) {
  const { t } = useTranslation(['bets', 'lottery', 'racing']);
  if (isLotteryBet(bet) && bet.numbers !== undefined) {
    return (
      <p className={styles.numbers} aria-label={t('bets:fact.numbers')} role="group">
        {bet.numbers.map((number) => (
          <LotteryBall key={number} size="small" number={number} color={ballColor(number)} name={String(number)} />
        ))}
        {bet.special !== undefined && (
          <>
            <span aria-hidden="true">+</span>
            <LotteryBall
              size="small"
              number={bet.special}
              color={ballColor(bet.special)}
              name={`${t('lottery:result.special')}: ${bet.special}`}
            />
          </>
        )}
      </p>
    );
  }
  if (isRaceBet(bet) && bet.finish !== undefined) {
    return (
      <p className={styles.numbers} aria-label={t('bets:fact.numbers')} role="group">
        {bet.finish.map((car) => (
          <CarBadge key={car} number={car} name={t('racing:car', { number: car })} />
        ))}
      </p>
    );
  }
  return null;
}
