import { useTranslation } from 'react-i18next';
import type { LotteryBet, RaceBet } from '#contract/entities';
import { settleMarkSix, settlePk10, type MarkSixBet, type Pk10Bet } from '#engine/lottery';
import { compareAmounts } from '#engine/money';
import { formatMoney } from '#app/i18n/format.ts';
import { usePickAmount } from '#app/i18n/use-pick-amount.ts';
import { PickRow } from '#app/features/betting/my-bets/list/pick-row.tsx';
import { isLotteryBet, isRaceBet, type AnyBet } from '#app/features/betting/my-bets/model/any-bet.ts';
import { useSummaryPicks } from '#app/features/betting/my-bets/model/summary-picks.ts';

type DrawBet = LotteryBet | RaceBet;

/** The selections of a draw, a race or a cricket match, with what is staked on each and what it has paid. */
export function DrawPicks({ bet }: { readonly bet: AnyBet }) {
  const { t, i18n } = useTranslation('bets');
  const amountOf = usePickAmount();
  const money = (amount: string) => formatMoney(amount, bet.currency, i18n.language);
  const sums = (at: number): readonly string[] => {
    if (!isLotteryBet(bet) && !isRaceBet(bet))
      return 'bets' in bet
        ? Object.values(bet.bets)
            .slice(at, at + 1)
            .map(({ amount }) => money(amount))
        : [];
    const pick = bet.picks[at];
    if (pick === undefined) return [];
    const paid = paidBy(bet, pick);
    return [amountOf(pick, bet.currency), ...(paid === undefined ? [] : [t('lines.pays', { amount: money(paid) })])];
  };
  const picks = useSummaryPicks()(bet);
  return (
    <ul>
      {picks.map(({ key, detail, ...pick }, at) => (
        <PickRow key={key} pick={{ ...pick, detail: [detail, ...sums(at)].join(' · ') }} />
      ))}
    </ul>
  );
}

/** By the engine, from the numbers that were drawn; undefined for nothing, or what the engine does not know. */
function paidBy(bet: DrawBet, pick: DrawBet['picks'][number]): string | undefined {
  try {
    const { payout } = settled(bet, pick) ?? {};
    return payout === undefined || compareAmounts(payout, '0') === 0 ? undefined : payout;
  } catch {
    return undefined;
  }
}

function settled(bet: DrawBet, pick: DrawBet['picks'][number]) {
  const { currency } = bet;
  if (isRaceBet(bet)) return bet.finish && settlePk10([pick as Pk10Bet], bet.finish, currency);
  const { numbers, special, draw_time: drawn } = bet;
  if (numbers === undefined || special === undefined) return undefined;
  return settleMarkSix([pick as MarkSixBet], { numbers, special }, drawn.slice(0, 10), currency);
}
