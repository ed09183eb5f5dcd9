export { History } from './history.tsx';
export { WalletPanel } from './wallet-panel.tsx';
