import { useTranslation } from 'react-i18next';
import { Link, useLocation, useNavigate, type To } from 'react-router-dom';
import { isLiteral } from '#contract/brand';
import { useBrand } from '#app/brand/brand-context.ts';
import { useAvailability } from '#app/features/around/availability/index.ts';
import { paths } from '#app/paths.ts';
import { useAppDispatch, useAppSelector } from '#app/store/hooks.ts';
import { overlayOpened } from '#app/store/overlay-slice.ts';
import { GAME_ENTRIES } from './nav-entries.ts';
import { NavIcon } from './icons/nav-icon-lazy.tsx';
import type { NavIconName } from './icons/nav-icon.tsx';
import { useFlagLink } from './query-flags.ts';
import * as styles from './mobile-nav.module.css';

interface Entry {
  readonly goes: { readonly to: To } | { readonly press: () => void };
  readonly icon: NavIconName;
  readonly text: 'nav.sports' | 'nav.games' | 'nav.recharge' | 'wallet.title' | 'nav.myBets' | 'nav.supportShort';
  /** Addresses that mark this entry as current. */
  readonly at?: RegExp;
}

/** The phone's navigation at the bottom: sports, games, recharge (during a break the wallet), my bets, live support. */
export function MobileNav({ isOnBreak = false }: { readonly isOnBreak?: boolean }) {
  const { t } = useTranslation();
  const { pathname } = useLocation();
  const { sports, lotteries, games, liveGames, walletGames } = useAvailability();
  const support = useFlagLink('support');
  // The chat's slice exists once the chat was opened.
  const unread = useAppSelector((state) => state.chat?.unread ?? 0);
  const dispatch = useAppDispatch();
  const navigate = useNavigate();
  const brand = useBrand();
  const isPlayer = useAppSelector((state) => state.session.player !== undefined);
  // Who takes a break is not asked to pay in.
  const type = isOnBreak ? 'withdraw' : 'deposit';
  // A guest is asked to sign in over the page.
  const openWallet = () =>
    isPlayer && isLiteral(brand, 'rechargeInProfile')
      ? void navigate(`${paths.profile}?wallet=${type}`, { replace: pathname === paths.profile })
      : void dispatch(overlayOpened({ kind: 'wallet', type }));
  const [sport] = sports.filter(({ state }) => state === 'active');
  const hasGames = lotteries.length + games.length + liveGames.length + walletGames.length > 0;
  const entries: readonly Entry[] = [
    ...(sport === undefined
      ? []
      : [{ goes: { to: GAME_ENTRIES[sport.game].to }, icon: 'sports', text: 'nav.sports', at: /^\/sport/ } as const]),
    ...(hasGames
      ? [
          {
            goes: { to: paths.gameArcade },
            icon: 'games',
            text: 'nav.games',
            at: /^\/(?:game|lottery|live-games)/,
          } as const,
        ]
      : []),
    { goes: { press: openWallet }, icon: 'wallet', text: isOnBreak ? 'wallet.title' : 'nav.recharge' },
    { goes: { to: paths.myBets }, icon: 'myBets', text: 'nav.myBets', at: /^\/my-bets/ },
    { goes: { to: support }, icon: 'support', text: 'nav.supportShort' },
  ];
  return (
    <nav className={styles.nav} aria-label={t('nav.label')}>
      {entries.map(({ goes, icon, text, at }) => {
        const content = (
          <>
            <NavIcon name={icon} size={22} />
            <span>{t(text)}</span>
            {text === 'nav.supportShort' && unread > 0 && <span className={styles.badge}>{unread}</span>}
          </>
        );
        return 'to' in goes ? (
          <Link
            key={icon}
            to={goes.to}
            className={styles.link}
            aria-current={at?.test(pathname) === true ? 'page' : undefined}
          >
            {content}
          </Link>
        ) : (
          <button key={icon} type="button" className={styles.link} onClick={goes.press}>
            {content}
          </button>
        );
      })}
    </nav>
  );
}
