import { useEffect } from 'react';
import { useSearchParams } from 'react-router-dom';
import { useAppDispatch } from '#app/store/hooks.ts';
import { overlayOpened, WALLET_TYPES } from '#app/store/overlay-slice.ts';

/**
 * `?wallet=deposit` and the like open the wallet over the page (specification, section 2: recharge leads to /profile and opens
 * it).
 */
export function WalletFromAddress() {
  const [params, setParams] = useSearchParams();
  const dispatch = useAppDispatch();
  const asked = params.get('wallet');
  useEffect(() => {
    if (asked === null) return;
    setParams(
      (before) => {
        const after = new URLSearchParams(before);
        after.delete('wallet');
        return after;
      },
      { replace: true },
    );
    const type = WALLET_TYPES.find((each) => each === asked);
    if (type !== undefined) dispatch(overlayOpened({ kind: 'wallet', type }));
  }, [asked, setParams, dispatch]);
  return null;
}
