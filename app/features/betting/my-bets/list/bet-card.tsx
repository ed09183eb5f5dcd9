import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { isSportsBet, type AnyBet } from '#app/features/betting/my-bets/model/any-bet.ts';
import {
  betPayout,
  betState,
  paidForParts,
  soldResult,
  stakeBeforeParts,
} from '#app/features/betting/my-bets/model/bet-state.ts';
import { AgainAndShare } from './again-and-share.tsx';
import { BetHead } from './bet-head.tsx';
import { Facts, type Fact } from './facts.tsx';
import { PickRow } from './pick-row.tsx';
import { useSummaryPicks } from '#app/features/betting/my-bets/model/summary-picks.ts';
import { useBetText } from '#app/features/betting/my-bets/model/use-bet-text.ts';
import { CashOutLink } from '#app/features/betting/my-bets/cash-out/cash-out-link.tsx';
import { useCanCashOut } from '#app/features/betting/my-bets/cash-out/use-can-cash-out.ts';
import { useShownBet } from '#app/features/betting/my-bets/model/use-shown-bet.ts';
import * as muted from '#app/ui/muted.module.css';
import * as styles from './bet-card.module.css';

/** Further picks are only counted; the detail shows all. */
const PICKS_SHOWN = 4;

/** A bet in the list: picks, stake, and possible or actual payout. */
export function BetCard({ bet }: { readonly bet: AnyBet }) {
  const { t } = useTranslation('bets');
  const { money } = useBetText();
  const state = betState(bet);
  const picks = useSummaryPicks()(bet);
  const { linkTo } = useShownBet();
  const canCashOut = useCanCashOut();
  const left = picks.length - PICKS_SHOWN;
  return (
    <li className={styles.card} data-state={state} data-testid="bet">
      <BetHead bet={bet} />
      <ul>
        {picks.slice(0, PICKS_SHOWN).map(({ key, ...pick }) => (
          <PickRow key={key} pick={pick} />
        ))}
      </ul>
      {left > 0 && <p className={muted.small}>{t('morePicks', { count: left })}</p>}
      <div className={styles.foot}>
        <Facts
          facts={[
            { name: t('fact.stake'), value: money(bet.bet_amount, bet.currency) },
            ...partFacts(bet, (key, amount) => ({ name: t(key), value: money(amount, bet.currency) })),
            ...returnFacts(bet, state, (key, amount) => ({
              name: t(key),
              value: money(amount, bet.currency),
            })),
          ]}
        />
        <span className={styles.links}>
          {canCashOut(bet) && (
            <CashOutLink bet={bet} className={styles.link} to={linkTo(bet, { isCashingOut: true })} />
          )}
          <Link
            className={styles.link}
            to={linkTo(bet)}
            aria-label={t('detailsOf', { id: bet.bet_id })}
            data-testid="bet-details"
          >
            {t('details')}
          </Link>
        </span>
        <span className={styles.small}>
          <AgainAndShare bet={bet} />
        </span>
      </div>
    </li>
  );
}

/** What a bet of which parts were sold has cost, and what was paid for them: stake and return are those of the rest. */
function partFacts(
  bet: AnyBet,
  fact: (name: 'fact.stakeBefore' | 'fact.parts', amount: string) => Fact,
): readonly Fact[] {
  const paid = isSportsBet(bet) ? paidForParts(bet) : undefined;
  if (paid === undefined || !isSportsBet(bet)) return [];
  return [fact('fact.stakeBefore', stakeBeforeParts(bet)), fact('fact.parts', paid)];
}

type ReturnName = 'fact.max' | 'fact.payout' | 'fact.settled' | 'fact.result';

/** The possible payout, the payout, or the refund; of a bet that was sold, what was paid for it and what came of it. */
function returnFacts(
  bet: AnyBet,
  state: ReturnType<typeof betState>,
  fact: (name: ReturnName, amount: string) => Fact,
): readonly Fact[] {
  const testId = 'bet-payout';
  if (state === 'pending') return [{ ...fact('fact.max', bet.max_payout), look: 'strong', testId }];
  if (state === 'win') return [{ ...fact('fact.payout', betPayout(bet)), look: 'good', testId }];
  if (state === 'cashedOut')
    return [{ ...fact('fact.payout', bet.payout), look: 'strong', testId }, fact('fact.result', soldResult(bet))];
  return [{ ...fact('fact.settled', bet.payout), look: 'strong', testId }];
}
