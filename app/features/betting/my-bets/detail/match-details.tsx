import { useTranslation } from 'react-i18next';
import type { Bet, BetMatch } from '#contract/entities';
import { winningOutcome } from '#engine/sports';
import { asNumber, isolated } from '#app/i18n/isolated.ts';
import { signed } from '#app/i18n/outcome-text.ts';
import { useOutcomeText } from '#app/i18n/use-outcome-text.ts';
import { asScore } from '#app/i18n/as-score.ts';
import { Facts, type Fact } from '#app/features/betting/my-bets/list/facts.tsx';
import { lineOf } from '#app/features/betting/my-bets/model/line-of.ts';
import { PickRow } from '#app/features/betting/my-bets/list/pick-row.tsx';
import { useBetText } from '#app/features/betting/my-bets/model/use-bet-text.ts';
import * as stack from '#app/ui/stack.module.css';
import * as muted from '#app/ui/muted.module.css';
import * as styles from './match-details.module.css';

/** The matches of a bet: winner, score, and the result of each pick. */
export function MatchDetails({ bet }: { readonly bet: Bet }) {
  const { t } = useTranslation(['bets', 'markets']);
  const outcomeText = useOutcomeText();
  const { time } = useBetText();
  return (
    <section className={styles.part}>
      <h2>{t('bets:match.title')}</h2>
      <ul className={stack.fit3}>
        {bet.matches.map((match) => (
          <li key={match.match_id} className={styles.match}>
            <p className={muted.small}>
              <bdi>{match.league}</bdi> · <time dateTime={match.start_time}>{time(match.start_time)}</time>
            </p>
            <p className={styles.teams}>
              <span>{t('bets:versus', match)}</span>
              {match.score !== undefined && <b>{asScore(match.score)}</b>}
            </p>
            {match.state === 'void' && <p className={muted.small}>{t('bets:match.void')}</p>}
            <MatchFacts bet={bet} match={match} />
            <ul>
              {match.picks.map(({ kind, outcome, odds, result }) => (
                <PickRow
                  key={`${kind} ${outcome}`}
                  pick={{
                    title: outcomeText({ market: kind, outcome, ...match, line: lineOf(match, kind) }),
                    detail: t(`markets:market.${kind}`),
                    odds,
                    result,
                  }}
                />
              ))}
            </ul>
          </li>
        ))}
      </ul>
    </section>
  );
}

function MatchFacts({ bet, match }: { readonly bet: Bet; readonly match: BetMatch }) {
  const { t } = useTranslation('bets');
  const facts: Fact[] = [];
  const winner = match.state === 'finished' ? winnerOf(bet.game, match) : undefined;
  if (winner !== undefined)
    facts.push({ name: t('match.winner'), value: winner === 'd' ? t('match.draw') : winner, isWords: true });
  if (match.half_time_score !== undefined) facts.push({ name: t('match.half'), value: match.half_time_score });
  if (match.handicap_val !== undefined)
    facts.push({ name: t('match.handicap'), value: `${isolated(match.home)} ${asNumber(signed(match.handicap_val))}` });
  if (match.total_val !== undefined) facts.push({ name: t('match.total'), value: match.total_val });
  if (match.banker === true) facts.push({ name: t('match.banker'), value: '✓' });
  return facts.length === 0 ? null : <Facts facts={facts} />;
}

/** The winning team by the engine's rule, or `d`. Undefined for an impossible score. */
function winnerOf(game: Bet['game'], { score, home, away }: BetMatch): string | undefined {
  if (score === undefined) return undefined;
  try {
    const side = winningOutcome(game, 'wl', { ft: score });
    return side === 'w' ? home : side === 'l' ? away : side;
  } catch {
    return undefined;
  }
}
