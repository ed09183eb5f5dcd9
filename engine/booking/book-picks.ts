import { EngineError } from '../errors/engine-error.ts';
import { compileSlip } from '../sports/compile-slip.ts';
import { OUTCOMES } from '../sports/markets.ts';
import { type Market, OTHER_MARKETS, type SlipMatch, type SlipPick, type SportGame } from '../sports/slip.ts';
import { toBase32 } from './base32.ts';
import {
  BOOKED_GAMES,
  type BookedCricket,
  type BookedSlip,
  type Booking,
  CRICKET_WORDS,
  GAMES_MASKS,
  gamesMask,
  isAsian,
  marketsOf,
  MAX_LIST,
  SHORT_LENGTH,
  usualPass,
} from './booking-format.ts';
import { bytesOf, checksum } from './checksum.ts';
import { packLine, packOdds } from './pack-decimal.ts';
import { MatchIds } from './match-ids.ts';
import { Packer } from './packer.ts';

/**
 * The picks of all games as a short code that `openBooking` opens on any device. Letters and digits only; 16 bits of checksum, so
 * that a mistyped code never opens other picks. Contains odds, to show which have changed, but no stakes.
 *
 * @throws EngineError for a slip that is wrong, with the place in it
 * @example bookPicks({ slips: [slip], cricket: [] }) // '9DKAYK3H4D5W1C1ZJ8', 24 characters at most for two picks
 */
export function bookPicks(booking: Booking): string {
  const code = packed(booking, false);
  return code.length === SHORT_LENGTH ? packed(booking, true) : code;
}

function packed({ slips, cricket }: Booking, isPadded: boolean): string {
  const out = new Packer();
  // False in version 2, which is thereby final.
  out.rare(true);
  // A later version would be true.
  out.rare(false);
  out.rare(isPadded);
  if ((slips.length === 0 && cricket.length === 0) || cricket.some(({ picks }) => picks.length === 0))
    throw new EngineError('noLines', 'slips', 'a booking needs a pick');
  const ofGames = BOOKED_GAMES.map((game) => slips.filter((slip) => slip.game === game));
  const isTwice = ofGames.some((own) => own.length > 1);
  if (isTwice) throw new EngineError('outOfRange', 'slips', 'a booking has one slip of each game at most');
  const present = [...ofGames.map((own) => own.length > 0), cricket.length > 0];
  out.number(gamesMask(present) - 1, GAMES_MASKS);
  const ids = new MatchIds();
  for (const slip of ofGames.flat()) packSlip(out, slip, ids);
  if (cricket.length > 0) packCricket(out, cricket, ids);
  const body = out.value() + 1n;
  return toBase32((body << 16n) | BigInt(checksum(bytesOf(body))));
}

function packSlip(out: Packer, slip: BookedSlip, ids: MatchIds): void {
  compileSlip({ ...slip, currency: 'USDT', stake: '0', multiple: 1, maxFolds: {} });
  const { game, passes, folds = [], matches } = slip;
  packLength(out, matches.slice(1), 'matches');
  const isUsual = folds.length === 0 && passes.length === 1 && passes[0] === usualPass(matches.length);
  out.rare(!isUsual);
  if (!isUsual) {
    packLength(out, passes, 'passes');
    for (const pass of passes) out.text(pass);
    packLength(out, folds, 'folds');
    for (const fold of folds) out.count(fold);
  }
  const hasBankers = matches.some(({ banker }) => banker === true);
  out.rare(hasBankers);
  for (const match of matches) {
    ids.pack(out, match.id, BOOKED_GAMES.indexOf(game));
    if (hasBankers) out.number(match.banker === true ? 1 : 0, 2);
    packMatch(out, game, match);
  }
}

function packMatch(out: Packer, game: SportGame, { handicap, total, picks }: SlipMatch): void {
  out.rare(picks.length > 1);
  if (picks.length > 1) packLength(out, picks, 'picks');
  for (const pick of picks) packPick(out, game, pick);
  const lines = [
    ['handicap', handicap],
    ['bs', total],
  ] as const;
  for (const [market, line] of lines) {
    // A line is usually present exactly if a pick needs it.
    out.rare((line !== undefined) !== picks.some((pick) => pick.market === market));
    if (line !== undefined) packLine(out, line, market === 'bs' ? 'total' : 'handicap');
  }
}

function packPick(out: Packer, game: SportGame, { market, outcome, odds, line }: SlipPick): void {
  const isOther = (OTHER_MARKETS as readonly Market[]).includes(market);
  out.rare(isOther);
  out.choice(market, isOther ? OTHER_MARKETS : marketsOf(game));
  const outcomes = OUTCOMES[game][market];
  if (outcomes === undefined) out.text(outcome);
  else out.choice(outcome, outcomes);
  packOdds(out, odds);
  if (isAsian(market)) packLine(out, line ?? '', market === 'asian_total' ? 'total' : 'handicap');
}

function packCricket(out: Packer, cricket: readonly BookedCricket[], ids: MatchIds): void {
  packLength(out, cricket.slice(1), 'cricket');
  for (const { matchId, picks } of cricket) {
    ids.pack(out, matchId, BOOKED_GAMES.length);
    out.rare(picks.length !== 1);
    if (picks.length !== 1) packLength(out, picks.slice(1), 'cricket');
    for (const { id, odds } of picks) {
      packBetId(out, id, matchId);
      packOdds(out, odds);
    }
  }
}

/** A bet's id is often the match's with a few words: `c20567-0.winner.home`. */
function packBetId(out: Packer, id: string, matchId: string): void {
  const words = id.slice(matchId.length + 1).split('.');
  const isUsual = id === `${matchId}.${words.join('.')}` && words.length <= 4;
  out.rare(!isUsual);
  if (!isUsual) {
    out.text(id);
    return;
  }
  out.number(words.length - 1, 4);
  for (const word of words) {
    const index = CRICKET_WORDS.indexOf(word);
    out.number(index < 0 ? CRICKET_WORDS.length : index, CRICKET_WORDS.length + 1);
    if (index < 0) out.text(word);
  }
}

function packLength(out: Packer, list: readonly unknown[], path: string): void {
  if (list.length > MAX_LIST) {
    throw new EngineError('outOfRange', path, `a booking has room for ${MAX_LIST}, got ${list.length}`);
  }
  out.count(list.length, 1);
}
