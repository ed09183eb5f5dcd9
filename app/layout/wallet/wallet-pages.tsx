import { WalletPanel } from '#app/features/money/wallet/index.ts';
import { useAppDispatch } from '#app/store/hooks.ts';
import { overlayOpened, type Overlay } from '#app/store/overlay-slice.ts';
import { useProductNames } from './use-product-names.ts';

interface WalletPagesProps {
  readonly overlay: Extract<Overlay, { kind: 'wallet' }>;
  readonly onClose: () => void;
}

/** The wallet, with the names of the products that its history is filtered by. */
export function WalletPages({ overlay, onClose }: WalletPagesProps) {
  const dispatch = useAppDispatch();
  const games = useProductNames();
  return (
    <WalletPanel
      type={overlay.type}
      missing={overlay.missing}
      onType={(type) => dispatch(overlayOpened({ ...overlay, type }))}
      onBack={onClose}
      games={games}
    />
  );
}
