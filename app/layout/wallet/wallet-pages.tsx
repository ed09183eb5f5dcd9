import { WalletPanel } from '#app/features/money/wallet/index.ts';
import { useAppDispatch } from '#app/store/hooks.ts';
import { overlayOpened, type WalletType } from '#app/store/overlay-slice.ts';
import { useProductNames } from './use-product-names.ts';

/** The wallet, with the names of the products that its history is filtered by. */
export function WalletPages({ type }: { readonly type: WalletType }) {
  const dispatch = useAppDispatch();
  const games = useProductNames();
  return (
    <WalletPanel type={type} onType={(next) => dispatch(overlayOpened({ kind: 'wallet', type: next }))} games={games} />
  );
}
