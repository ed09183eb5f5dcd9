import { once } from 'node:events';
import { createWriteStream, writeFileSync } from 'node:fs';
import { type Market, type SettleResult, settleSlip, type Slip, winningOutcomes } from '#engine/sports';
import { addAmounts } from '#engine/money';
import { command, wholeNumber } from '#scripts/config/command.ts';

const program = command('qa audit:make')
  .argument('[file]', '.csv or NDJSON', '/tmp/bets.ndjson')
  .argument('[bets]', 'how many', wholeNumber, 1_000_000)
  .argument('[seed]', 'decides everything random', wholeNumber, 1)
  .argument('[one-in]', 'one bet in so many is wrong', wholeNumber, 1_000)
  .parse();
const [file, count, seed, wrongIn] = program.processedArgs as [string, number, number, number];

let state = Number(seed) >>> 0 || 1;
const next = (below: number): number => {
  state ^= state << 13;
  state ^= state >>> 17;
  state ^= state << 5;
  return (state >>> 0) % below;
};
const one = <T>(list: readonly T[]): T => list[next(list.length)] as T;
const odds = () => `${1 + next(6)}.${String(5 + next(90)).padStart(2, '0')}`;
const PASSES = [['5-string-1'], ['4-string-1', '5-string-1'], ['single'], ['2-string-1'], ['5-string-26']];
const MARKETS: readonly (readonly [Market, readonly string[]])[] = [
  ['wl', ['w', 'd', 'l']],
  ['goals', ['0', '1', '2', '3', '4', '5']],
  ['handicap', ['w', 'd', 'l']],
];
const START_MS = Date.parse('2026-01-01T00:00:00Z');
const instant = (ms: number) => new Date(ms).toISOString().replace('.000Z', 'Z');

function bet(index: number) {
  const passes = one(PASSES);
  const results: Record<string, SettleResult> = {};
  const matches = Array.from({ length: 5 }, (_, at) => {
    const id = `m${next(100_000) * 5 + at}`;
    const home = next(4);
    const away = next(4);
    const ft = `${home}:${away}`;
    const ht = `${next(home + 1)}:${next(away + 1)}`;
    const isVoid = next(60) === 0;
    const handicap = one(['-1', '1', '-2']);
    const [market, outcomes] = one(MARKETS);
    // Half of the picks win, so that there are payouts.
    const won = winningOutcomes('soccer', { ft, ht }, { handicap })[market];
    const outcome = next(2) === 0 && won !== undefined ? won : one(outcomes);
    results[id] = isVoid ? 'void' : { ft, ht };
    return { id, handicap, ft, ht, isVoid, pick: { market, outcome, odds: odds() } };
  });
  const slip: Slip = {
    game: 'soccer',
    currency: one(['USDT', 'BRL', 'INR']),
    stake: `${1 + next(20)}.${String(next(100)).padStart(2, '0')}`,
    multiple: 1 + next(3),
    passes,
    matches: matches.map(({ id, handicap, pick }) => ({ id, handicap, picks: [pick] })),
  };
  const settled = settleSlip(slip, results);
  const placedMs = START_MS + Math.floor((index / Number(count)) * 90 * 86_400) * 1_000;
  return { bet_id: `b-${String(index).padStart(8, '0')}`, slip, matches, settled, placedMs };
}

const WRONGS = ['cent', 'result', 'unpaid'] as const;

function spoil(payout: string, state: string, currency: string) {
  const kind = one(WRONGS);
  if (kind === 'result') return { kind, payout, result: state === 'lost' ? 'won' : 'lost' };
  if (kind === 'unpaid' && !/^0(\.0+)?$/.test(payout)) return { kind, payout: '0', result: state };
  return { kind: 'cent', payout: addAmounts(payout, currency === 'USDT' ? '0.000001' : '0.01'), result: state };
}

const isCsv = file.endsWith('.csv');
const out = createWriteStream(file);
const seeded: string[] = [];
if (isCsv) out.write('bet_id,game,currency,stake,multiple,passes,matches,payout,result,placed_at,settled_at\n');
let held = '';
for (let index = 0; index < Number(count); index += 1) {
  const { bet_id, slip, matches, settled, placedMs } = bet(index);
  const { game, currency, stake, multiple, passes } = slip;
  const isWrong = next(Number(wrongIn)) === 0;
  const paid = isWrong
    ? spoil(settled.payout, settled.state, currency)
    : { kind: '', payout: settled.payout, result: settled.state };
  if (isWrong) seeded.push(`${bet_id} ${paid.kind}`);
  const { payout, result } = paid;
  const [placed_at, settled_at] = [instant(placedMs), instant(placedMs + 7_200_000)];
  held += isCsv
    ? `${bet_id},${game},${currency},${stake},${multiple},${passes.join('|')},${matches
        .map(({ id, handicap, ft, ht, isVoid, pick }) =>
          [
            id,
            `handicap=${handicap}`,
            `${pick.market}:${pick.outcome}@${pick.odds}`,
            `result=${isVoid ? 'void' : `${ft}/${ht}`}`,
          ].join('|'),
        )
        .join(';')},${payout},${result},${placed_at},${settled_at}\n`
    : `${JSON.stringify({
        bet_id,
        game,
        currency,
        passes,
        stake,
        multiple,
        lines: settled.lines,
        payout,
        status: 16,
        result,
        placed_at,
        settled_at,
        matches: matches.map(({ id, handicap, ft, ht, isVoid, pick }) => ({
          match_id: id,
          handicap_val: handicap,
          state: isVoid ? 'void' : 'finished',
          ...(!isVoid && { score: ft, half_time_score: ht }),
          picks: [{ kind: pick.market, outcome: pick.outcome, odds: pick.odds }],
        })),
      })}\n`;
  if (held.length < 1 << 20) continue;
  if (!out.write(held)) await once(out, 'drain');
  held = '';
}
out.end(held);
await once(out, 'finish');
writeFileSync(`${file}.seeded`, seeded.map((line) => `${line}\n`).join(''));
process.stderr.write(`${file}: ${count} bets, ${seeded.length} made wrong\n`);
