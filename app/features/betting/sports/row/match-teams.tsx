import type { Match } from '#contract/entities';
import * as styles from './match-teams.module.css';

/** The teams, with the score if there is one. */
export function MatchTeams({ match: { home, away, score } }: { readonly match: Match }) {
  const [atHome, afield] = score?.split(':') ?? [];
  return (
    <>
      <span className={styles.team}>
        <span>{home}</span> {atHome !== undefined && <b>{atHome}</b>}
      </span>
      <span className={styles.team}>
        <span>{away}</span> {afield !== undefined && <b>{afield}</b>}
      </span>
    </>
  );
}
