import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import type { WalletGame } from '#contract/brand';
import { useBrand } from '#app/brand/brand-context.ts';
import { useWallet } from '#app/features/account/account/index.ts';
import { useMayUrge } from '#app/features/account/protection/index.ts';
import { useAvailability } from '#app/features/around/availability/index.ts';
import { fillPath, paths } from '#app/paths.ts';
import { QuietButton } from '#app/ui/button.tsx';
import { Skeleton } from '#app/ui/skeleton.tsx';
import { GameMoneyNotice } from './game-money-notice.tsx';
import { GameTransferForm } from './game-transfer-form.tsx';
import { GameWalletRow } from './game-wallet-row.tsx';
import { gameWalletsOf, type GameWallet } from './game-wallets.ts';
import { useGameMoney } from './use-game-money.ts';
import { useMoneyText } from '#app/features/money/wallet/ui/use-money-text.ts';
import * as rows from './game-wallets.module.css';
import * as muted from '#app/ui/muted.module.css';
import * as styles from '#app/features/money/wallet/ui/wallet.module.css';

/**
 * Wallets of games: their balances, transfers in and out, and "move everything back". Of one game (on its own page), or of all.
 */
export function GameWallets({ only }: { readonly only?: WalletGame }) {
  const { t } = useTranslation('wallet');
  const text = useMoneyText();
  const brand = useBrand();
  const { walletGames, stateOf } = useAvailability();
  const main = useWallet();
  const money = useGameMoney();
  const offered = walletGames.flatMap(({ game }) => (only === undefined || only === game ? [game] : []));
  const wallets = gameWalletsOf(brand, offered);
  const nameOf = (wallet: GameWallet) => (wallet.game === 'cardGame' ? t('games.cards') : wallet.name);
  // During a break money only comes back.
  const isOnBreak = useMayUrge(true) === false;
  const isOpen = ({ game }: GameWallet) => !isOnBreak && stateOf(game) === 'active';
  if (main === undefined) return <Skeleton rows={4} label={t('loading')} />;
  return (
    <div className={styles.section}>
      <p className={muted.lead}>{t('games.lead')}</p>
      <ul className={rows.list}>
        <li className={rows.row} data-main>
          <span className={rows.name}>{t('games.main')}</span>
          <output className={rows.amount} aria-live="off" aria-label={t('games.main')}>
            {text(main.balance, main.currency)}
          </output>
        </li>
        {wallets.map((wallet) => (
          <GameWalletRow
            key={wallet.id}
            wallet={wallet}
            name={nameOf(wallet)}
            play={
              only === undefined &&
              isOpen(wallet) && (
                <Link
                  to={fillPath(paths.gamesOf, { type: wallet.game })}
                  className={rows.play}
                  aria-label={`${t('games.play')}: ${nameOf(wallet)}`}
                >
                  {t('games.play')}
                </Link>
              )
            }
          />
        ))}
      </ul>
      <GameMoneyNotice money={money} currency={main.currency} wallets={wallets} nameOf={nameOf} />
      <QuietButton disabled={money.isLocked} onClick={() => void money.takeAll(wallets)}>
        {t('games.takeAll')}
      </QuietButton>
      <GameTransferForm
        wallets={wallets}
        main={main}
        isLocked={money.isLocked}
        nameOf={nameOf}
        isOpen={isOpen}
        onMove={money.move}
      />
    </div>
  );
}
