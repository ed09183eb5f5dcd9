import { useState } from 'react';
import { useBrand } from '#app/brand/brand-context.ts';
import { WALLET_TYPES, type WalletType } from '#app/store/overlay-slice.ts';
import { Deposit } from './deposit.tsx';
import { History } from './history.tsx';
import { Transfer } from './transfer.tsx';
import { WalletTabs } from './wallet-tabs.tsx';
import { Withdraw } from './withdraw.tsx';
import * as styles from './wallet.module.css';

const PAGES = { deposit: Deposit, withdraw: Withdraw, transfer: Transfer, history: History } as const;

interface WalletPanelProps {
  readonly type: WalletType;
  readonly onType: (type: WalletType) => void;
}

/** The pages of the wallet. One that was opened stays behind the others, with everything that was typed into it. */
export function WalletPanel({ type, onType }: WalletPanelProps) {
  const { features } = useBrand();
  const [opened, setOpened] = useState<readonly WalletType[]>([type]);
  if (!opened.includes(type)) setOpened([...opened, type]);
  const offered = WALLET_TYPES.filter((each) => each !== 'transfer' || features.transfer);
  return (
    <div className={styles.panel}>
      <WalletTabs offered={offered} chosen={type} onChoose={onType} />
      {opened.map((each) => {
        const Page = PAGES[each];
        return (
          <div key={each} className={styles.page} hidden={each !== type}>
            <Page />
          </div>
        );
      })}
    </div>
  );
}
