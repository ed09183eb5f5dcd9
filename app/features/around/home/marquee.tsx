import { Megaphone, Pause, Play } from 'lucide-react';
import { useState, type CSSProperties } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { unreadText } from '#app/api/refusals/beside.ts';
import { paths } from '#app/paths.ts';
import { LESS_MOTION, useMedia } from '#app/ui/use-media.ts';
import { useListMarqueeNoticesQuery } from './home-api.ts';
import * as styles from './marquee.module.css';

/** Unhurried reading is some fifteen characters a second. */
const CHARACTERS_A_SECOND = 10;
const MIN_S = 12;

/** Numbered announcements that scroll; they stop under the mouse, while focused, when paused, and under reduced motion. None that advertises during a break. */
export function Marquee({ mayUrge = true }: { readonly mayUrge?: boolean }) {
  const { t } = useTranslation('home');
  const { data, isError, error } = useListMarqueeNoticesQuery();
  // The call does not say who asks, so that the upstream cannot leave them out.
  const notices = data?.filter(({ purpose }) => mayUrge || purpose !== 'marketing');
  const isStill = useMedia(LESS_MOTION);
  const [isPaused, setIsPaused] = useState(false);
  const length = (notices ?? []).reduce((sum, { content }) => sum + content.length, 0);
  const moves = !isStill && length > 0;
  const list = (
    <ol className={styles.list}>
      {notices?.map(({ id, content, lang }, place) => (
        <li key={id} className={styles.notice}>
          <span className={styles.number}>{place + 1}</span>
          <span lang={lang} dir="auto">
            {content}
          </span>
        </li>
      ))}
    </ol>
  );
  return (
    <section className={styles.marquee} aria-label={t('notices.label')} data-moves={moves || undefined}>
      <Megaphone aria-hidden="true" size={18} className={styles.icon} />
      <div className={styles.window}>
        {length === 0 ? (
          <p className={styles.empty}>{(notices !== undefined || isError) && unreadText(error, t('notices.none'))}</p>
        ) : (
          <div
            className={styles.track}
            data-paused={isPaused || undefined}
            style={{ '--duration': `${Math.max(MIN_S, length / CHARACTERS_A_SECOND)}s` } as CSSProperties}
          >
            {list}
            {/* The same once more, so that the end runs into the beginning. */}
            {moves && <div aria-hidden="true">{list}</div>}
          </div>
        )}
      </div>
      {moves && (
        <button
          type="button"
          className={styles.pause}
          aria-label={t(isPaused ? 'notices.play' : 'notices.pause')}
          onClick={() => setIsPaused(!isPaused)}
        >
          {isPaused ? <Play aria-hidden="true" size={16} /> : <Pause aria-hidden="true" size={16} />}
        </button>
      )}
      <Link to={paths.announcements} className={styles.all} aria-label={t('notices.allLabel')}>
        {t('notices.all')}
      </Link>
    </section>
  );
}
