import { useMemo } from 'react';
import { Link } from 'react-router-dom';
import type { Match, PopularPick, SportGame } from '#contract/entities';
import { useMatch, useWatch } from '#app/features/betting/matches/index.ts';
import { QuoteButton, type Words } from '#app/features/betting/sports/index.ts';
import { formatCount } from '#app/i18n/format.ts';
import { fillPath, paths } from '#app/paths.ts';
import { useListPopularPicksQuery } from './popular-api.ts';
import * as muted from '#app/ui/muted.module.css';
import * as styles from './popular-picks.module.css';

const MAX_SHOWN = 6;

interface PopularPicksProps {
  /** All of them: more will not come. */
  readonly matches: readonly Match[];
  readonly games: readonly SportGame[];
  readonly words: Words;
}

/**
 * What many players bet on, with the odds of the lists. It is asked for once, and not shown where the upstream has no such row or none
 * of it can be bet on here.
 */
export function PopularPicks({ matches, games, words }: PopularPicksProps) {
  const { t } = words;
  const { data: picks } = useListPopularPicksQuery();
  const shown = useMemo(() => {
    const listed = new Set(matches.map(({ match_id: id }) => id));
    return (picks ?? []).filter(({ game, match_id: id }) => games.includes(game) && listed.has(id)).slice(0, MAX_SHOWN);
  }, [picks, matches, games]);
  const ids = useMemo(() => shown.map(({ match_id: id }) => id), [shown]);
  useWatch(games, ids);
  if (shown.length === 0) return null;
  return (
    <section aria-label={t('sports:centre.popular')} className={styles.popular}>
      <h2 className={styles.heading}>{t('sports:centre.popular')}</h2>
      <ul className={styles.picks}>
        {shown.map((pick) => (
          <Pick key={`${pick.match_id} ${pick.market} ${pick.outcome}`} pick={pick} words={words} />
        ))}
      </ul>
    </section>
  );
}

function Pick({ pick, words }: { readonly pick: PopularPick; readonly words: Words }) {
  const { t, language } = words;
  const match = useMatch(pick.match_id);
  const market = match?.markets.find(({ kind }) => kind === pick.market);
  const isSold = market?.outcomes.some(({ outcome }) => outcome === pick.outcome) === true;
  if (match === undefined || market === undefined || !isSold || market.status !== 'open') return null;
  const { game, home, away, match_id: matchId } = match;
  const outcome = words.outcome({ market: pick.market, outcome: pick.outcome, home, away, line: market.handicap_val });
  return (
    <li className={styles.pick}>
      <Link to={fillPath(paths.match, { game, matchId })} className={styles.match}>
        {t('sports:versus', { home, away })}
      </Link>
      <QuoteButton match={match} market={market} outcome={pick.outcome} label={outcome} words={words} />
      {pick.bets !== undefined && (
        <span className={muted.small}>
          {t('sports:centre.bets', { count: pick.bets, shown: formatCount(String(pick.bets), language) })}
        </span>
      )}
    </li>
  );
}
