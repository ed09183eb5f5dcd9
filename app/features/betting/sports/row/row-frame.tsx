import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import type { Elements } from '#app/ui/elements.ts';
import { StarMark } from './star-button.tsx';
import { useLongPress } from './use-long-press.ts';
import * as styles from './match-row.module.css';

interface RowFrameProps {
  /** The page of the match. */
  readonly address: string;
  /** The button in the row; where it has no room, undefined, and a long press does the same. */
  readonly star: Elements;
  readonly isStarred: boolean;
  readonly onStar: () => void;
  /** Clock or kick-off, and what else is in its line. */
  readonly when: Elements;
  readonly teams: Elements;
  /** How many further markets the match has, if any, and the name of the link to all. */
  readonly more: number;
  readonly moreLabel: string;
  /** Its prices. */
  readonly children: ReactNode;
}

/** The row of a match of any sport: star, time, teams, prices, link to all markets. On phones a long press marks it. */
export function RowFrame(props: RowFrameProps) {
  const { address, star, isStarred, onStar, when, teams, more, moreLabel, children } = props;
  const press = useLongPress(star === undefined ? onStar : undefined);
  return (
    <div className={styles.row}>
      {star}
      <Link to={address} className={styles.match} {...press}>
        <span className={styles.when}>
          {star === undefined && isStarred && <StarMark />}
          {when}
        </span>
        <span className={styles.teams}>{teams}</span>
      </Link>
      <div className={styles.markets}>{children}</div>
      <Link to={address} className={styles.more} aria-label={moreLabel}>
        {more > 0 && `+${more}`}
      </Link>
    </div>
  );
}
