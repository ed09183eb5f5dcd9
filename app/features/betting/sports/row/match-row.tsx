import { memo } from 'react';
import { useMatch } from '#app/features/betting/matches/index.ts';
import { fillPath, paths } from '#app/paths.ts';
import { useAppDispatch } from '#app/store/hooks.ts';
import { favouriteMatchToggled } from './favourites-slice.ts';
import { MarketCells } from './market-cells.tsx';
import { MatchClock } from './match-clock.tsx';
import { MatchTeams } from './match-teams.tsx';
import { NameMark } from './name-mark.tsx';
import { RowFrame } from './row-frame.tsx';
import { furtherMarkets, type RowRoom, shownMarkets } from './shown-markets.ts';
import { StarButton } from './star-button.tsx';
import type { Words } from './use-words.ts';

interface MatchRowProps {
  readonly id: string;
  readonly words: Words;
  readonly room: RowRoom;
  readonly isStarred: boolean;
  readonly withDay: boolean;
  readonly withLeague: boolean;
  /** Whether the league is named with its sport. Sports have other outcomes, so each price has its label then. */
  readonly withSport?: boolean;
  readonly isReadOnly: boolean;
}

/** The row of a match, on the home page and in the lobby: state, main markets, link to all markets. Rerenders when anything but odds changes. */
export const MatchRow = memo(function MatchRow(props: MatchRowProps) {
  const { id, words, room, isStarred, withDay, withLeague, withSport = false, isReadOnly } = props;
  const match = useMatch(id);
  const dispatch = useAppDispatch();
  if (match === undefined) return null;
  const { t } = words;
  const { game, home, away } = match;
  const shown = shownMarkets(game, room);
  const onStar = () => dispatch(favouriteMatchToggled(id));
  return (
    <RowFrame
      address={fillPath(paths.match, { game, matchId: id })}
      star={
        'groups' in room ? (
          <StarButton label={t('sports:favourites.match', { home, away })} isOn={isStarred} onToggle={onStar} />
        ) : undefined
      }
      isStarred={isStarred}
      onStar={onStar}
      when={
        <>
          <MatchClock match={match} words={words} withDay={withDay} />
          {withLeague && (
            <bdi title={match.league.name}>
              <NameMark name={match.league.id} isLeague />
              <span>{withSport ? `${t(`sports:sport.${game}`)} · ${match.league.name}` : match.league.name}</span>
            </bdi>
          )}
        </>
      }
      teams={<MatchTeams match={match} />}
      more={furtherMarkets(match, shown)}
      moreLabel={t('sports:allMarketsOf', { home, away })}
    >
      {shown.map((kind) => (
        <MarketCells
          key={kind}
          match={match}
          kind={kind}
          words={words}
          isReadOnly={isReadOnly}
          isLabelled={withSport}
        />
      ))}
    </RowFrame>
  );
});
