import { Fragment } from 'react';
import { useTranslation } from 'react-i18next';
import type { CricketMatch } from '#contract/entities';
import { bandDay, BandFrame, type Favourites } from '#app/features/betting/sports/index.ts';
import { formatTime } from '#app/i18n/format.ts';
import { localDay } from '#app/i18n/local-day.ts';
import { byCategory } from './by-category.ts';
import { CricketRow } from './cricket-row.tsx';

interface CricketRowsProps {
  readonly matches: readonly CricketMatch[];
  readonly favourites: Favourites;
  readonly isWide: boolean;
  /** Whether bands name the sport: in a list with others. */
  readonly withSport?: boolean;
}

/** Matches of cricket in rows, live ones first; matches of a day and a league share a band, which names their first category. */
export function CricketRows({ matches, favourites, isWide, withSport = false }: CricketRowsProps) {
  const { t, i18n } = useTranslation(['sports', 'cricket']);
  const dayOf = ({ state, startTime }: CricketMatch) => (state === 'live' ? 'live' : localDay(startTime));
  const dayText = ({ state, startTime }: CricketMatch) =>
    state === 'live' ? t('sports:live') : formatTime(startTime, i18n.language, bandDay(isWide));
  const bands = new Map<string, CricketMatch[]>();
  for (const match of [...matches].sort((a, b) => Number(b.state === 'live') - Number(a.state === 'live'))) {
    const key = JSON.stringify([dayOf(match), match.league, byCategory(match)[0]?.label]);
    bands.set(key, [...(bands.get(key) ?? []), match]);
  }
  return (
    <ul>
      {[...bands].map(([key, inBand]) => (
        <Fragment key={key}>
          {inBand.map((match, at) => (
            <li key={match.matchId} data-testid="cricket-match">
              {at === 0 && (
                <BandFrame
                  isLive={match.state === 'live'}
                  name={
                    <>
                      {withSport && <span>{`${t('sports:sport.cricket')} `}</span>}
                      <span>{`${dayText(match)} `}</span>
                      <bdi title={match.league}>{match.league}</bdi>
                    </>
                  }
                  heads={[{ kind: 'cricket', texts: [byCategory(match)[0]?.label ?? ''] }]}
                />
              )}
              <CricketRow match={match} isStarred={favourites.matches.includes(match.matchId)} isWide={isWide} />
            </li>
          ))}
        </Fragment>
      ))}
    </ul>
  );
}
