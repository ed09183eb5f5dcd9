import type { Rows } from '#contract/rows';
import { bookedPicks } from '../../domain/bets/bookings.ts';
import type { Handler } from '../shared/handler.ts';

export const getBooking: Handler<Rows['getBooking']> = ({ world, params }) => ({
  picks: bookedPicks(world, params.code),
});
