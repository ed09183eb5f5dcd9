import { addAmounts, compareAmounts, EngineError, subtractAmounts, truncateAmount } from '#engine/money';
import { listLines, RULE_TABLE, type SettleRules } from '#engine/sports';
import { type AuditRules, type Recomputed, recompute, slipOf } from './recompute.ts';
import type { SettledBet, SettledSports } from './settled-bet.ts';

/** What would have paid another amount, and that amount. */
type Way = readonly [what: string, payout: string | undefined];

type Match = SettledSports['matches'][number];

interface Line {
  readonly fold: number;
  readonly picks: readonly { readonly match: string; readonly market: string; readonly outcome: string }[];
  readonly payout: string;
}

/** Bets with more lines are not examined. */
const MAX_LINES = 60;
const SHOWN_LINES = 4;
const ROUNDINGS = ['truncate-total', 'half-even-line', 'truncate-line'] as const satisfies SettleRules['rounding'][];

/** Possible explanations of a different payout, and which lines pay; empty without any. */
export function whyOf(bet: SettledBet, paid: string, owed: Recomputed, rules: AuditRules): string {
  const lines = 'passes' in bet && owed.lines !== '1' ? linesOf(bet, rules) : [];
  const known = compareAmounts(paid, '0') === 0 ? undefined : firstThatPays(paid, waysOf(bet, owed, rules, lines));
  return [known, lines.length === 0 ? undefined : paying(lines)].filter((part) => part !== undefined).join('; ');
}

function firstThatPays(paid: string, ways: Iterable<Way>): string | undefined {
  for (const [what, payout] of ways) if (payout !== undefined && compareAmounts(payout, paid) === 0) return what;
  return undefined;
}

function* waysOf(bet: SettledBet, owed: Recomputed, rules: AuditRules, lines: readonly Line[]): Generator<Way> {
  const { settle } = rules;
  for (const rounding of ROUNDINGS)
    yield [`the rounding ${rounding} pays this`, payoutOf(bet, { ...rules, settle: { ...settle, rounding } })];
  const bare = { ...bet, rules: undefined } as SettledBet;
  for (const [version, each] of Object.entries(RULE_TABLE))
    yield [`the rules ${version} pay this`, payoutOf(bare, { ...rules, settle: each, currency: undefined })];
  for (const places of [4, 3, 2, 1, 0]) yield [`cut to ${places} places`, truncateAmount(owed.payout, places)];
  const stake = owed.stake();
  yield ['the stake came back', stake];
  yield ['the stake came on top', addAmounts(owed.payout, stake)];
  yield ['the stake is missing', subtractAmounts(owed.payout, stake)];
  if (!('passes' in bet)) return;
  if (bet.multiple > 1) yield ['the multiple is missing', payoutOf({ ...bet, multiple: 1 }, rules)];
  for (const fold of new Set(lines.map((line) => line.fold)))
    yield [
      `without the lines of ${fold} ${fold === 1 ? 'match' : 'matches'}`,
      sumOf(lines, (line) => line.fold !== fold),
    ];
  for (const match of bet.matches)
    for (const [how, end] of Object.entries(ENDS)) {
      const matches = bet.matches.map((each) => (each === match ? end(each) : each));
      yield [`as if ${match.match_id} ${how}`, payoutOf({ ...bet, matches }, rules)];
    }
}

/** A match whose home team wins or does not; its only selection is on the home team. */
const endedAs = (match: Match, score: string): Match => ({
  ...match,
  state: 'finished',
  score,
  half_time_score: '0:0',
  picks: match.picks.map(({ odds }) => ({ kind: 'wl', outcome: 'w', odds })),
});
const ENDS: Readonly<Record<string, (match: Match) => Match>> = {
  'were void': (match) => ({ ...match, state: 'void' }),
  'had won': (match) => endedAs(match, '1:0'),
  'had lost': (match) => endedAs(match, '0:1'),
};

const sumOf = (lines: readonly Line[], isCounted: (line: Line) => boolean): string =>
  lines
    .filter(isCounted)
    .map(({ payout }) => payout)
    .reduce(addAmounts, '0');

/** Undefined for an impossible bet. */
function payoutOf(bet: SettledBet, rules: AuditRules): string | undefined {
  try {
    return recompute(bet, rules).payout;
  } catch (error) {
    if (error instanceof EngineError) return undefined;
    throw error;
  }
}

function linesOf(bet: SettledSports, rules: AuditRules): readonly Line[] {
  const lines = listLines(slipOf(bet, rules), { limit: MAX_LINES + 1 });
  if (lines.length > MAX_LINES) return [];
  return lines.map(({ fold, picks }) => {
    const matches = picks.flatMap(({ match: id, market, outcome, line }) =>
      bet.matches
        .filter(({ match_id }) => match_id === id)
        .map(({ banker: _, ...match }) => ({
          ...match,
          picks: match.picks.filter((pick) => pick.kind === market && pick.outcome === outcome && pick.line === line),
        })),
    );
    const passes = [fold === 1 ? 'single' : `${fold}-string-1`];
    return { fold, picks, payout: payoutOf({ ...bet, passes, matches }, rules) ?? '0' };
  });
}

function paying(lines: readonly Line[]): string {
  const all = lines
    .filter(({ payout }) => compareAmounts(payout, '0') > 0)
    .map(({ picks, payout }) => {
      const names = picks.map(({ match, market, outcome }) => `${match} ${market}:${outcome}`);
      return `${names.join(' + ')} = ${payout}`;
    });
  const more = all.length > SHOWN_LINES ? [`and ${all.length - SHOWN_LINES} more`] : [];
  return `${all.length} of ${lines.length} lines pay: ${[...all.slice(0, SHOWN_LINES), ...more].join(', ')}`;
}
