import type { Elements } from '#app/ui/elements.ts';
import * as page from '#app/ui/page-bar.module.css';
import * as styles from './score-bar.module.css';

interface ScoreBarProps {
  readonly isLive: boolean;
  readonly back: Elements;
  readonly clock: Elements;
  readonly teams: Elements;
  readonly star?: Elements;
  /** League and the like, below the bar; it does not stay in view. */
  readonly line: Elements;
}

/** The head of the page of a match of any sport: one bar that stays in view while its markets scroll. */
export function ScoreBar({ isLive, back, clock, teams, star, line }: ScoreBarProps) {
  return (
    <>
      <header className={`${page.bar} ${styles.bar}`} data-live={isLive || undefined}>
        {back}
        <span className={styles.clock}>{clock}</span>
        <span className={styles.teams}>{teams}</span>
        {star}
      </header>
      <p className={styles.line}>{line}</p>
    </>
  );
}
