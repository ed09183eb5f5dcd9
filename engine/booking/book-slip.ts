import { parseDecimal } from '../money/decimal.ts';
import { compileSlip } from '../sports/compile-slip.ts';
import { OUTCOMES } from '../sports/markets.ts';
import type { Slip, SlipPick } from '../sports/slip.ts';
import { toBase32 } from './base32.ts';
import { ByteWriter } from './byte-writer.ts';
import { BOOKED_GAMES, BOOKED_MARKETS, BOOKING_VERSION } from './booking-format.ts';
import { checksum } from './checksum.ts';

/**
 * A slip as a short text that any other device can open with `openBooking`: letters and digits only, checked by 24 bits, so
 * that a mistyped code is refused and never opens another slip. The code contains the odds, so that the other device can show which of them changed.
 *
 * @throws EngineError for a slip that is wrong, with the place in it
 * @example bookSlip(slip) // '04C2G...', about 8 characters and 10 for each match
 */
export function bookSlip(slip: Slip): string {
  compileSlip(slip);
  const out = new ByteWriter();
  out.number(BOOKING_VERSION);
  out.number(BOOKED_GAMES.indexOf(slip.game));
  out.text(slip.currency);
  writeDecimal(out, slip.stake);
  out.number(slip.multiple);
  out.number(slip.passes.length);
  for (const pass of slip.passes) out.text(pass);
  out.number(slip.folds?.length ?? 0);
  for (const fold of slip.folds ?? []) out.number(fold);
  out.number(slip.matches.length);
  for (const match of slip.matches) {
    out.text(match.id);
    // One number says which optional fields follow.
    out.number(
      (match.banker === true ? 1 : 0) + (match.handicap === undefined ? 0 : 2) + (match.total === undefined ? 0 : 4),
    );
    if (match.handicap !== undefined) out.text(match.handicap);
    if (match.total !== undefined) out.text(match.total);
    out.number(match.picks.length);
    for (const pick of match.picks) writePick(out, slip.game, pick);
  }
  const bytes = out.bytes();
  const sum = checksum(bytes);
  return toBase32(Uint8Array.of(...bytes, sum >> 16, (sum >> 8) & 255, sum & 255));
}

function writePick(out: ByteWriter, game: Slip['game'], { market, outcome, odds, line }: SlipPick): void {
  out.number(BOOKED_MARKETS.indexOf(market));
  const outcomes = OUTCOMES[game][market];
  if (outcomes === undefined) out.text(outcome);
  else out.number(outcomes.indexOf(outcome));
  writeDecimal(out, odds);
  if (market === 'asian_handicap' || market === 'asian_total') out.text(line ?? '');
}

function writeDecimal(out: ByteWriter, text: string): void {
  const { digits, scale } = parseDecimal(text);
  out.number(scale);
  out.number(digits);
}
