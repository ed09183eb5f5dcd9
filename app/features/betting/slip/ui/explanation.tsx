import { useTranslation } from 'react-i18next';
import { compareAmounts } from '#engine/money';
import { explainSlip, type Slip } from '#engine/sports';
import { formatAmount, formatCount, formatMoney, formatRound } from '#app/i18n/format.ts';
import { useOutcomeText } from '#app/i18n/use-outcome-text.ts';
import { asScore } from '#app/i18n/as-score.ts';
import type { CheckedTicket } from '#app/features/betting/slip/pricing/check-ticket.ts';
import type { SlipItem } from '#app/features/betting/slip/model/slip-item.ts';
import * as stack from '#app/ui/stack.module.css';
import * as styles from './explanation.module.css';

/** Explains the maximum: for each match the score that pays most, for each length of line the total of its lines, and what the rules leave. */
export function Explanation({ checked, slip }: { readonly checked: CheckedTicket; readonly slip: Slip }) {
  const { t, i18n } = useTranslation('slip');
  const outcome = useOutcomeText();
  const { language } = i18n;
  const { matches, folds, won, isCut, estimate } = explainSlip(slip);
  const ruled = checked.bet?.estimate.max;
  const items = checked.ticket.priced.map(({ bet }) => bet);
  const first = (id: string) => items.find(({ matchId }) => matchId === id);
  const paid = (id: string, key: string) => pickOf(items, id, key);
  // Of more lines than can be sent, the amounts are not known.
  const isListed = folds.every(({ paid: amount }) => amount !== undefined);
  const sums = folds.filter(({ lines }) => lines !== '0');
  return (
    <div className={styles.explanation}>
      <ul className={stack.gap2}>
        {matches.map(({ id, best }) => {
          const item = first(id);
          return (
            <li key={id} className={styles.match}>
              <span>{item && t('versus', { home: item.home, away: item.away })}</span>
              <strong>{asScore(best.score ?? '')}</strong>
              <span className={styles.picks}>
                {best.picks
                  .flatMap((key) => paid(id, key) ?? [])
                  .map((pick) => outcome(pick))
                  .join(' + ')}
              </span>
              <span className={styles.sum}>{formatRound(best.sum, language)}</span>
            </li>
          );
        })}
      </ul>
      <ul className={styles.folds}>
        {sums.map(({ fold, lines, sum, paid: amount }) => (
          <li key={fold}>
            {t('explain.fold', {
              fold,
              count: Number(lines),
              lines: formatCount(lines, language),
              sum: isCut && amount !== undefined ? formatMoney(amount, slip.currency, language) : short(sum, language),
            })}
          </li>
        ))}
      </ul>
      {isListed && (
        <p>
          {t(`explain.formula${isCut ? 'Cut' : ''}${slip.game === 'bd' ? 'Bd' : ''}`, {
            stake: formatAmount(slip.stake, slip.currency, language),
            multiple: formatCount(String(slip.multiple), language),
            max: formatAmount(won, slip.currency, language),
            currency: slip.currency,
            share: formatAmount('0.65', 'BRL', language),
          })}
        </p>
      )}
      {compareAmounts(won, estimate.max) < 0 && (
        <p>
          {t('explain.void', { max: formatAmount(estimate.max, slip.currency, language), currency: slip.currency })}
        </p>
      )}
      {ruled !== undefined && compareAmounts(ruled, estimate.max) < 0 && (
        <p>{t('explain.ruled', { max: formatAmount(ruled, slip.currency, language), currency: slip.currency })}</p>
      )}
      <p className={styles.note}>{t('explain.cut')}</p>
    </div>
  );
}

/** The engine names a pick `market:outcome`; an outcome may hold a colon itself. */
function pickOf(items: readonly SlipItem[], id: string, key: string): SlipItem | undefined {
  return items.find(({ matchId, market, outcome }) => matchId === id && `${market}:${outcome}` === key);
}

/** Sums of long lines have many places: six are shown, truncated, with dots. */
function short(sum: string, language: string): string {
  const [whole = '0', places = ''] = sum.split('.');
  const cut = places.slice(0, 6);
  const shown = formatRound(cut === '' ? whole : `${whole}.${cut}`, language);
  return places.length > cut.length ? `${shown}…` : shown;
}
