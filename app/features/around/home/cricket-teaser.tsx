import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { wordsOf } from '#app/api/refusals/beside.ts';
import { useAvailability } from '#app/features/around/availability/index.ts';
import { formatTime } from '#app/i18n/format.ts';
import { paths } from '#app/paths.ts';
import { useIsCalm } from '#app/ui/first/calm.ts';
import { useTeaserCricketQuery } from './home-api.ts';
import * as styles from './teasers.module.css';

const MOMENT = { weekday: 'short', hour: '2-digit', minute: '2-digit' } as const;
const POLL_MS = 30_000;

interface CricketTeaserProps {
  /** Other odds stand above: they are shown first. */
  readonly isSecond?: boolean;
}

/** The next cricket matches, if the brand has cricket; hidden if they fail to load, unless the server says why. */
export function CricketTeaser({ isSecond = false }: CricketTeaserProps) {
  const { t, i18n } = useTranslation('home');
  const isActive = useAvailability().stateOf('cricket') === 'active';
  const isDue = useIsCalm() || !isSecond;
  const {
    data: matches = [],
    isLoading: isAsked,
    error,
  } = useTeaserCricketQuery(undefined, {
    skip: !isActive || !isDue,
    pollingInterval: POLL_MS,
    skipPollingIfUnfocused: true,
  });
  const isLoading = isAsked || !isDue;
  const said = matches.length === 0 ? wordsOf(error) : undefined;
  if (!isActive || (matches.length === 0 && !isLoading && said === undefined)) return null;
  return (
    <section className={styles.teaser}>
      <div className={styles.head}>
        <h2>{t('sport.cricket')}</h2>
        <Link to={paths.cricket} className={styles.all} aria-label={t('allOf', { name: t('sport.cricket') })}>
          {t('all')}
        </Link>
      </div>
      {isLoading && <div className={styles.waiting} />}
      {said !== undefined && <p className={styles.none}>{said}</p>}
      <ul className={styles.matches}>
        {matches.map(({ matchId, home, away, league, startTime, state, score }) => (
          <li key={matchId} className={styles.entry}>
            <Link to={paths.cricket} className={styles.cricket}>
              <span className={styles.name}>{t('versus', { home, away })}</span>
              <span className={styles.left}>
                {state === 'live' ? (
                  <b>{[t('live'), score].filter(Boolean).join(' · ')}</b>
                ) : (
                  <time dateTime={startTime}>{formatTime(startTime, i18n.language, MOMENT)}</time>
                )}{' '}
                <bdi>{league}</bdi>
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
