export { History } from './history.tsx';
export { WalletPanel } from './wallet-panel.tsx';
export { RealNameForm } from './real-name-form.tsx';
export { SetPaymentPassword } from './set-payment-password.tsx';
export { GameWallets } from './game-wallets.tsx';
export { ChangePaymentPassword } from './change-payment-password.tsx';
export { LatestBonuses } from './latest-bonuses.tsx';
