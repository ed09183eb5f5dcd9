export { DownloadBanner } from './download-banner.tsx';
export { PromotionPage } from './promotion-page.tsx';
export { PromotionTiles } from './promotion-tiles.tsx';
export { Promotions } from './promotions.tsx';
