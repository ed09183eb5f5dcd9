import { ChevronUp } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { usePickCount } from '#app/features/slip/index.ts';
import { formatCount } from '#app/i18n/format.ts';
import { useAppDispatch } from '#app/store/hooks.ts';
import { overlayOpened } from '#app/store/overlay-slice.ts';
import * as hidden from '#app/ui/visually-hidden.module.css';
import * as styles from './slip-bar.module.css';

/** The phone's way to the slip: always in reach, with the number of picks. */
export function SlipBar() {
  const { t, i18n } = useTranslation('slip');
  const dispatch = useAppDispatch();
  const count = usePickCount();
  const shown = formatCount(String(count), i18n.language);
  return (
    <>
      {/* A button has no live parts: what comes on the slip is told beside it. */}
      <p role="status" className={hidden.hidden}>
        {t('news.count', { count })}
      </p>
      <button
        type="button"
        className={styles.bar}
        data-filled={count > 0 || undefined}
        onClick={() => dispatch(overlayOpened({ kind: 'slip' }))}
      >
        <span className={styles.count}>{shown}</span>
        <span>{t('title')}</span>
        <ChevronUp size={20} aria-hidden="true" className={styles.icon} />
      </button>
    </>
  );
}
