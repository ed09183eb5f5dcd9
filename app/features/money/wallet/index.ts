export { History } from './history/history.tsx';
export { WalletPanel } from './wallet-panel.tsx';
export { RealNameForm } from './withdraw/real-name-form.tsx';
export { SetPaymentPassword } from './ui/set-payment-password.tsx';
export { GameWallets } from './game-wallets/game-wallets.tsx';
export { ChangePaymentPassword } from './ui/change-payment-password.tsx';
export { LatestBonuses } from './history/latest-bonuses.tsx';
