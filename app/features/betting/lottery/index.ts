export { LotterySlip } from './lottery-slip.tsx';
export { MarkSixCard } from './mark-six-card.tsx';
export { MarkSixPage } from './mark-six-page.tsx';
