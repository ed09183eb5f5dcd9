import { useTranslation } from 'react-i18next';
import { formatCount, formatMoney, formatTime } from '#app/i18n/format.ts';
import { useBetNames } from '#app/i18n/use-pass-text.ts';
import { useOddsText } from '#app/i18n/use-odds-text.ts';
import { useOutcomeText } from '#app/i18n/use-outcome-text.ts';
import { FactList } from '#app/ui/fact-list.tsx';
import { RulesOfBet } from '#app/ui/rules-of-bet.tsx';
import { useBrandRules } from '#app/features/account/account/index.ts';
import { cricketKey, pickKey } from '#app/features/betting/slip/model/slip-item.ts';
import { rulesOfCricket, rulesOfItems } from '#app/features/betting/slip/pricing/rules-of-items.ts';
import type { PlacedBet } from './placing-slice.ts';
import * as stack from '#app/ui/stack.module.css';
import * as muted from '#app/ui/muted.module.css';
import * as styles from './receipt.module.css';

/** Number, time, picks with their odds, stake, return and rules of an accepted bet. */
export function ReceiptFacts({ bet: { bet, cricket, receipt } }: { readonly bet: PlacedBet }) {
  const { t, i18n } = useTranslation('slip');
  const outcome = useOutcomeText();
  const odds = useOddsText();
  const names = useBetNames();
  const [first] = bet?.items ?? [];
  const brandRules = useBrandRules();
  // An upstream that writes no rules on a bet applies those of the brand, by which the slip has computed.
  const rules = receipt?.rules ?? (bet ? rulesOfItems(bet.items, brandRules) : rulesOfCricket(brandRules));
  const { language } = i18n;
  return (
    <>
      {bet !== undefined && (
        <ul className={stack.gap1}>
          {bet.items.map((item) => (
            <li key={pickKey(item)} className={styles.leg} data-testid="receipt-leg">
              <span>
                <b>{outcome(item)}</b>
                <span className={muted.tiny}>
                  {[
                    t('versus', { home: item.home, away: item.away }),
                    ...(bet.coupon.bankers.includes(item.matchId) ? [t('banker.button')] : []),
                  ].join(' · ')}
                </span>
              </span>
              <b translate="no" className={styles.whole}>
                {odds(receipt?.odds?.[pickKey(item)] ?? item.odds)}
              </b>
            </li>
          ))}
        </ul>
      )}
      {cricket !== undefined && (
        <ul className={stack.gap1}>
          {cricket.picks.map(({ id, slipLabel, categoryLabel, odd }) => (
            <li key={id} className={styles.leg} data-testid="receipt-leg">
              <span>
                <b>{t('cricket.pick', { pick: slipLabel, market: categoryLabel })}</b>
                <span className={muted.tiny}>{t('versus', { home: cricket.home, away: cricket.away })}</span>
              </span>
              <b translate="no" className={styles.whole}>
                {odds(receipt?.odds?.[cricketKey(cricket.matchId, id)] ?? odd)}
              </b>
            </li>
          ))}
        </ul>
      )}
      {receipt !== undefined && (
        <FactList>
          {bet !== undefined && first !== undefined && (
            <>
              <dt>{t('passes.legend')}</dt>
              <dd className={styles.whole} data-testid="receipt-type">
                {names.full({
                  game: first.game,
                  passes: bet.coupon.passes,
                  matchCount: new Set(bet.items.map(({ matchId }) => matchId)).size,
                })}
              </dd>
            </>
          )}
          <dt>{t('receipt.id')}</dt>
          <dd translate="no" data-testid="receipt-id" className={styles.whole}>
            {receipt.betId}
          </dd>
          {receipt.placedAt !== undefined && (
            <>
              <dt>{t('receipt.time')}</dt>
              <dd className={styles.whole} data-testid="receipt-time">
                {formatTime(receipt.placedAt, language, { dateStyle: 'short', timeStyle: 'short' })}
              </dd>
            </>
          )}
          {receipt.lines !== undefined && (
            <>
              <dt>{t('totals.lines')}</dt>
              <dd translate="no" data-testid="receipt-lines" className={styles.whole}>
                {[
                  formatCount(receipt.lines.count, language),
                  formatMoney(receipt.lines.stake, receipt.currency, language),
                  ...(bet === undefined || bet.coupon.multiple === '1'
                    ? []
                    : [formatCount(bet.coupon.multiple, language)]),
                ].join(' × ')}
              </dd>
            </>
          )}
          <dt>{t('totals.stake')}</dt>
          <dd translate="no" className={styles.whole}>
            {formatMoney(receipt.stake, receipt.currency, language)}
          </dd>
          <dt>{t('totals.max')}</dt>
          <dd translate="no" className={styles.whole} data-testid="receipt-max">
            {formatMoney(receipt.max, receipt.currency, language)}
          </dd>
          {receipt.extra !== undefined && (
            <>
              <dt>{t('totals.extra')}</dt>
              <dd translate="no" className={styles.whole} data-testid="receipt-extra">
                {formatMoney(receipt.extra, receipt.currency, language)}
              </dd>
            </>
          )}
        </FactList>
      )}
      {receipt !== undefined && rules !== undefined && <RulesOfBet rules={rules} currency={receipt.currency} />}
    </>
  );
}
