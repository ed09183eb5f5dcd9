import { useTranslation } from 'react-i18next';
import type { BetMatch } from '#contract/entities';
import { paidOddsOn } from '#app/i18n/use-paid-odds.ts';
import { useOutcomeText } from '#app/i18n/use-outcome-text.ts';
import { isLotteryBet, isRaceBet, isSportsBet, type AnyBet } from './any-bet.ts';
import { lineOf } from './line-of.ts';
import { usePickText } from './use-pick-text.ts';

/** A pick as one row of a card. */
export interface SummaryPick {
  readonly key: string;
  readonly title: string;
  readonly detail: string;
  readonly odds: string;
  /** What its lines pay, if not these odds. */
  readonly paidOdds?: readonly string[];
  readonly result: 'open' | 'won' | 'lost' | 'void';
  /** In every line of the bet. */
  readonly isBanker?: boolean;
  /** The match of a pick that is still open: its start, or its score while it is live. */
  readonly match?: Pick<BetMatch, 'state' | 'score' | 'start_time'>;
}

const OF_DRAWS = { open: 'open', win: 'won', lose: 'lost', tie: 'void' } as const;

/** The picks of a bet of any game, as rows. */
export function useSummaryPicks(): (bet: AnyBet) => readonly SummaryPick[] {
  const { t } = useTranslation(['bets', 'markets']);
  const outcomeText = useOutcomeText();
  const pickText = usePickText();
  return (bet) => {
    if (isSportsBet(bet)) {
      return bet.matches.flatMap((match) =>
        match.picks.map(({ kind, outcome, odds, result }) => ({
          key: `${match.match_id} ${kind} ${outcome}`,
          title: outcomeText({ market: kind, outcome, ...match, line: lineOf(match, kind) }),
          detail: `${t('bets:versus', match)} · ${t(`markets:market.${kind}`)}`,
          odds,
          result,
          isBanker: match.banker === true,
          ...(result === 'open' && { match }),
        })),
      );
    }
    if (isLotteryBet(bet)) {
      return bet.picks.map((pick, index) => ({
        key: String(index),
        ...pickText.lottery(pick),
        odds: pick.odds,
        ...(pick.kind === 'specialCodeCombinationZodiacs' && {
          paidOdds: paidOddsOn(pick, pick.odds, bet.draw_time),
        }),
        result: OF_DRAWS[pick.result],
      }));
    }
    if (isRaceBet(bet)) {
      return bet.picks.map((pick, index) => ({
        key: String(index),
        ...pickText.race(pick),
        odds: pick.odds,
        result: OF_DRAWS[pick.result],
      }));
    }
    return Object.entries(bet.bets).map(([id, { categoryLabel, slipLabel, odd, result }]) => ({
      key: id,
      title: slipLabel,
      detail: `${t('bets:versus', bet)} · ${categoryLabel}`,
      odds: odd,
      result,
    }));
  };
}
