import { useTranslation } from 'react-i18next';
import type { CricketMatch } from '#contract/entities/cricket.ts';
import { useMoneyCall } from '#app/api/money/use-money-call.ts';
import { useBrand } from '#app/brand/brand-context.ts';
import { addAmounts } from '#engine/money/amount.ts';
import { formatAmount, formatRound } from '#app/i18n/format.ts';
import { typeAmount } from '#app/i18n/type-amount.ts';
import { useAppDispatch, useAppSelector } from '#app/store/hooks.ts';
import { Button } from '#app/ui/button.tsx';
import { FactList } from '#app/ui/fact-list.tsx';
import { CricketEntryRow } from './cricket-entry-row.tsx';
import { CricketPlacing } from './cricket-placing.tsx';
import { CricketPlaceButton } from './cricket-place-button.tsx';
import { cricketCleared, cricketOddsAccepted, cricketTyped } from './cricket-slip-slice.ts';
import { useCricketSlip } from './use-cricket-slip.ts';
import { useClearedOnceAccepted } from './use-cleared-once-accepted.ts';
import * as styles from './cricket-slip.module.css';

/** The slip of a match: singles, each with an amount of its own, in one bet. */
export function CricketSlip({ match }: { readonly match: CricketMatch }) {
  const { t, i18n } = useTranslation(['cricket', 'slip']);
  const dispatch = useAppDispatch();
  const brand = useBrand();
  const quickStakes = useAppSelector((state) => state.preferences.quickStakes) ?? brand.quickStakes;
  const { matchId } = match;
  const { summary, currency } = useCricketSlip(match);
  const placing = useMoneyCall('placeCricketBet');
  useClearedOnceAccepted(placing.progress);
  const { entries } = summary;
  const { isLocked } = placing;
  const money = (amount: string) => `${formatAmount(amount, currency, i18n.language)} ${currency}`;
  const moved = Object.fromEntries(
    entries.flatMap(({ id, moved: odd }) => (odd === undefined ? [] : [[id, odd] as const])),
  );

  return (
    <section className={styles.slip} aria-label={t('cricket:slip.title')}>
      <h2>{t('cricket:slip.title')}</h2>
      <CricketPlacing placing={placing} />
      {entries.length === 0 ? (
        <p className={styles.hint}>{t('slip:empty.hint')}</p>
      ) : (
        <>
          <p className={styles.hint}>{t('cricket:slip.singles')}</p>
          <ul className={styles.entries}>
            {entries.map((entry) => (
              <CricketEntryRow key={entry.id} entry={entry} matchId={matchId} currency={currency} isLocked={isLocked} />
            ))}
          </ul>
          <div className={styles.tools}>
            <div className={styles.quick} role="group" aria-label={t('slip:stake.quick')}>
              {quickStakes.map((amount) => (
                <Button
                  key={amount}
                  look="quiet"
                  disabled={isLocked}
                  onClick={() => {
                    for (const { id, amount: held } of entries)
                      dispatch(
                        cricketTyped({
                          matchId,
                          id,
                          typed: typeAmount(addAmounts(held ?? '0', amount), i18n.language),
                        }),
                      );
                  }}
                >
                  +{formatRound(amount, i18n.language)}
                </Button>
              ))}
            </div>
            <Button look="quiet" disabled={isLocked} onClick={() => dispatch(cricketCleared(matchId))}>
              {t('slip:clear')}
            </Button>
          </div>
          {Object.keys(moved).length > 0 && (
            <Button look="primary" onClick={() => dispatch(cricketOddsAccepted({ matchId, odds: moved }))}>
              {t('slip:odds.accept')}
            </Button>
          )}
          <FactList>
            <dt>{t('slip:totals.stake')}</dt>
            <dd data-testid="cricket-stake">{money(summary.stake)}</dd>
            <dt>{t('slip:totals.max')}</dt>
            <dd data-testid="cricket-max">{money(summary.max)}</dd>
          </FactList>
          <CricketPlaceButton
            summary={summary}
            isLocked={isLocked}
            currency={currency}
            onPlace={() => placing.press({ body: { matchId, currency, bets: summary.bets } })}
          />
        </>
      )}
    </section>
  );
}
