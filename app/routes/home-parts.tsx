import { useBrand } from '#app/brand/brand-context.ts';
import { CricketTeaser, GamesTeaser, LotteryTeaser, Marquee } from '#app/features/home/index.ts';
import { DownloadBanner, PromotionTiles } from '#app/features/promotions/index.ts';
import { SportTeaser } from '#app/features/sports/index.ts';

export { BannerCarousel as HomeBanners } from '#app/features/home/index.ts';

/** What follows the banners: news, offers, and a look into what this brand has, cricket first where the brand says so. */
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
