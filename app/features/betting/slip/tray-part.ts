/** What a first press needs of the slip. */
export { BarFigures } from './ui/bar-figures.tsx';
export { QuickBet } from './ui/quick-bet.tsx';
