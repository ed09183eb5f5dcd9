import { X } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useOddsText } from '#app/i18n/use-odds-text.ts';
import { useAppDispatch } from '#app/store/hooks.ts';
import { AmountField } from '#app/ui/amount-field.tsx';
import { cricketToggled, cricketTyped } from './cricket-slip-slice.ts';
import type { CricketEntry } from './summarise-cricket.ts';
import * as styles from './cricket-slip.module.css';

interface CricketEntryRowProps {
  readonly entry: CricketEntry;
  readonly matchId: string;
  readonly currency: string;
  readonly isLocked: boolean;
}

/** One single: what it is on, its odds (old and new where they moved), its amount. */
export function CricketEntryRow({ entry, matchId, currency, isLocked }: CricketEntryRowProps) {
  const { t } = useTranslation('slip');
  const oddsText = useOddsText();
  const dispatch = useAppDispatch();
  const { id, categoryLabel, slipLabel, odd, typed, problem, isGone, moved } = entry;
  const name = `${slipLabel} (${categoryLabel})`;
  return (
    <li className={styles.entry}>
      <div className={styles.pick}>
        <span className={styles.what}>
          <b>{slipLabel}</b>
          <span className={styles.hint}>{categoryLabel}</span>
        </span>
        <b>{oddsText(odd)}</b>
        <button
          type="button"
          className={styles.remove}
          aria-label={t('remove', { pick: name })}
          disabled={isLocked}
          onClick={() => dispatch(cricketToggled({ matchId, pick: { id, categoryLabel, slipLabel, odd } }))}
        >
          <X size={18} aria-hidden="true" />
        </button>
      </div>
      {isGone && <p className={styles.wrong}>{t('pickGone')}</p>}
      {moved !== undefined && !isGone && (
        <p className={styles.moved} role="status">
          {t('odds.change', { was: oddsText(odd), now: oddsText(moved) })}
        </p>
      )}
      <AmountField
        label={t('stake.of', { pick: name })}
        currency={currency}
        value={typed}
        disabled={isLocked}
        error={problem && t(`stake.${problem}`, { currency })}
        onChange={(event) => dispatch(cricketTyped({ matchId, id, typed: event.target.value }))}
      />
    </li>
  );
}
