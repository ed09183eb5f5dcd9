import { useState } from 'react';
import { useBrand } from '#app/brand/brand-context.ts';
import { useAvailability } from '#app/features/around/availability/index.ts';
import { WALLET_TYPES, type WalletType } from '#app/store/overlay-slice.ts';
import { Deposit } from './deposit/deposit.tsx';
import { GameWallets } from './game-wallets/game-wallets.tsx';
import { gameWalletsOf } from './game-wallets/game-wallets.ts';
import { History } from './history/history.tsx';
import type { HistoryGame } from './history/history-entry.ts';
import { Transfer } from './transfer/transfer.tsx';
import { WalletTabs } from './ui/wallet-tabs.tsx';
import { Withdraw } from './withdraw/withdraw.tsx';
import * as styles from './ui/wallet.module.css';

const PAGES = {
  deposit: Deposit,
  withdraw: Withdraw,
  transfer: Transfer,
  games: GameWallets,
  history: History,
} as const;

interface WalletPanelProps {
  readonly type: WalletType;
  readonly onType: (type: WalletType) => void;
  /** The products that the history is filtered by. */
  readonly games?: readonly HistoryGame[];
}

/** The pages of the wallet. A page that was opened stays mounted, with everything that was typed into it. */
export function WalletPanel({ type, onType, games }: WalletPanelProps) {
  const brand = useBrand();
  const { walletGames } = useAvailability();
  const [opened, setOpened] = useState<readonly WalletType[]>([type]);
  if (!opened.includes(type)) setOpened([...opened, type]);
  const hasGames =
    gameWalletsOf(
      brand,
      walletGames.map(({ game }) => game),
    ).length > 0;
  const offered = WALLET_TYPES.filter(
    (each) => (each !== 'transfer' || brand.features.transfer) && (each !== 'games' || hasGames),
  );
  return (
    <div className={styles.panel}>
      <WalletTabs offered={offered} chosen={type} onChoose={onType} />
      {opened.map((each) => {
        const Page = PAGES[each];
        return (
          <div key={each} className={styles.page} hidden={each !== type}>
            {each === 'history' ? <History {...(games && { games })} /> : <Page />}
          </div>
        );
      })}
    </div>
  );
}
