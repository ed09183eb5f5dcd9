import { RotateCcw } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useMayUrge } from '#app/features/account/protection/index.ts';
import { useAppDispatch } from '#app/store/hooks.ts';
import { Button } from '#app/ui/button.tsx';
import { ShareButton, type SharedBet } from '#app/features/betting/slip/booking/share-button.tsx';
import { addCricket } from '#app/features/betting/slip/model/change-cricket.ts';
import { betAgain } from '#app/features/betting/slip/model/change-slip.ts';
import { useChangeSlip } from '#app/features/betting/slip/model/use-change-slip.ts';
import { usePutOnSlip } from '#app/features/betting/slip/model/use-put-on-slip.ts';
import { putAwayResults } from './put-away-results.ts';
import * as styles from './receipt.module.css';

export interface BetActionsProps {
  readonly bet: SharedBet;
  /** All of its matches are over: it can be shared, not repeated. */
  readonly isOver?: boolean;
  /** The bet is on the slip. */
  readonly onAgain?: () => void;
}

/** The same bet again, unless the player is on a break, and a link to its picks. */
export function BetActions({ bet: { bet, cricket }, isOver = false, onAgain }: BetActionsProps) {
  const { t } = useTranslation('slip');
  const dispatch = useAppDispatch();
  const change = useChangeSlip();
  const put = usePutOnSlip();
  const mayUrge = useMayUrge() === true;
  if (bet === undefined && cricket === undefined) return null;
  return (
    <div className={styles.actions}>
      {!isOver && mayUrge && (
        <Button
          look="quiet"
          onClick={() => {
            if (bet !== undefined) put(bet.items, betAgain(bet));
            if (cricket !== undefined) {
              const { matchId, ...match } = cricket;
              change(addCricket({ [matchId]: match }));
            }
            void putAwayResults(dispatch);
            onAgain?.();
          }}
        >
          <RotateCcw size={16} aria-hidden="true" />
          {t('receipt.again')}
        </Button>
      )}
      <ShareButton bet={{ bet, cricket }} />
    </div>
  );
}
