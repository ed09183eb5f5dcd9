import { EngineError } from '../errors/engine-error.ts';
import { compileSlip } from '../sports/compile-slip.ts';
import { OUTCOMES } from '../sports/markets.ts';
import { OTHER_MARKETS, type SlipMatch, type SlipPick, type SportGame } from '../sports/slip.ts';
import { base32Values, plainCode } from './base32.ts';
import {
  BOOKED_GAMES,
  type BookedCricket,
  type BookedSlip,
  type Booking,
  CRICKET_WORDS,
  GAMES_MASKS,
  isAsian,
  marketsOf,
  MAX_LIST,
  usualPass,
} from './booking-format.ts';
import { bytesOf, checksum } from './checksum.ts';
import { damaged } from './damaged.ts';
import { unpackLine, unpackOdds } from './pack-decimal.ts';
import { MatchIds } from './match-ids.ts';
import { unpackId } from './pack-id.ts';
import { Unpacker } from './packer.ts';

/** Far above the longest slip. */
const MAX_LENGTH = 4_000;

/**
 * Opens a booking code. The engine has no clock and no lists, so it does not know which matches have started.
 *
 * @throws EngineError `damagedCode` for a text that `bookPicks` never wrote; its path is `code.version` for a code of another version
 * @example openBooking(code).slips // [{ game: 'soccer', passes: ['2-string-1'], matches: [...] }]
 */
export function openBooking(code: string): Booking {
  const input = checked(code);
  const isVersion2 = !input.rare();
  if (!isVersion2 && input.rare()) throw otherVersion();
  // Reserved.
  input.rare();
  const booking = isVersion2 ? openVersion2(input) : openVersion3(input);
  input.end();
  return booking;
}

/** Reads a match's identifier; `before` is the previous one on the slip. */
type ReadId = (game: number, before: string | undefined) => string;

/** Identifiers are relative across the whole booking. */
function openVersion3(input: Unpacker): Booking {
  const mask = input.number(GAMES_MASKS) + 1;
  const ids = new MatchIds();
  const readId: ReadId = (game) => ids.unpack(input, game);
  const has = (game: number) => Math.floor(mask / 2 ** game) % 2 === 1;
  const slips = BOOKED_GAMES.filter((_, index) => has(index)).map((game) => unpackSlip(input, game, readId));
  return { slips, cricket: has(BOOKED_GAMES.length) ? unpackCricket(input, readId) : [] };
}

/** Codes before 2026-11-22: identifiers are relative within a slip. */
function openVersion2(input: Unpacker): Booking {
  const readId: ReadId = (_, before) => unpackId(input, before);
  const slips: BookedSlip[] = [];
  let cricket: readonly BookedCricket[] | undefined;
  do {
    const game = BOOKED_GAMES[input.number(BOOKED_GAMES.length + 1)];
    const isTwice = game === undefined ? cricket !== undefined : slips.some((slip) => slip.game === game);
    if (isTwice) throw damaged();
    if (game === undefined) cricket = unpackCricket(input, readId);
    else slips.push(unpackSlip(input, game, readId));
  } while (input.rare());
  return { slips, cricket: cricket ?? [] };
}

function checked(code: string): Unpacker {
  if (code.length > MAX_LENGTH) throw damaged();
  const plain = plainCode(code);
  // Version 1 began with the byte 1; a packed number has no leading zero.
  if (/^0[4-7]/.test(plain)) throw otherVersion();
  const values = base32Values(plain);
  if (values === undefined || plain.startsWith('0')) throw damaged();
  const value = values.reduce((sum, each) => (sum << 5n) | BigInt(each), 0n);
  const body = value >> 16n;
  if (body === 0n || BigInt(checksum(bytesOf(body))) !== (value & 0xff_ffn)) throw damaged();
  return new Unpacker(body - 1n);
}

const otherVersion = (): EngineError =>
  new EngineError('damagedCode', 'code.version', 'this booking code was written by another version');

function unpackSlip(input: Unpacker, game: SportGame, readId: ReadId): BookedSlip {
  const length = unpackLength(input) + 1;
  const isOdd = input.rare();
  const passes = isOdd ? listOf(unpackLength(input), () => input.text()) : [usualPass(length)];
  const folds = isOdd ? listOf(unpackLength(input), () => input.count()) : [];
  const hasBankers = input.rare();
  const matches: SlipMatch[] = [];
  for (let index = 0; index < length; index += 1) {
    const id = readId(BOOKED_GAMES.indexOf(game), matches.at(-1)?.id);
    const isBanker = hasBankers && input.number(2) === 1;
    matches.push({ id, ...(isBanker && { banker: true }), ...unpackMatch(input, game) });
  }
  const slip: BookedSlip = { game, passes, ...(folds.length > 0 && { folds }), matches };
  try {
    compileSlip({ ...slip, currency: 'USDT', stake: '0', multiple: 1, maxFolds: {} });
  } catch {
    throw damaged();
  }
  return slip;
}

function unpackMatch(input: Unpacker, game: SportGame): Omit<SlipMatch, 'id'> {
  const picks = listOf(input.rare() ? unpackLength(input) : 1, () => unpackPick(input, game));
  const line = (market: string) =>
    input.rare() === picks.some((pick) => pick.market === market)
      ? undefined
      : unpackLine(input, market === 'bs' ? 'total' : 'handicap');
  const handicap = line('handicap');
  const total = line('bs');
  return { ...(handicap !== undefined && { handicap }), ...(total !== undefined && { total }), picks };
}

function unpackPick(input: Unpacker, game: SportGame): SlipPick {
  const market = input.choice(input.rare() ? OTHER_MARKETS : marketsOf(game));
  const outcomes = OUTCOMES[game][market];
  const outcome = outcomes === undefined ? input.text() : input.choice(outcomes);
  const odds = unpackOdds(input);
  return {
    market,
    outcome,
    odds,
    ...(isAsian(market) && { line: unpackLine(input, market === 'asian_total' ? 'total' : 'handicap') }),
  };
}

function unpackCricket(input: Unpacker, readId: ReadId): readonly BookedCricket[] {
  const length = unpackLength(input) + 1;
  const cricket: BookedCricket[] = [];
  for (let index = 0; index < length; index += 1) {
    const matchId = readId(BOOKED_GAMES.length, cricket.at(-1)?.matchId);
    const count = input.rare() ? unpackLength(input) + 1 : 1;
    const picks = listOf(count, () => ({ id: unpackBetId(input, matchId), odds: unpackOdds(input) }));
    cricket.push({ matchId, picks });
  }
  return cricket;
}

function unpackBetId(input: Unpacker, matchId: string): string {
  if (input.rare()) return input.text();
  const words = listOf(
    input.number(4) + 1,
    () => CRICKET_WORDS[input.number(CRICKET_WORDS.length + 1)] ?? input.text(),
  );
  return [matchId, ...words].join('.');
}

/** Bounds a forged length: a number has endless zeros to read. */
function unpackLength(input: Unpacker): number {
  const length = input.count(1);
  if (length > MAX_LIST) throw damaged();
  return length;
}

const listOf = <Item>(length: number, read: () => Item): Item[] => Array.from({ length }, read);
