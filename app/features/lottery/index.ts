export { LotterySlip } from './lottery-slip.tsx';
export { MarkSixPage } from './mark-six-page.tsx';
