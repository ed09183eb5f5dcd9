import type { Rows } from '#contract/rows';
import { saveBooking as save } from '../../domain/bets/bookings.ts';
import type { Handler } from '../shared/handler.ts';

export const saveBooking: Handler<Rows['saveBooking']> = ({ world, body }) => ({ code: save(world, body.picks) });
