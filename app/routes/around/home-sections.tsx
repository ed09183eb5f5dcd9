import { Suspense, useCallback, useEffect, useState } from 'react';
import { useBrand } from '#app/brand/brand-context.ts';
import { CricketTeaser, GamesTeaser, LotteryTeaser, Marquee } from '#app/features/around/home/index.ts';
import { DownloadBanner, PromotionTiles } from '#app/features/around/promotions/index.ts';
import { SportTeaser } from '#app/features/betting/sports/index.ts';

import * as styles from './home.module.css';

export { BannerCarousel as HomeBanners } from '#app/features/around/home/index.ts';

/** News and games wait for the first odds at most this long. */
const LATER_MS = 3_000;

/**
 * The sections below the banners: matches to bet on (cricket first if the brand says so), then news, offers and games. Those come when
 * the first odds are there: they would compete with them for a slow line, and jump when the rows take their room.
 */
export function HomeRest() {
  const { sports } = useBrand();
  const [isLater, setIsLater] = useState(false);
  const showLater = useCallback(() => setIsLater(true), []);
  useEffect(() => {
    const timer = setTimeout(showLater, LATER_MS);
    return () => clearTimeout(timer);
  }, [showLater]);
  const later = <div className={styles.later} />;
  const sportsTeasers = [<SportTeaser key="sports" onSettled={showLater} />, <CricketTeaser key="cricket" />];
  return (
    <>
      {sports[0] === 'cricket' ? sportsTeasers.reverse() : sportsTeasers}
      {/* A boundary of their own: while their texts load, the odds above stay. */}
      <Suspense fallback={later}>
        {isLater ? (
          <>
            <Marquee />
            <PromotionTiles />
            <DownloadBanner />
            <LotteryTeaser />
            <GamesTeaser />
          </>
        ) : (
          later
        )}
      </Suspense>
    </>
  );
}
