import { Info } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { MONEY_RULES } from '#contract/brand';
import { useBrand } from '#app/brand/brand-context.ts';
import * as pills from '#app/ui/pills.module.css';
import * as styles from './in-play-note.module.css';

/** For as long as the page is open in this tab. */
let isPutAway = false;

export type InPlay = ReturnType<typeof useInPlayNote>;

/**
 * Where the jurisdiction asks for it: what is seen of a match in play is late, and others may know more. Players can put the text away
 * for the session; the sign stays, and shows it again.
 */
export function useInPlayNote() {
  const { profile } = useBrand();
  const [isAway, setIsAway] = useState(isPutAway);
  const [isOpen, setIsOpen] = useState(false);
  function putAway() {
    isPutAway = true;
    setIsAway(true);
    setIsOpen(false);
  }
  return { isNeeded: MONEY_RULES[profile].tellsDelay !== undefined, isAway, isOpen, setIsOpen, putAway };
}

/** For the row of choices above a list: one line, cut on a phone; a press shows all of it below. */
export function InPlayPill({ note: { isNeeded, isAway, isOpen, setIsOpen } }: { readonly note: InPlay }) {
  const { t } = useTranslation('sports');
  if (!isNeeded) return null;
  return (
    <button
      type="button"
      className={`${pills.pill} ${styles.pill}`}
      data-testid="in-play-note"
      aria-expanded={isOpen}
      aria-label={t('inPlay')}
      title={t('inPlay')}
      onClick={() => setIsOpen((before) => !before)}
    >
      {!isAway && <span className={styles.text}>{t('inPlay')}</span>}
      <Info size={16} aria-hidden="true" />
    </button>
  );
}
