import { useTranslation } from 'react-i18next';
import { toCsv } from '#app/export/to-csv.ts';
import { useBetNames } from '#app/i18n/use-pass-text.ts';
import { isLotteryBet, isRaceBet, isSportsBet, type AnyBet } from '#app/features/betting/my-bets/model/any-bet.ts';
import {
  betNote,
  betState,
  paidForParts,
  paidOf,
  stakeBeforeParts,
} from '#app/features/betting/my-bets/model/bet-state.ts';
import { useSummaryPicks } from '#app/features/betting/my-bets/model/summary-picks.ts';
import { useBetText } from '#app/features/betting/my-bets/model/use-bet-text.ts';

/** Bets as a table for spreadsheets: raw amounts and instants, so that formulas can use them; states and selections in words. */
export function useBetsCsv(): (bets: readonly AnyBet[]) => string {
  const { t } = useTranslation('bets');
  const names = useBetNames();
  const { game } = useBetText();
  const picksOf = useSummaryPicks();
  const row = (bet: AnyBet) => {
    const note = betNote(bet);
    const parts = isSportsBet(bet) ? paidForParts(bet) : undefined;
    return [
      bet.bet_id,
      game(bet.game),
      isSportsBet(bet) ? names.full({ ...bet, matchCount: bet.matches.length }) : '',
      isLotteryBet(bet) || isRaceBet(bet) ? bet.draw_number : '',
      bet.placed_at,
      bet.settled_at ?? '',
      [t(`state.${betState(bet)}`), ...(note === undefined ? [] : [t(`note.${note}`)])].join(' · '),
      // What was paid for parts that were sold is a column of its own.
      isSportsBet(bet) ? stakeBeforeParts(bet) : bet.bet_amount,
      bet.currency,
      paidOf(bet) ?? '',
      parts ?? '',
      bet.total_currency ?? bet.currency,
      picksOf(bet)
        .map(
          ({ title, detail, odds, paidOdds = [odds], result }) =>
            `${title}, ${detail}, ${paidOdds.join(' / ')}: ${t(`leg.${result}`)}`,
        )
        .join('; '),
    ];
  };
  return (bets) =>
    toCsv([
      [
        t('fact.id'),
        t('fact.game'),
        t('fact.passes'),
        t('fact.draw'),
        t('fact.placed'),
        t('fact.settledAt'),
        t('filter.result'),
        t('fact.stake'),
        t('export.currency'),
        t('fact.payout'),
        t('fact.parts'),
        t('export.paidIn'),
        t('picks'),
      ],
      ...bets.map(row),
    ]);
}
