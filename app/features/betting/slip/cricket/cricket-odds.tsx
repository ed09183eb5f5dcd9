import { ArrowDown, ArrowUp } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { compareAmounts } from '#engine/money';
import { useOddsText } from '#app/i18n/use-odds-text.ts';
import * as hidden from '#app/ui/visually-hidden.module.css';
import * as pickStyles from '#app/features/betting/slip/ui/pick-row.module.css';
import type { CricketEntry } from './summarise-cricket.ts';

type Shown = Pick<CricketEntry, 'odd' | 'moved' | 'isGone'>;

/** The odds of a cricket pick; if they changed, old and new. */
export function CricketOdds({ entry: { odd, moved, isGone } }: { readonly entry: Shown }) {
  const { t } = useTranslation('slip');
  const odds = useOddsText();
  if (moved === undefined || isGone)
    return (
      <span translate="no" className={pickStyles.odds}>
        {odds(odd)}
      </span>
    );
  const isBetter = compareAmounts(moved, odd) > 0;
  const Arrow = isBetter ? ArrowUp : ArrowDown;
  return (
    <span className={pickStyles.odds} data-moved={isBetter ? 'better' : 'worse'}>
      <s>
        <span className={hidden.hidden}>{t('odds.was')} </span>
        <span translate="no">{odds(odd)}</span>
      </s>
      <strong>
        <span className={hidden.hidden}>{t('odds.now')} </span>
        <Arrow size={14} role="img" aria-label={t(isBetter ? 'odds.better' : 'odds.worse')} />
        <span translate="no">{odds(moved)}</span>
      </strong>
    </span>
  );
}
