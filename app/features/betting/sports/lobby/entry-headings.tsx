import { useAppDispatch } from '#app/store/hooks.ts';
import { formatTime } from '#app/i18n/format.ts';
import type { Entry } from './arrange.ts';
import { favouriteLeagueToggled } from '#app/features/betting/sports/row/favourites-slice.ts';
import type { Favourites } from '#app/features/betting/sports/row/favourites-slice.ts';
import { leagueKey, type View } from './lobby-filter.ts';
import { StarButton } from '#app/features/betting/sports/row/star-button.tsx';
import type { Words } from '#app/features/betting/sports/row/use-words.ts';
import * as styles from './entry-headings.module.css';

const DAY = { weekday: 'long', day: 'numeric', month: 'long' } as const;

interface EntryHeadingsProps {
  readonly entry: Entry;
  readonly view: View;
  readonly favourites: Favourites;
  readonly words: Words;
}

/** The headings that begin at a match: its sport or day, its league with the star that marks it. */
export function EntryHeadings({
  entry: { match, day, league, isNewSport },
  view,
  favourites,
  words,
}: EntryHeadingsProps) {
  const dispatch = useAppDispatch();
  const { t, language } = words;
  const key = leagueKey(match);
  const League = view === 'league' ? 'h2' : 'h3';
  return (
    <>
      {isNewSport === true && <h2 className={styles.day}>{t(`sports:sport.${match.game}`)}</h2>}
      {day !== undefined && (
        <h2 className={styles.day} data-live={day === 'live' || undefined}>
          {day === 'live' ? t('sports:live') : formatTime(match.start_time, language, DAY)}
        </h2>
      )}
      {league !== undefined && (
        <div className={styles.league}>
          <League className={styles.name}>{league.name}</League>
          <StarButton
            label={t('sports:favourites.league', { league: league.name })}
            isOn={favourites.leagues.includes(key)}
            onToggle={() => dispatch(favouriteLeagueToggled(key))}
          />
        </div>
      )}
    </>
  );
}
