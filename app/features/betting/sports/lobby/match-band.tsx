import type { Match } from '#contract/entities';
import { formatTime } from '#app/i18n/format.ts';
import { favouriteLeagueToggled, type Favourites } from '#app/features/betting/sports/row/favourites-slice.ts';
import { columnHeads, type RowRoom, shownMarkets } from '#app/features/betting/sports/row/shown-markets.ts';
import { NameMark } from '#app/features/betting/sports/row/name-mark.tsx';
import { StarButton } from '#app/features/betting/sports/row/star-button.tsx';
import type { Words } from '#app/features/betting/sports/row/use-words.ts';
import { useAppDispatch } from '#app/store/hooks.ts';
import type { Band } from './bands.ts';
import { BandFrame } from './band-frame.tsx';
import { leagueKey } from './lobby-filter.ts';

/** The day of a band; phones have no room for the weekday. */
export const bandDay = (isWide: boolean) =>
  ({ weekday: isWide ? 'short' : undefined, day: 'numeric', month: 'short' }) as const;

interface MatchBandProps {
  readonly band: Band;
  /** The first match below it. */
  readonly match: Match;
  readonly room: RowRoom;
  /** Whether all rows below have the same markets. */
  readonly hasHeads: boolean;
  readonly favourites: Favourites;
  readonly words: Words;
}

/** A part of the name, apart from what follows it. */
const before = (text: string, next: unknown) => (next === undefined ? text : `${text} `);

/** The band above matches of a day and a league. On wide screens it has the star of the league, too. */
export function MatchBand({ band, match, room, hasHeads, favourites, words }: MatchBandProps) {
  const dispatch = useAppDispatch();
  const { t, language } = words;
  const { day, sport, league } = band;
  const key = leagueKey(match);
  const isWide = 'groups' in room;
  const kinds = hasHeads ? shownMarkets(match.game, room) : [];
  return (
    <BandFrame
      isLive={day === 'live'}
      name={
        <>
          {sport !== undefined && <span>{before(t(`sports:sport.${sport}`), day ?? league)}</span>}
          {day !== undefined && (
            <span>
              {before(
                day === 'live'
                  ? t('sports:live')
                  : day === 'soon'
                    ? t('sports:centre.soon')
                    : formatTime(match.start_time, language, bandDay(isWide)),
                league,
              )}
            </span>
          )}
          {league !== undefined && (
            <bdi title={league.name}>
              <NameMark name={league.id} isLeague />
              <span>{league.name}</span>
            </bdi>
          )}
        </>
      }
      star={
        isWide &&
        league !== undefined && (
          <StarButton
            label={t('sports:favourites.league', { league: league.name })}
            isOn={favourites.leagues.includes(key)}
            onToggle={() => dispatch(favouriteLeagueToggled(key))}
          />
        )
      }
      heads={kinds.map((kind) => ({ kind, texts: columnHeads(words, match.game, kind) }))}
    />
  );
}
