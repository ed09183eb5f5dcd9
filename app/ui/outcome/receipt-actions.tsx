import { Link } from 'react-router-dom';
import { paths } from '#app/paths.ts';
import { QuietButton } from '#app/ui/button.tsx';
import * as styles from './receipt-actions.module.css';

interface ReceiptActionsProps {
  /** The text of the link to the player's bets; absent where none was placed. */
  readonly myBets: string | false;
  readonly onMyBets: () => void;
  readonly done: string;
  readonly onDone: () => void;
}

/** Where to go from the outcome of bets. */
export function ReceiptActions({ myBets, onMyBets, done, onDone }: ReceiptActionsProps) {
  return (
    <div className={styles.actions}>
      {myBets !== false && (
        <Link className={styles.link} to={paths.myBets} onClick={onMyBets}>
          {myBets}
        </Link>
      )}
      <QuietButton onClick={onDone}>{done}</QuietButton>
    </div>
  );
}
