import { Gamepad2, Headset, ReceiptText, Trophy, Wallet } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Link, useLocation, type To } from 'react-router-dom';
import { useAvailability } from '#app/features/availability/index.ts';
import { paths } from '#app/paths.ts';
import { GAME_ENTRIES, type Icon } from './nav-entries.ts';
import { useFlagLink } from './query-flags.ts';
import * as styles from './mobile-nav.module.css';

interface Entry {
  readonly to: To;
  readonly icon: Icon;
  readonly text: 'nav.sports' | 'nav.games' | 'nav.recharge' | 'nav.myBets' | 'nav.support';
  /** Addresses that it stands for. */
  readonly at?: RegExp;
}

/** Navigation of the phone, at the thumb: sports, games, recharge, my bets, live support. */
export function MobileNav() {
  const { t } = useTranslation();
  const { pathname } = useLocation();
  const { sports, lotteries, games, liveGames } = useAvailability();
  const support = useFlagLink('support');
  const [sport] = sports.filter(({ state }) => state === 'active');
  const hasGames = lotteries.length + games.length + liveGames.length > 0;
  const entries: readonly Entry[] = [
    ...(sport === undefined
      ? []
      : [{ to: GAME_ENTRIES[sport.game].to, icon: Trophy, text: 'nav.sports', at: /^\/sport/ } as const]),
    ...(hasGames
      ? [{ to: paths.gameArcade, icon: Gamepad2, text: 'nav.games', at: /^\/(?:game|lottery|live-games)/ } as const]
      : []),
    { to: `${paths.profile}?wallet=deposit`, icon: Wallet, text: 'nav.recharge' },
    { to: paths.myBets, icon: ReceiptText, text: 'nav.myBets', at: /^\/my-bets/ },
    { to: support, icon: Headset, text: 'nav.support' },
  ];
  return (
    <nav className={styles.nav} aria-label={t('nav.label')}>
      {entries.map(({ to, icon: Icon, text, at }) => (
        <Link
          key={text}
          to={to}
          className={styles.link}
          aria-current={at?.test(pathname) === true ? 'page' : undefined}
        >
          <Icon size={22} aria-hidden="true" />
          <span>{t(text)}</span>
        </Link>
      ))}
    </nav>
  );
}
