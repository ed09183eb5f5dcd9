import { useTranslation } from 'react-i18next';
import { useBetNames } from '#app/i18n/use-pass-text.ts';
import { isLotteryBet, isRaceBet, isSportsBet, type AnyBet } from '#app/features/betting/my-bets/model/any-bet.ts';
import { betNote, betState } from '#app/features/betting/my-bets/model/bet-state.ts';
import { useBetText } from '#app/features/betting/my-bets/model/use-bet-text.ts';
import * as muted from '#app/ui/muted.module.css';
import * as styles from './bet-head.module.css';

/** The first line of a bet: its state, its kind and when it was placed. */
export function BetHead({ bet }: { readonly bet: AnyBet }) {
  const { t } = useTranslation(['bets', 'lottery']);
  const names = useBetNames();
  const { game, time } = useBetText();
  const state = betState(bet);
  const note = betNote(bet);
  const kind = isSportsBet(bet)
    ? names.short({ ...bet, matchCount: bet.matches.length })
    : isLotteryBet(bet) || isRaceBet(bet)
      ? t('lottery:draw.number', { number: bet.draw_number })
      : undefined;
  return (
    <header className={styles.head} data-state={state}>
      <span className={styles.state} data-testid="bet-state">
        {t(`bets:state.${state}`)}
      </span>
      {note !== undefined && <span className={styles.note}>{t(`bets:note.${note}`)}</span>}
      <h2 className={styles.kind}>{[game(bet.game), kind].filter((part) => part !== undefined).join(' · ')}</h2>
      <time dateTime={bet.placed_at} className={muted.tiny}>
        {time(bet.placed_at)}
      </time>
    </header>
  );
}
