import { memo } from 'react';
import { Link } from 'react-router-dom';
import type { MarketKind } from '#contract/entities';
import { useMatch } from '#app/features/betting/matches/index.ts';
import { fillPath, paths } from '#app/paths.ts';
import { useAppDispatch } from '#app/store/hooks.ts';
import { MAIN_MARKETS } from './complete-market.ts';
import { favouriteMatchToggled } from './favourites-slice.ts';
import { MarketCells } from './market-cells.tsx';
import { MatchClock } from './match-clock.tsx';
import { MatchTeams } from './match-teams.tsx';
import { StarButton } from './star-button.tsx';
import type { Words } from './use-words.ts';
import * as styles from './match-row.module.css';

/** From this window width on, a row has room for two markets. */
export const WIDE_ROW = '(width >= 48rem)';

interface MatchRowProps {
  readonly id: string;
  readonly words: Words;
  /** The market to show if there is room for one only. */
  readonly only: MarketKind | undefined;
  readonly isStarred: boolean;
  readonly withDay: boolean;
  readonly withLeague: boolean;
  /** Whether the league is named with its sport. */
  readonly withSport?: boolean;
  readonly isReadOnly: boolean;
}

/** The row of a match, on the home page and in the lobby: state, main markets, link to all markets. Rerenders when anything but odds changes. */
export const MatchRow = memo(function MatchRow(props: MatchRowProps) {
  const { id, words, only, isStarred, withDay, withLeague, withSport = false, isReadOnly } = props;
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
        {withLeague && (
          <span className={styles.league}>
            {withSport ? `${t(`sports:sport.${game}`)} · ${match.league.name}` : match.league.name}
          </span>
        )}
        <MatchTeams match={match} />
        {isReadOnly && <span className={styles.where}>{t('sports:feedRow')}</span>}
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
