import * as v from 'valibot';
import { Empty, NoBody } from '../../primitives.ts';
import { defineRow } from '../../row.ts';
import { PackedBooking, ShortCode } from '../../entities/booking.ts';

export const getBooking = defineRow({
  name: 'getBooking',
  service: 'sports',
  method: 'GET',
  path: 'api/v1/booking/{code}',
  auth: 'guest',
  repeat: 'safe',
  origin: 'ours',
  what: 'The picks that saveBooking stored under a code',
  params: v.strictObject({ code: ShortCode }),
  query: Empty,
  body: NoBody,
  data: v.object({ picks: PackedBooking }),
});
