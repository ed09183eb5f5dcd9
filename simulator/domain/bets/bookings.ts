import { createHash } from 'node:crypto';
import { openBooking, shortCode } from '#engine/booking';
import { EngineError } from '#engine/money';
import type { CoreContext } from '../../core/context/core-context.ts';
import { Refusal } from '../../core/refusal.ts';
import { GUEST } from '../../core/store/keys.ts';

/** Longer than any match is on offer. */
const LIFE_MS = 30 * 86_400_000;
const CODES = 32n ** 7n;

interface BookingDoc {
  readonly picks: string;
}

/** The same picks have the same code. */
export function saveBooking(world: CoreContext, picks: string): string {
  try {
    openBooking(picks);
  } catch (error) {
    if (!(error instanceof EngineError)) throw error;
    throw new Refusal('badRequest', `picks: ${error.message}`, { field: 'picks' });
  }
  const digest = createHash('sha256').update(`${world.seed}:booking:${picks}`).digest();
  // Bookings with the same beginning of their digests get neighbouring codes.
  for (let number = digest.readBigUInt64BE() % CODES; ; number = (number + 1n) % CODES) {
    const code = shortCode(Number(number));
    const stored = world.records.find<BookingDoc>('booking', code);
    if (stored?.doc.picks === picks && !isOver(world, stored.atMs)) return code;
    if (stored !== undefined && !isOver(world, stored.atMs)) continue;
    if (stored !== undefined) world.records.remove(code);
    world.records.add('booking', GUEST, world.now(), { picks } satisfies BookingDoc, code);
    return code;
  }
}

export function bookedPicks(world: CoreContext, code: string): string {
  const stored = world.records.find<BookingDoc>('booking', code);
  if (stored === undefined || isOver(world, stored.atMs)) throw new Refusal('notFound', 'No booking has this code');
  return stored.doc.picks;
}

const isOver = (world: CoreContext, atMs: number): boolean => world.now() - atMs > LIFE_MS;
