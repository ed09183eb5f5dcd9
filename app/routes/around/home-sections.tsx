import { Fragment, type ReactNode, Suspense, useCallback, useEffect, useState } from 'react';
import { HOME_BLOCKS, type HomeBlock } from '#contract/brand';
import { useBrand } from '#app/brand/brand-context.ts';
import { useMayUrge } from '#app/features/account/protection/index.ts';
import { BannerCarousel, CricketTeaser, GamesTeaser, LotteryTeaser, Marquee } from '#app/features/around/home/index.ts';
import { DownloadBanner, PromotionTiles } from '#app/features/around/promotions/index.ts';
import { SportTeaser } from '#app/features/betting/sports/index.ts';
import { paths } from '#app/paths.ts';
import { whenCalm } from '#app/ui/first/calm.ts';

import * as styles from './home.module.css';

/** During a break the only banner is that of limits and breaks, should the upstream send others. */
export function HomeBanners({ hero }: { readonly hero: ReactNode }) {
  const mayUrge = useMayUrge();
  return <BannerCarousel hero={hero} {...(mayUrge !== true && { only: paths.protection })} />;
}

/** News and games wait for the first odds at most this long. */
const LATER_MS = 3_000;

/** Blocks that the others wait for. */
const isOdds = (block: HomeBlock): boolean => block === 'sports' || block === 'cricket';
const CRICKET_FIRST: readonly HomeBlock[] = [...new Set<HomeBlock>(['banners', 'cricket', ...HOME_BLOCKS])];

/**
 * The blocks of the home page in the brand's order; without one, matches to bet on (cricket first if the brand says so), then news,
 * offers and games. Blocks after the matches come when the first odds are there: they would compete with them for a slow line, and
 * jump when the rows take their room.
 *
 * @param banners where they are not the first block, which the route shows by itself; else null
 */
export function HomeRest({ banners }: { readonly banners: ReactNode }) {
  const { sports, layout } = useBrand();
  const order: readonly HomeBlock[] = layout.home ?? (sports[0] === 'cricket' ? CRICKET_FIRST : HOME_BLOCKS);
  const mayUrge = useMayUrge() === true;
  const odds = order.findLastIndex(isOdds) + 1;
  // A picture next to the matches waits for them alone: it is the largest thing that is painted, and needs no script.
  const rest = order.slice(odds);
  const isPictureNext = odds > 0 && rest[0] === 'banners';
  // Where the matches were drawn before the app, so was the picture.
  const [isSettled, setIsSettled] = useState(() => 'slipwayFirst' in globalThis);
  const [isLater, setIsLater] = useState(odds === 0);
  const showLater = useCallback(() => {
    setIsSettled(true);
    void whenCalm().then(() => setIsLater(true));
  }, []);
  useEffect(() => {
    const timer = setTimeout(showLater, LATER_MS);
    return () => clearTimeout(timer);
  }, [showLater]);
  const blocks: Readonly<Record<HomeBlock, ReactNode>> = {
    banners,
    sports: <SportTeaser onSettled={showLater} />,
    cricket: <CricketTeaser isSecond={order.find(isOdds) === 'sports'} />,
    notices: <Marquee mayUrge={mayUrge} />,
    promotions: mayUrge && <PromotionTiles />,
    download: mayUrge && <DownloadBanner isAlone={!order.includes('promotions')} />,
    lotteries: <LotteryTeaser />,
    games: <GamesTeaser />,
  };
  const later = <div className={styles.later} />;
  const shown = (part: readonly HomeBlock[]) => part.map((block) => <Fragment key={block}>{blocks[block]}</Fragment>);
  return (
    <>
      {shown(order.slice(0, odds))}
      {isPictureNext && isSettled ? shown(['banners']) : null}
      {/* A boundary of their own: while their texts load, the odds above stay. */}
      <Suspense fallback={later}>{isLater ? shown(isPictureNext ? rest.slice(1) : rest) : later}</Suspense>
    </>
  );
}
