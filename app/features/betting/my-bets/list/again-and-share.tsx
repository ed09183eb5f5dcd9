import { useNavigate } from 'react-router-dom';
import type { AnyBet } from '#app/features/betting/my-bets/model/any-bet.ts';
import { repeatable } from '#app/features/betting/my-bets/model/repeatable.ts';
import { BetActions } from '#app/features/betting/slip/index.ts';
import { paths } from '#app/paths.ts';
import { useAppDispatch } from '#app/store/hooks.ts';
import { overlayOpened } from '#app/store/overlay-slice.ts';

/** Repeats a bet of the slip, or shares its picks. */
export function AgainAndShare({ bet }: { readonly bet: AnyBet }) {
  const navigate = useNavigate();
  const dispatch = useAppDispatch();
  const known = repeatable(bet);
  if (known === undefined) return null;
  return (
    <BetActions
      {...known}
      id={bet.bet_id}
      onAgain={() => {
        void navigate(paths.sport);
        dispatch(overlayOpened({ kind: 'slip' }));
      }}
    />
  );
}
