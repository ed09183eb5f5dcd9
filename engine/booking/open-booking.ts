import { EngineError } from '../errors/engine-error.ts';
import { formatDecimal } from '../money/decimal.ts';
import { compileSlip } from '../sports/compile-slip.ts';
import { OUTCOMES } from '../sports/markets.ts';
import { passFolds } from '../sports/passes.ts';
import type { Slip, SlipMatch, SlipPick, SportGame } from '../sports/slip.ts';
import { fromBase32 } from './base32.ts';
import { BOOKED_GAMES, BOOKED_MARKETS, BOOKING_VERSION } from './booking-format.ts';
import { ByteReader, damaged } from './byte-reader.ts';
import { checksum } from './checksum.ts';

/** The slip of a code, and what was dropped from it; the app shows both. */
export interface OpenedBooking {
  readonly slip: Slip;
  /** Matches that have started, by id. */
  readonly droppedMatches: readonly string[];
  /** Passes that do not fit the remaining matches. */
  readonly droppedPasses: readonly string[];
}

const CHECKSUM_BYTES = 3;

/**
 * Opens a booking code. Matches that have started are dropped, and so are passes that no longer fit; the remaining
 * slip may be incomplete (no match, no pass).
 *
 * @param hasStarted says by id whether a match has started; the engine has no clock
 * @throws EngineError `damagedCode` for a text that `bookSlip` never wrote
 * @example openBooking(code, (id) => started.has(id)).droppedMatches
 */
export function openBooking(code: string, hasStarted: (matchId: string) => boolean = () => false): OpenedBooking {
  const booked = readSlip(checked(code));
  const matches = booked.matches.filter(({ id }) => !hasStarted(id));
  const fits = (pass: string) => {
    try {
      return passFolds(pass, matches.length).length > 0;
    } catch {
      return false;
    }
  };
  const folds = booked.folds?.filter((fold) => fold <= matches.length);
  return {
    slip: { ...booked, passes: booked.passes.filter(fits), ...(folds && { folds }), matches },
    droppedMatches: booked.matches.filter(({ id }) => hasStarted(id)).map(({ id }) => id),
    droppedPasses: booked.passes.filter((pass) => !fits(pass)),
  };
}

function checked(code: string): ByteReader {
  const bytes = fromBase32(code);
  if (bytes === undefined || bytes.length <= CHECKSUM_BYTES) throw damaged();
  const body = bytes.subarray(0, -CHECKSUM_BYTES);
  const [high = 0, middle = 0, low = 0] = bytes.subarray(-CHECKSUM_BYTES);
  if (checksum(body) !== ((high << 16) | (middle << 8) | low)) throw damaged();
  return new ByteReader(body);
}

function readSlip(input: ByteReader): Slip {
  const version = input.number();
  if (version !== BOOKING_VERSION) {
    throw new EngineError(
      'damagedCode',
      'code.version',
      `this booking code has version ${version}, expected ${BOOKING_VERSION}`,
    );
  }
  const game = at(BOOKED_GAMES, input.number());
  const currency = input.text();
  const stake = readDecimal(input);
  const multiple = input.number();
  const passes = list(input, () => input.text());
  const folds = list(input, () => input.number());
  const matches = list(input, () => readMatch(input, game));
  input.end();
  const slip: Slip = { game, currency, stake, multiple, passes, ...(folds.length > 0 && { folds }), matches };
  try {
    compileSlip(slip);
  } catch {
    throw damaged();
  }
  return slip;
}

function readMatch(input: ByteReader, game: SportGame): SlipMatch {
  const id = input.text();
  const fields = input.number();
  const handicap = (fields & 2) === 0 ? undefined : input.text();
  const total = (fields & 4) === 0 ? undefined : input.text();
  const picks = list(input, () => readPick(input, game));
  return {
    id,
    ...(handicap !== undefined && { handicap }),
    ...(total !== undefined && { total }),
    ...((fields & 1) === 1 && { banker: true }),
    picks,
  };
}

function readPick(input: ByteReader, game: SportGame): SlipPick {
  const market = at(BOOKED_MARKETS, input.number());
  const outcomes = OUTCOMES[game][market];
  const outcome = outcomes === undefined ? input.text() : at(outcomes, input.number());
  const odds = readDecimal(input);
  const isAsian = market === 'asian_handicap' || market === 'asian_total';
  return { market, outcome, odds, ...(isAsian && { line: input.text() }) };
}

function readDecimal(input: ByteReader): string {
  const scale = input.number();
  return formatDecimal({ scale: Math.min(scale, 38), digits: input.whole() });
}

/** A forged count cannot allocate much: every item takes a byte at least, and the reader throws when the bytes end. */
function list<Item>(input: ByteReader, read: () => Item): Item[] {
  const length = input.number();
  const items: Item[] = [];
  for (let index = 0; index < length; index += 1) items.push(read());
  return items;
}

function at<Item>(items: readonly Item[], index: number): Item {
  const item = items[index];
  if (item === undefined) throw damaged();
  return item;
}
