import type { ReactNode } from 'react';
import { Joystick, Spade } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import type { WalletGame } from '#contract/brand';
import { useBrand } from '#app/brand/brand-context.ts';
import { useAsksGuest } from '#app/features/account/session/index.ts';
import { fillPath, paths } from '#app/paths.ts';
import * as styles from './wallet-games.module.css';

const ICONS = { cardGame: Spade, ngGame: Joystick } as const;

/** Links into a game with its own wallet: one lobby, or one per platform. */
export function WalletGameTiles({ game }: { readonly game: WalletGame }) {
  const { t } = useTranslation('games');
  const { gameWallets } = useBrand();
  const doors =
    game === 'cardGame'
      ? gameWallets?.cardGame && [{ id: gameWallets.cardGame.gameId, name: t('cards') }]
      : gameWallets?.ngGame?.map(({ platform, name }) => ({ id: platform, name }));
  const Icon = ICONS[game];
  return (
    <ul className={styles.tiles}>
      {doors?.map(({ id, name }) => (
        <li key={id}>
          <Door to={fillPath(paths.playGame, { type: game, id })}>
            <Icon size={28} aria-hidden="true" className={styles.icon} />
            <span className={styles.words}>
              <span className={styles.name}>{name}</span>
              <span className={styles.play}>{t('play')}</span>
            </span>
          </Door>
        </li>
      ))}
    </ul>
  );
}

function Door({ to, children }: { readonly to: string; readonly children: ReactNode }) {
  return (
    <Link to={to} className={styles.tile} onClick={useAsksGuest(to)}>
      {children}
    </Link>
  );
}
