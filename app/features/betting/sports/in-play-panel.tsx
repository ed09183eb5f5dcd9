import { useTranslation } from 'react-i18next';
import * as pills from '#app/ui/pills.module.css';
import { type InPlay, InPlayPill, useInPlayNote } from './in-play-note.tsx';
import * as styles from './in-play-note.module.css';

/** The whole text, below the row of choices. */
export function InPlayPanel({ note: { isNeeded, isAway, isOpen, putAway } }: { readonly note: InPlay }) {
  const { t } = useTranslation('sports');
  if (!isNeeded || !isOpen) return null;
  return (
    <div className={styles.panel}>
      <p>{t('inPlay')}</p>
      {!isAway && (
        <button type="button" className={pills.pill} onClick={putAway}>
          {t('inPlayHide')}
        </button>
      )}
    </div>
  );
}

/** The note in a line of its own, where there is no row of choices. */
export function InPlayNote() {
  const note = useInPlayNote();
  if (!note.isNeeded) return null;
  return (
    <div className={styles.alone}>
      <InPlayPill note={note} />
      <InPlayPanel note={note} />
    </div>
  );
}
