import * as v from 'valibot';
import { Empty } from '../../primitives.ts';
import { defineRow } from '../../row.ts';
import { PackedBooking, ShortCode } from '../../entities/booking.ts';

export const saveBooking = defineRow({
  name: 'saveBooking',
  service: 'sports',
  method: 'POST',
  path: 'api/v1/booking',
  auth: 'any',
  repeat: 'once',
  origin: 'ours',
  what: 'Stores the picks of a slip, and names them by a code that can be read aloud',
  params: Empty,
  query: Empty,
  body: v.strictObject({ picks: PackedBooking }),
  data: v.object({ code: ShortCode }),
});
