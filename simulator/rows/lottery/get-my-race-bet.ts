import type { Rows } from '#contract/rows';
import { myBet } from '../../domain/bets/my-bets.ts';
import { showRaceBet } from '../../domain/lottery/race-bet.ts';
import type { RaceDoc } from '../../domain/lottery/race-bet.ts';
import type { Handler } from '../shared/handler.ts';

export const getMyRaceBet: Handler<Rows['getMyRaceBet']> = ({ world, params, player }) =>
  showRaceBet(world, myBet<RaceDoc>(world, player().id, params.race, params.id));
