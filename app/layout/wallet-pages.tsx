import { WalletPanel } from '#app/features/money/wallet/index.ts';
import type { WalletType } from '#app/store/overlay-slice.ts';
import { useProductNames } from './use-product-names.ts';

interface WalletPagesProps {
  readonly type: WalletType;
  readonly onType: (type: WalletType) => void;
}

/** The wallet, with the names of the products that its history is filtered by. */
export function WalletPages(props: WalletPagesProps) {
  return <WalletPanel {...props} games={useProductNames()} />;
}
