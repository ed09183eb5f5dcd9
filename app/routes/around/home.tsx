import { lazy, Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, Outlet } from 'react-router-dom';
import { useBrand } from '#app/brand/brand-context.ts';
import { useAvailability } from '#app/features/around/availability/index.ts';
import { Hero } from '#app/features/around/hero/index.ts';
import { useIsPlayer } from '#app/features/account/session/index.ts';
import { GAME_ENTRIES } from '#app/layout/nav-entries.ts';
import { PageTitle } from '#app/layout/page-title.tsx';
import { paths } from '#app/paths.ts';
import { whenCalm } from '#app/ui/first/calm.ts';
import { lazyOf } from '#app/ui/first/lazy-of.ts';
import { Skeleton } from '#app/ui/skeleton.tsx';
import * as styles from './home.module.css';

export const loadHome = () => import('./home-sections.tsx');
const HomeBanners = lazy(async () => {
  await whenCalm();
  return { default: (await loadHome()).HomeBanners };
});
const HomeRest = lazyOf(loadHome, (parts) => parts.HomeRest);

/** The hero is in the page before any script; what moves or needs a call loads after it. */
export function HomeRoute() {
  const { t } = useTranslation();
  const { name, layout } = useBrand();
  const { sports, lotteries, games, liveGames, walletGames } = useAvailability();
  const sport = sports.find(({ state }) => state === 'active') ?? sports[0];
  const hasGames = lotteries.length + games.length + liveGames.length + walletGames.length > 0;
  const isPlayer = useIsPlayer();
  const hero = (
    <Hero>
      {!isPlayer && <Link to={paths.registration}>{t('register.title')}</Link>}
      {sport !== undefined && <Link to={GAME_ENTRIES[sport.game].to}>{t('home.allMatches')}</Link>}
      {sport === undefined && hasGames && <Link to={paths.gameArcade}>{t('nav.games')}</Link>}
    </Hero>
  );
  const banners = (
    <Suspense fallback={<div className={styles.banners}>{hero}</div>}>
      <HomeBanners hero={hero} />
    </Suspense>
  );
  // As in the painted frame (cli/build/static-shell.ts).
  const isBannersFirst = layout.home === undefined || layout.home[0] === 'banners';
  return (
    <>
      {/* Outside the banners: the page keeps its name when they have moved on. */}
      <PageTitle isHidden text={t('home.title', { name })} />
      {isBannersFirst && banners}
      <Suspense
        fallback={
          <div className={styles.later}>
            <Skeleton rows={8} label={t('loading')} />
          </div>
        }
      >
        <HomeRest banners={isBannersFirst ? null : banners} />
      </Suspense>
      {/* The dialogs that have an address: the page is the same under them. */}
      <Outlet />
    </>
  );
}
