import type { Match } from '#contract/entities';
import { NameMark } from './name-mark.tsx';
import * as styles from './match-teams.module.css';

/** The teams, with the score if there is one. A name is cut where it is too long; its title has it whole. */
export function MatchTeams({
  match: { home, away, score },
}: {
  readonly match: Pick<Match, 'home' | 'away' | 'score'>;
}) {
  // Of cricket, a side that has not batted has none.
  const [atHome = '', afield = ''] = score?.split(':') ?? [];
  return (
    <>
      <span className={styles.team}>
        <NameMark name={home} />
        <bdi title={home}>{home}</bdi> {atHome !== '' && <b>{atHome}</b>}
      </span>
      <span className={styles.team}>
        <NameMark name={away} />
        <bdi title={away}>{away}</bdi> {afield !== '' && <b>{afield}</b>}
      </span>
    </>
  );
}
