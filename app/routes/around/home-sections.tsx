import { useBrand } from '#app/brand/brand-context.ts';
import { CricketTeaser, GamesTeaser, LotteryTeaser, Marquee } from '#app/features/around/home/index.ts';
import { DownloadBanner, PromotionTiles } from '#app/features/around/promotions/index.ts';
import { SportTeaser } from '#app/features/betting/sports/index.ts';

export { BannerCarousel as HomeBanners } from '#app/features/around/home/index.ts';

/** The sections below the banners: news, offers, and teasers of what this brand has, cricket first if the brand says so. */
export function HomeRest() {
  const { sports } = useBrand();
  const sportsTeasers = [<SportTeaser key="sports" />, <CricketTeaser key="cricket" />];
  return (
    <>
      <Marquee />
      <PromotionTiles />
      <DownloadBanner />
      {sports[0] === 'cricket' ? sportsTeasers.reverse() : sportsTeasers}
      <LotteryTeaser />
      <GamesTeaser />
    </>
  );
}
