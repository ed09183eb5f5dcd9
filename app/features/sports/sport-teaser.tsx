import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { useAvailability } from '#app/features/availability/index.ts';
import { useListMatchesQuery } from '#app/features/matches/index.ts';
import { paths } from '#app/paths.ts';
import { Button } from '#app/ui/button.tsx';
import { LoadFailed } from '#app/ui/load-failed.tsx';
import { Segments } from '#app/ui/segments.tsx';
import { Skeleton } from '#app/ui/skeleton.tsx';
import { MatchList } from './match-list.tsx';
import * as styles from './sport-teaser.module.css';

const TEASED = ['soccer', 'basketball', 'bd'] as const;
type Teased = (typeof TEASED)[number];
const isTeased = (sport: string): sport is Teased => (TEASED as readonly string[]).includes(sport);

/** How many matches are shown, and how often they are read again. */
const MOST = 6;
const POLL_MS = 10_000;

/** The first matches of a sport that this brand offers, to bet on from here; by the reader's choice of another. */
export function SportTeaser() {
  const { t } = useTranslation(['home', 'sports', 'shell']);
  const { sports } = useAvailability();
  const offered = sports.flatMap(({ game, state }) => (state === 'active' && isTeased(game) ? [game] : []));
  const [wanted, setWanted] = useState<Teased>();
  const chosen = wanted !== undefined && offered.includes(wanted) ? wanted : offered[0];
  if (chosen === undefined) return null;
  return (
    <div className={styles.teaser}>
      <div className={styles.head}>
        <h2>{t('home:sports')}</h2>
        <Link
          to={paths[chosen]}
          className={styles.all}
          aria-label={t('home:allOf', { name: t(`home:sport.${chosen}`) })}
        >
          {t('home:all')}
        </Link>
      </div>
      {offered.length > 1 && (
        <Segments
          label={t('home:sports')}
          options={offered.map((sport) => ({ value: sport, text: t(`home:sport.${sport}`) }))}
          chosen={chosen}
          onChoose={setWanted}
        />
      )}
      <Matches key={chosen} game={chosen} />
    </div>
  );
}

function Matches({ game }: { readonly game: Teased }) {
  const { t } = useTranslation(['sports', 'shell']);
  const { currentData, isError, refetch } = useListMatchesQuery(
    { game, most: MOST },
    { pollingInterval: POLL_MS, skipPollingIfUnfocused: true, refetchOnMountOrArgChange: true },
  );
  return (
    <div className={styles.matches}>
      {isError && (
        <LoadFailed
          text={currentData === undefined ? t('sports:failed') : t('sports:late')}
          action={
            <Button look="quiet" onClick={() => void refetch()}>
              {t('shell:retry')}
            </Button>
          }
        />
      )}
      {currentData === undefined && !isError && <Skeleton rows={MOST} label={t('sports:loading')} />}
      {currentData?.matches.length === 0 && <p className={styles.empty}>{t('sports:empty')}</p>}
      {currentData !== undefined && <MatchList matches={currentData.matches} />}
    </div>
  );
}
