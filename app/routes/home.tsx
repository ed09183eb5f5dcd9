import { lazy, Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, Outlet } from 'react-router-dom';
import { useBrand } from '#app/brand/brand-context.ts';
import { Hero } from '#app/features/hero/index.ts';
import { useIsPlayer } from '#app/features/session/index.ts';
import { GAME_ENTRIES } from '#app/layout/nav-entries.ts';
import { PageTitle } from '#app/layout/page-title.tsx';
import { paths } from '#app/paths.ts';
import { Skeleton } from '#app/ui/skeleton.tsx';
import * as hidden from '#app/ui/visually-hidden.module.css';
import * as styles from './home.module.css';

const parts = () => import('./home-parts.tsx');
const HomeBanners = lazy(async () => ({ default: (await parts()).HomeBanners }));
const HomeRest = lazy(async () => ({ default: (await parts()).HomeRest }));

/** The hero stands in the page before any script; what moves and what has to be asked for comes after it. */
export function HomeRoute() {
  const { t } = useTranslation();
  const { name, sports } = useBrand();
  const isPlayer = useIsPlayer();
  const hero = (
    <Hero>
      {!isPlayer && <Link to={paths.registration}>{t('register.title')}</Link>}
      <Link to={GAME_ENTRIES[sports[0] ?? 'soccer'].to}>{t('home.allMatches')}</Link>
    </Hero>
  );
  return (
    <>
      {/* Outside the banners: the page keeps its name when they have moved on. */}
      <div className={hidden.hidden}>
        <PageTitle text={t('home.title', { name })} />
      </div>
      <Suspense fallback={<div className={styles.banners}>{hero}</div>}>
        <HomeBanners hero={hero} />
      </Suspense>
      <Suspense fallback={<Skeleton rows={8} label={t('loading')} />}>
        <HomeRest />
      </Suspense>
      {/* The dialogs that have an address: the page is the same under them. */}
      <Outlet />
    </>
  );
}
