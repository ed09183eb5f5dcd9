import { useTranslation } from 'react-i18next';
import type { WalletGame } from '#contract/brand';
import { WalletGameTiles } from '#app/features/around/games/index.ts';
import { useIsPlayer } from '#app/features/account/session/index.ts';
import { GameWallets } from '#app/features/money/wallet/index.ts';
import { PageTitle } from '#app/layout/page-title.tsx';
import { useAppDispatch } from '#app/store/hooks.ts';
import { overlayOpened } from '#app/store/overlay-slice.ts';
import { QuietButton } from '#app/ui/button.tsx';
import { Notice } from '#app/ui/notice.tsx';
import { AvailabilityGate } from '#app/routes/availability-gate.tsx';
import * as styles from './wallet-game.module.css';

/** Games with a wallet of their own: links into the game, and transfers. */
export function WalletGamePage({ game }: { readonly game: WalletGame }) {
  const { t } = useTranslation(['games', 'shell']);
  const isPlayer = useIsPlayer();
  const dispatch = useAppDispatch();
  return (
    <AvailabilityGate game={game}>
      <PageTitle text={t(game === 'cardGame' ? 'games:cards' : 'games:ng')} />
      <WalletGameTiles game={game} />
      <section className={styles.wallet} aria-labelledby="game-wallet">
        <h2 id="game-wallet">{t('games:wallet')}</h2>
        {isPlayer ? (
          <GameWallets only={game} />
        ) : (
          <Notice
            kind="info"
            action={
              <QuietButton onClick={() => dispatch(overlayOpened({ kind: 'signIn' }))}>
                {t('shell:signIn.button')}
              </QuietButton>
            }
          >
            {t('games:walletSignIn')}
          </Notice>
        )}
      </section>
    </AvailabilityGate>
  );
}
