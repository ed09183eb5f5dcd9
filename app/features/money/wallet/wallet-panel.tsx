import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useBrand } from '#app/brand/brand-context.ts';
import { useAvailability } from '#app/features/around/availability/index.ts';
import { WALLET_TYPES, type WalletType } from '#app/store/overlay-slice.ts';
import { QuietButton } from '#app/ui/button.tsx';
import { OneOf } from '#app/ui/choice/one-of.tsx';
import { Deposit } from './deposit/deposit.tsx';
import { GameWallets } from './game-wallets/game-wallets.tsx';
import { gameWalletsOf } from './game-wallets/game-wallets.ts';
import { History } from './history/history.tsx';
import type { HistoryGame } from './history/history-entry.ts';
import { Transfer } from './transfer/transfer.tsx';
import { Withdraw } from './withdraw/withdraw.tsx';
import * as styles from './ui/wallet.module.css';
import * as tabs from './ui/wallet-tabs.module.css';

const PAGES = {
  withdraw: Withdraw,
  transfer: Transfer,
  games: GameWallets,
} as const;

interface WalletPanelProps {
  readonly type: WalletType;
  readonly onType: (type: WalletType) => void;
  /** What the slip costs beyond the balance. */
  readonly missing?: string | undefined;
  /** Back to the slip that the money is missing for. */
  readonly onBack?: () => void;
  /** The products that the history is filtered by. */
  readonly games?: readonly HistoryGame[] | undefined;
}

/** The pages of the wallet. A page that was opened stays mounted, with everything that was typed into it. */
export function WalletPanel({ type, onType, missing, onBack, games }: WalletPanelProps) {
  const { t } = useTranslation('wallet');
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
      <OneOf
        label={t('tabs.label')}
        options={offered.map((value) => ({ value, text: t(`tabs.${value}`) }))}
        chosen={type}
        onChoose={onType}
        look={[tabs.tabs, tabs.tab]}
      />
      {opened.map((each) => {
        return (
          <div key={each} className={styles.page} hidden={each !== type}>
            <WalletPage type={each} missing={missing} games={games} />
          </div>
        );
      })}
      {missing !== undefined && <QuietButton onClick={onBack}>{t('backToSlip')}</QuietButton>}
    </div>
  );
}

function WalletPage({ type, missing, games }: Pick<WalletPanelProps, 'type' | 'missing' | 'games'>) {
  if (type === 'deposit') return <Deposit missing={missing} />;
  if (type === 'history') return <History {...(games && { games })} />;
  const Page = PAGES[type];
  return <Page />;
}
