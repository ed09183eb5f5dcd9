import { useEffect, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { useAvailability } from '#app/features/around/availability/index.ts';
import type { Match } from '#contract/entities';
import { useFirstMatches } from '#app/features/betting/matches/index.ts';
import { paths } from '#app/paths.ts';
import { LoadFailed } from '#app/ui/load-failed.tsx';
import { OneOf } from '#app/ui/choice/one-of.tsx';
import * as pills from '#app/ui/pills.module.css';
import * as hidden from '#app/ui/visually-hidden.module.css';
import { arrange } from '#app/features/betting/sports/lobby/arrange.ts';
import { MatchBand } from '#app/features/betting/sports/lobby/match-band.tsx';
import { filterMatches, NO_FILTER } from '#app/features/betting/sports/lobby/lobby-filter.ts';
import { MatchRow } from '#app/features/betting/sports/row/match-row.tsx';
import { RowsSkeleton } from '#app/features/betting/sports/row/rows-skeleton.tsx';
import { useFavourites } from '#app/features/betting/sports/row/use-favourites.ts';
import { useRowRoom } from '#app/features/betting/sports/row/use-row-room.ts';
import { useWords } from '#app/features/betting/sports/row/use-words.ts';
import * as empty from '#app/ui/empty.module.css';
import * as styles from './sport-teaser.module.css';

const TEASED = ['soccer', 'basketball', 'bd'] as const;
type Teased = (typeof TEASED)[number];
const isTeased = (sport: string): sport is Teased => (TEASED as readonly string[]).includes(sport);

export const MAX_TEASED = 6;

interface TeaserProps {
  /** Called when the first matches are on the screen, or will not be. */
  readonly onSettled: () => void;
}

/** The first matches of one sport of this brand, with odds to pick; the player can choose another sport. */
export function SportTeaser({ onSettled }: TeaserProps) {
  const { t } = useTranslation(['home', 'sports']);
  const { sports } = useAvailability();
  const offered = sports.flatMap(({ game, state }) => (state === 'active' && isTeased(game) ? [game] : []));
  const [wanted, setWanted] = useState<Teased>();
  const chosen = wanted !== undefined && offered.includes(wanted) ? wanted : offered[0];
  const isNone = chosen === undefined;
  useEffect(() => {
    if (isNone) onSettled();
  }, [isNone, onSettled]);
  if (chosen === undefined) return null;
  return (
    <div className={styles.teaser}>
      <h2 className={hidden.hidden}>{t('home:sports')}</h2>
      <div className={pills.row}>
        <OneOf
          label={t('home:sports')}
          options={offered.map((value) => ({ value, text: t(`home:sport.${value}`) }))}
          chosen={chosen}
          onChoose={setWanted}
          look={[pills.group, pills.pill]}
        />
        <Link
          to={paths[chosen]}
          className={`${pills.pill} ${styles.all}`}
          aria-label={t('home:allOf', { name: t(`home:sport.${chosen}`) })}
        >
          {t('home:all')}
        </Link>
      </div>
      <Matches key={chosen} game={chosen} onSettled={onSettled} />
    </div>
  );
}

function Matches({ game, onSettled }: TeaserProps & { readonly game: Teased }) {
  const { t } = useTranslation('sports');
  const { matches, isError, error, refetch } = useFirstMatches(game, MAX_TEASED);
  const isSettled = matches !== undefined || isError;
  useEffect(() => {
    if (isSettled) onSettled();
  }, [isSettled, onSettled]);
  return (
    <div className={styles.matches}>
      {isError && (
        <LoadFailed text={t('failed')} beside={matches !== undefined && t('late')} error={error} onRetry={refetch} />
      )}
      {matches === undefined && !isError && <RowsSkeleton rows={MAX_TEASED} label={t('loading')} />}
      {matches?.length === 0 && <p className={empty.empty}>{t('empty')}</p>}
      {matches !== undefined && matches.length > 0 && <FirstMatches matches={matches} />}
    </div>
  );
}

/** The lobby's rows and headings, in the lobby's first order; few enough to render all. */
function FirstMatches({ matches }: { readonly matches: readonly Match[] }) {
  const words = useWords();
  const favourites = useFavourites();
  const room = useRowRoom(NO_FILTER.market);
  const entries = useMemo(
    () => arrange(filterMatches(matches, NO_FILTER, favourites), 'day', room),
    [matches, favourites, room],
  );
  return (
    <ul>
      {entries.map((entry) => {
        const { match_id: id, state } = entry.match;
        return (
          <li key={id} data-match={id} data-state={state}>
            {entry.band !== undefined && (
              <MatchBand
                band={entry.band}
                match={entry.match}
                room={room}
                hasHeads
                favourites={favourites}
                words={words}
              />
            )}
            <MatchRow
              id={id}
              words={words}
              room={room}
              isStarred={favourites.matches.includes(id)}
              withDay={false}
              withLeague={entry.namesLeague === true}
              isReadOnly={false}
            />
          </li>
        );
      })}
    </ul>
  );
}
