export { BannerCarousel } from './banner-carousel.tsx';
export { CricketTeaser } from './cricket-teaser.tsx';
export { GamesTeaser } from './games-teaser.tsx';
export { LotteryTeaser } from './lottery-teaser.tsx';
export { Marquee } from './marquee.tsx';
