export { MyBets } from './my-bets.tsx';
