import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { listLinesUnderRules, type Slip } from '#engine/sports';
import { shortOdds } from '#app/features/betting/slip/pricing/combined-odds.ts';
import { formatAmount, formatCount } from '#app/i18n/format.ts';
import { useOddsText } from '#app/i18n/use-odds-text.ts';
import { useOutcomeText } from '#app/i18n/use-outcome-text.ts';
import { QuietButton } from '#app/ui/button.tsx';
import type { CheckedTicket } from '#app/features/betting/slip/pricing/check-ticket.ts';
import * as styles from './line-list.module.css';

const PAGE_LINES = 20n;

/**
 * The lines of a bet, a page at a time: the engine walks to a page and makes nothing else, so that the last page of a billion
 * lines comes as fast as the first.
 */
export function LineList({ checked, slip }: { readonly checked: CheckedTicket; readonly slip: Slip }) {
  const { t, i18n } = useTranslation('slip');
  const odds = useOddsText();
  const outcome = useOutcomeText();
  const [page, setPage] = useState(0n);
  const { language } = i18n;
  const total = BigInt(checked.lines);
  const last = total === 0n ? 0n : (total - 1n) / PAGE_LINES;
  const shown = page > last ? last : page;
  const from = shown * PAGE_LINES;
  const lines = listLinesUnderRules(slip, checked.bet?.rules ?? {}, { offset: from, limit: Number(PAGE_LINES) });
  const items = checked.ticket.priced.map(({ bet }) => bet);
  const count = (value: bigint) => formatCount(String(value), language);
  return (
    <div className={styles.lines}>
      <p className={styles.where} role="status">
        {t('lines.range', { from: count(from + 1n), to: count(from + BigInt(lines.length)), total: count(total) })}
      </p>
      <ol className={styles.list} start={Number(from + 1n)}>
        {lines.map(({ picks, odds: price, payout }, index) => (
          <li key={String(from + BigInt(index))} className={styles.line}>
            <span className={styles.number}>{count(from + BigInt(index) + 1n)}</span>
            <span>
              {picks
                .flatMap(({ match, market, outcome: name }) =>
                  items
                    .filter((item) => item.matchId === match && item.market === market && item.outcome === name)
                    .map((item) => outcome(item)),
                )
                .join(' · ')}
            </span>
            <span translate="no" className={styles.odds}>
              {odds(shortOdds(price))}
            </span>
            <span translate="no" className={styles.payout}>
              {formatAmount(payout, slip.currency, language)}
            </span>
          </li>
        ))}
      </ol>
      {last > 0n && (
        <div className={styles.pages} role="group" aria-label={t('lines.pages')}>
          <QuietButton disabled={shown === 0n} onClick={() => setPage(0n)}>
            {t('lines.first')}
          </QuietButton>
          <QuietButton disabled={shown === 0n} onClick={() => setPage(shown - 1n)}>
            {t('lines.previous')}
          </QuietButton>
          <QuietButton disabled={shown === last} onClick={() => setPage(shown + 1n)}>
            {t('lines.next')}
          </QuietButton>
          <QuietButton disabled={shown === last} onClick={() => setPage(last)}>
            {t('lines.last')}
          </QuietButton>
        </div>
      )}
    </div>
  );
}
