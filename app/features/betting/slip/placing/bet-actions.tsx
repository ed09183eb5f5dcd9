import { RotateCcw } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useWallet } from '#app/features/account/account/index.ts';
import { useMayUrge } from '#app/features/account/protection/index.ts';
import { useAppDispatch } from '#app/store/hooks.ts';
import { QuietButton } from '#app/ui/button.tsx';
import { ShareButton, type SharedBet } from '#app/features/betting/slip/booking/share-button.tsx';
import { addCricket } from '#app/features/betting/slip/model/change-cricket.ts';
import { betAgain } from '#app/features/betting/slip/model/change-slip.ts';
import { useChangeSlip } from '#app/features/betting/slip/model/use-change-slip.ts';
import { usePutOnSlip } from '#app/features/betting/slip/model/use-put-on-slip.ts';
import { putAwayResults } from './put-away-results.ts';
import * as stack from '#app/ui/stack.module.css';

export interface BetActionsProps {
  readonly bet: SharedBet;
  /** What its stake is in. In a wallet of another one the same number would be another stake: the field asks for it. */
  readonly currency?: string | undefined;
  /** All of its matches are over: it can be shared, not repeated. */
  readonly isOver?: boolean;
  /** The number of the bet, where several stand on one page: it names their buttons. */
  readonly id?: string;
  /** The bet is on the slip. */
  readonly onAgain?: () => void;
}

/** The same bet again, unless the player is on a break, and a link to its picks. */
export function BetActions({ bet: { bet, cricket }, currency, isOver = false, id, onAgain }: BetActionsProps) {
  const { t } = useTranslation('slip');
  const dispatch = useAppDispatch();
  const change = useChangeSlip();
  const put = usePutOnSlip();
  const now = useWallet()?.currency;
  const keepsStake = currency === undefined || now === undefined || currency === now;
  const mayUrge = useMayUrge() === true;
  if (bet === undefined && cricket === undefined) return null;
  return (
    <div className={stack.wrap2}>
      {!isOver && mayUrge && (
        <QuietButton
          aria-label={id && `${t('receipt.again')}: ${id}`}
          onClick={() => {
            if (bet !== undefined)
              put(
                bet.items,
                betAgain(keepsStake ? bet : { ...bet, coupon: { ...bet.coupon, stake: '', total: undefined } }),
              );
            if (cricket !== undefined) {
              const { matchId, picks, ...match } = cricket;
              const typed = picks.map((pick) => (keepsStake ? pick : { ...pick, typed: '' }));
              change(addCricket({ [matchId]: { ...match, picks: typed } }));
            }
            void putAwayResults(dispatch);
            onAgain?.();
          }}
        >
          <RotateCcw size={16} aria-hidden="true" />
          {t('receipt.again')}
        </QuietButton>
      )}
      <ShareButton bet={{ bet, cricket }} id={id} />
    </div>
  );
}
