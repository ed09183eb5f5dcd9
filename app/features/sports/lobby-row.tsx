import { memo } from 'react';
import { Link } from 'react-router-dom';
import type { MarketKind } from '#contract/entities/sport-game.ts';
import { useMatch } from '#app/features/matches/index.ts';
import { fillPath, paths } from '#app/paths.ts';
import { useAppDispatch } from '#app/store/hooks.ts';
import { MAIN_MARKETS } from './complete-market.ts';
import { favouriteMatchToggled } from './favourites-slice.ts';
import { MarketCells } from './market-cells.tsx';
import { MatchClock } from './match-clock.tsx';
import { MatchTeams } from './match-teams.tsx';
import { StarButton } from './star-button.tsx';
import type { Words } from './use-words.ts';
import * as styles from './lobby-row.module.css';

interface LobbyRowProps {
  readonly id: string;
  readonly words: Words;
  /** Where there is room for one market only: which. */
  readonly only: MarketKind | undefined;
  readonly isStarred: boolean;
  readonly withDay: boolean;
  readonly withLeague: boolean;
  readonly isReadOnly: boolean;
}

/** A match of the lobby: how it stands, its main markets, and the way to all of them. Called again when anything but odds changes. */
export const LobbyRow = memo(function LobbyRow(props: LobbyRowProps) {
  const { id, words, only, isStarred, withDay, withLeague, isReadOnly } = props;
  const match = useMatch(id);
  const dispatch = useAppDispatch();
  if (match === undefined) return null;
  const { t } = words;
  const { game, home, away } = match;
  const main = MAIN_MARKETS[game];
  const shown = only === undefined ? main.slice(0, 2) : [main.includes(only) ? only : ('wl' as const)];
  const address = fillPath(paths.match, { game, matchId: id });
  return (
    <div className={styles.row} data-markets={shown.length}>
      <div className={styles.when}>
        <StarButton
          label={t('sports:favourites.match', { home, away })}
          isOn={isStarred}
          onToggle={() => dispatch(favouriteMatchToggled(id))}
        />
        <MatchClock match={match} words={words} withDay={withDay} />
      </div>
      <Link to={address} className={styles.match}>
        {withLeague && <span className={styles.league}>{match.league.name}</span>}
        <MatchTeams match={match} />
      </Link>
      <div className={styles.markets}>
        {shown.map((kind) => (
          <MarketCells
            key={kind}
            match={match}
            kind={kind}
            words={words}
            isReadOnly={isReadOnly}
            isAlone={shown.length === 1}
          />
        ))}
      </div>
      <Link to={address} className={styles.more} aria-label={t('sports:allMarketsOf', { home, away })}>
        {`+${Math.max(0, match.markets.length - shown.length)}`}
      </Link>
    </div>
  );
});
