import { ArrowRight, X } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useOddsText } from '#app/i18n/use-odds-text.ts';
import { Button } from '#app/ui/button.tsx';
import { Notice } from '#app/ui/notice.tsx';
import type { PricedItem } from './price-items.ts';
import { pickKey } from './slip-item.ts';
import { acceptPicks, removePicks } from './change-slip.ts';
import { useChangeSlip } from './use-change-slip.ts';
import type { SlipSummary } from './summarise.ts';
import { useOutcomeText } from '#app/i18n/use-outcome-text.ts';
import * as styles from './slip-picks.module.css';

interface SlipPicksProps {
  readonly summary: SlipSummary;
  readonly isLocked: boolean;
}

/** The picks, each with the odds the player saw; moved odds are shown beside them and wait to be accepted. */
export function SlipPicks({ summary, isLocked }: SlipPicksProps) {
  const { t } = useTranslation('slip');
  const change = useChangeSlip();
  return (
    <>
      <ul className={styles.picks}>
        {summary.priced.map((priced) => (
          <SlipPickRow key={pickKey(priced.item)} priced={priced} isLocked={isLocked} />
        ))}
      </ul>
      {summary.moved.length > 0 && !isLocked && (
        <Notice
          kind="warning"
          action={
            <Button look="quiet" onClick={() => change(acceptPicks(summary.moved))}>
              {t('odds.accept')}
            </Button>
          }
        >
          {t('odds.moved')}
        </Notice>
      )}
    </>
  );
}

function SlipPickRow({ priced, isLocked }: { readonly priced: PricedItem; readonly isLocked: boolean }) {
  const { t } = useTranslation('slip');
  const change = useChangeSlip();
  const odds = useOddsText();
  const { item, state, moved } = priced;
  const label = useOutcomeText()(item);
  const isGone = state === 'gone';
  return (
    <li className={styles.pick} data-gone={isGone || undefined}>
      <div className={styles.text}>
        <strong>{label}</strong>
        <span className={styles.match}>{t('versus', { home: item.home, away: item.away })}</span>
        {isGone && <span className={styles.gone}>{t('pickGone')}</span>}
      </div>
      <span className={styles.odds}>
        <span data-old={moved !== undefined || undefined}>
          {odds(moved === undefined ? priced.bet.odds : item.odds)}
        </span>
        {moved !== undefined && (
          <>
            <ArrowRight size={14} role="img" aria-label={t('odds.now')} />
            <strong>{odds(moved.odds)}</strong>
          </>
        )}
      </span>
      <button
        type="button"
        className={styles.remove}
        disabled={isLocked}
        aria-label={t('remove', { pick: label })}
        onClick={() => change(removePicks([item]))}
      >
        <X size={16} aria-hidden="true" />
      </button>
    </li>
  );
}
