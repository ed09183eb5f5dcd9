import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, NavLink, useLocation } from 'react-router-dom';
import { useBrand } from '#app/brand/brand-context.ts';
import { useAvailability, type Availability, type Offer } from '#app/features/around/availability/index.ts';
import { useIsPlayer } from '#app/features/account/session/index.ts';
import { paths } from '#app/paths.ts';
import { GAME_ENTRIES, gameName } from './nav-entries.ts';
import type { NavIconName } from './icons/nav-icon.tsx';
import { NavIcon } from './icons/nav-icon-lazy.tsx';
import * as rowStyles from './game-tabs.module.css';
import { OneOf } from '#app/ui/choice/one-of.tsx';
import * as styles from './side-nav.module.css';

type Tab = 'sports' | 'games';

/** A row or a dock has room for so many games of a group; with more it shows the page that has all of them (game-tabs.module.css). */
const MAX_IN_ROW = 4;

/**
 * The game of the address: its tab is open until another one is chosen. A guest is sent home from a lottery: the tab that the home
 * page opens is open at once, else the entries would move.
 */
const tabOf = (pathname: string, isPlayer: boolean): Tab =>
  /^\/(?:game|live-games)/.test(pathname) || (isPlayer && pathname.startsWith('/lottery')) ? 'games' : 'sports';

interface Group {
  readonly title?: 'nav.jcSports' | 'nav.bdSports' | 'nav.lotteries' | 'nav.casino';
  readonly to?: string;
  /** The page of all of them. */
  readonly all?: { readonly to: string; readonly icon: NavIconName };
  readonly offers: readonly Offer[];
}

/** The groups of the specification (section 2), with their pages, in the order of their first sport; other sports have none. */
function sportGroups(sports: readonly Offer[]): readonly Group[] {
  const of = (games: string) => sports.filter(({ game }) => games.includes(game));
  const groups: readonly Group[] = [
    { title: 'nav.jcSports', to: paths.sport, offers: of('soccer basketball') },
    { title: 'nav.bdSports', to: paths.bd, offers: of('bd') },
    { offers: of('cricket 365sports') },
  ];
  const placeOf = ({ offers: [first] }: Group) => sports.findIndex((offer) => offer === first);
  return groups.toSorted((one, other) => placeOf(one) - placeOf(other));
}

const groupsOf = ({ sports, lotteries, games, liveGames, walletGames }: Availability, tab: Tab): readonly Group[] =>
  tab === 'sports'
    ? sportGroups(sports)
    : [
        { title: 'nav.lotteries', all: { to: paths.lottery, icon: 'draws' }, offers: lotteries },
        {
          title: 'nav.casino',
          all: { to: paths.gameArcade, icon: 'games' },
          offers: [...games, ...liveGames, ...walletGames],
        },
      ];

/** Sports and games, each with a tab only if this brand offers one now. */
export function GameTabs() {
  const { t } = useTranslation();
  const { pathname } = useLocation();
  const offered = useAvailability();
  const { navigation = 'side' } = useBrand().layout;
  const [chosen, setChosen] = useState<{ readonly tab: Tab; readonly at: Tab }>();
  const tabs = (['sports', 'games'] as const).filter((tab) =>
    groupsOf(offered, tab).some(({ offers }) => offers.length > 0),
  );
  const here = tabOf(pathname, useIsPlayer());
  const wanted = chosen?.at === here ? chosen.tab : here;
  const open = tabs.includes(wanted) ? wanted : tabs[0];
  if (open === undefined) return null;
  return (
    <>
      <OneOf
        label={t('nav.kinds')}
        options={tabs.map((value) => ({ value, text: t(`nav.${value}`) }))}
        chosen={open}
        onChoose={(tab) => setChosen({ tab, at: here })}
        look={[styles.tabs, styles.tab]}
      />
      {groupsOf(offered, open)
        .filter(({ offers }) => offers.length > 0)
        .map(({ title, to, all, offers }) => (
          <section key={title ?? open} className={styles.group}>
            {title !== undefined && (
              <h2 className={styles.heading}>{to === undefined ? t(title) : <Link to={to}>{t(title)}</Link>}</h2>
            )}
            <ul className={styles.list}>
              {title !== undefined && all !== undefined && navigation !== 'side' && offers.length > MAX_IN_ROW && (
                <li className={rowStyles.every}>
                  <NavLink to={all.to} className={styles.link ?? ''}>
                    <NavIcon name={all.icon} size={20} />
                    <span className={styles.text}>{t(title)}</span>
                  </NavLink>
                </li>
              )}
              {offers.map((offer) => (
                <li key={offer.game}>
                  <GameLink offer={offer} />
                </li>
              ))}
            </ul>
          </section>
        ))}
    </>
  );
}

function GameLink({ offer: { game, state } }: { readonly offer: Offer }) {
  const { t } = useTranslation();
  const { to, icon } = GAME_ENTRIES[game];
  const name = gameName(game, t);
  return (
    <NavLink to={to} className={styles.link ?? ''} data-off={state !== 'active' || undefined} title={name}>
      <NavIcon name={icon} size={20} />
      <span className={styles.text}>{name}</span>
      {state !== 'active' && <span className={styles.off}>{t(state === 'comingSoon' ? 'nav.soon' : 'nav.off')}</span>}
    </NavLink>
  );
}
