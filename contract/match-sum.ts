import type { Match } from './entities/match.ts';

/** FNV-1a, 32 bits. */
const BASIS = '811c9dc5';
const PRIME = 0x01_00_01_93;

/** Visible changes of a match, without names, which depend on the language. */
const lineOf = (match: Match): string =>
  `${[
    match.match_id,
    match.start_time,
    match.state,
    match.minute,
    match.score,
    match.half_time_score,
    ...match.markets.flatMap(({ kind, status, handicap_val: line, outcomes }) => [
      kind,
      status,
      line,
      ...outcomes.flatMap(({ outcome, odds }) => [outcome, odds]),
    ]),
  ].join(' ')}\n`;

/**
 * Hash of a list of matches in order: FNV-1a (32 bits, eight hexadecimal digits) of one line per match, values separated by
 * spaces, absent ones empty.
 *
 * @param before hash of earlier matches of the list
 * @example sumOfMatches([]) // '811c9dc5'
 */
export function sumOfMatches(list: readonly Match[], before = BASIS): string {
  let sum = Number.parseInt(before, 16);
  for (const match of list) {
    const line = lineOf(match);
    for (let at = 0; at < line.length; at += 1) sum = Math.imul(sum ^ line.charCodeAt(at), PRIME);
  }
  return (sum >>> 0).toString(16).padStart(8, '0');
}
