import { useTranslation } from 'react-i18next';
import { useOddsText } from '#app/i18n/use-odds-text.ts';
import { useBetNames } from '#app/i18n/use-pass-text.ts';
import { formatCount } from '#app/i18n/format.ts';
import { RulesOfBet } from '#app/ui/rules-of-bet.tsx';
import { isLotteryBet, isRaceBet, isSportsBet, type AnyBet } from '#app/features/betting/my-bets/model/any-bet.ts';
import { betLines } from './bet-lines.ts';
import {
  betPayout,
  betState,
  isPending,
  paidForParts,
  soldResult,
  stakeBeforeParts,
} from '#app/features/betting/my-bets/model/bet-state.ts';
import { Facts, type Fact } from '#app/features/betting/my-bets/list/facts.tsx';
import { useBetText } from '#app/features/betting/my-bets/model/use-bet-text.ts';

/** The numbers of a bet by the names of the specification. */
export function BetTotals({ bet }: { readonly bet: AnyBet }) {
  const { t, i18n } = useTranslation('bets');
  const { money, time, game } = useBetText();
  const names = useBetNames();
  const oddsText = useOddsText();
  const amount = (text: string) => money(text, bet.currency);
  // An upstream may pay bonuses, or all, in another currency than that of the stake.
  const bonus = (text: string) => money(text, bet.bonus_currency ?? bet.currency);
  const paid = (text: string) => money(text, bet.total_currency ?? bet.currency);
  const state = betState(bet);

  const partFacts = (of: AnyBet): Fact[] => {
    if (!isSportsBet(of)) return [];
    const parts = paidForParts(of);
    if (parts === undefined) return [];
    return [
      { name: t('fact.stakeBefore'), value: amount(stakeBeforeParts(of)) },
      { name: t('fact.parts'), value: paid(parts), testId: 'detail-parts' },
    ];
  };
  const facts: Fact[] = [
    { name: t('fact.id'), value: bet.bet_id },
    { name: t('fact.game'), value: game(bet.game), isWords: true },
    ...(isLotteryBet(bet) || isRaceBet(bet)
      ? [
          { name: t('fact.draw'), value: bet.draw_number },
          { name: t('fact.drawTime'), value: time(bet.draw_time) },
        ]
      : []),
    { name: t('fact.placed'), value: time(bet.placed_at) },
    ...(bet.settled_at === undefined ? [] : [{ name: t('fact.settledAt'), value: time(bet.settled_at) }]),
    ...(isSportsBet(bet)
      ? [
          { name: t('fact.passes'), value: names.full({ ...bet, matchCount: bet.matches.length }), isWords: true },
          { name: t('fact.perLine'), value: amount(bet.stake) },
          { name: t('fact.multiple'), value: `× ${formatCount(String(bet.multiple), i18n.language)}` },
          { name: t('fact.lines'), value: formatCount(bet.lines, i18n.language) },
          ...(bet.lines === '1' ? [{ name: t('fact.totalOdds'), value: oddsText(lineOdds(bet)) }] : []),
        ]
      : []),
    { name: t('fact.stake'), value: amount(bet.bet_amount), look: 'strong', testId: 'detail-stake' },
    ...partFacts(bet),
    {
      name: t('fact.max'),
      value: amount(bet.max_payout),
      look: isPending(bet) ? 'strong' : undefined,
      testId: 'detail-max',
    },
    ...(isSportsBet(bet) && bet.max_extra_bonus !== undefined
      ? [{ name: t('fact.extraMax'), value: bonus(bet.max_extra_bonus), testId: 'detail-extra' }]
      : []),
    ...(isPending(bet) ? [] : ended()),
  ];
  return (
    <section aria-label={t('totals')}>
      <Facts shape="list" facts={facts} />
      {'rules' in bet && bet.rules !== undefined && <RulesOfBet rules={bet.rules} currency={bet.currency} />}
    </section>
  );

  /** What was paid, and what came of it. */
  function ended(): readonly Fact[] {
    if (state === 'cashedOut')
      return [
        { name: t('fact.payout'), value: paid(bet.payout), look: 'strong', testId: 'detail-payout' },
        { name: t('fact.result'), value: amount(soldResult(bet)) },
      ];
    return [
      {
        name: t('fact.payout'),
        value: paid(betPayout(bet)),
        look: state === 'win' ? 'good' : undefined,
        testId: 'detail-payout',
      },
      { name: t('fact.bonus'), value: bonus(bet.bonus_amount) },
      { name: t('fact.extra'), value: bonus(bet.extra_bonus_amount ?? '0') },
      { name: t('fact.settled'), value: paid(bet.payout), look: 'strong', testId: 'detail-settled' },
    ];
  }
}

const lineOdds = (bet: Parameters<typeof betLines>[0]) => betLines(bet, 0, 1)[0]?.odds ?? '1';
