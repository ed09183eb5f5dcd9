import type { Bet } from '#contract/entities';
import type { RowData, Rows } from '#contract/rows';
import { addAmounts, compareAmounts } from '#engine/money';
import { type Pk10Bet, settlePk10 } from '#engine/lottery';
import { settleCricket } from '#engine/sports';
import { LACKING } from '#cli/services/upstream/upstream-client.ts';
import type { Bench } from '#cli/services/player/core/bench.ts';
import { ANY_STATUS, MAX_PAGE, page } from '#cli/services/player/core/pages.ts';
import { rulesOf } from '#cli/services/player/core/place.ts';
import { checkHistory } from './history.ts';
import { checkMatches } from './matches.ts';
import { checkStatement } from './statement.ts';
import { checkStatistics } from './statistics.ts';
import { checkList, LISTS } from './tickets.ts';

const PENDING = 1;
/** More than a match takes. */
const [LOOKS, LOOK_SECONDS] = [6, 1_500];
const DAY_MS = 86_400_000;
const MINUTE_SECONDS = 60;
/** Farther, tokens end. */
const FAR_SECONDS = 20_000;

/** All that the run left behind, read once more: what was settled meanwhile, and that nothing waits forever. */
export async function checkAfterwards(bench: Bench): Promise<void> {
  const { player, account } = bench;
  // The clock may have moved by days.
  if (bench.states?.has('clock.moved') === true) await player.signIn(account);
  await checkHistory(bench);
  await bench.each('settled', [waiting, promised, races, cricket, begun, played], (part) => part(bench));
  await bench.each('tickets', LISTS, (list) => checkList({ ...bench, placed: [] }, list));
  await checkStatement(bench, undefined);
  await checkStatistics({ ...bench, second: undefined });
}

async function waiting({ player, books, findings }: Bench): Promise<void> {
  for (const { game } of books) {
    const { bets } = await player.read('listMyBets', { params: { game }, query: page(0, MAX_PAGE, { status: '1' }) });
    const late = bets.filter(({ matches }) =>
      matches.every(({ start_time: start }) => Date.parse(start) < player.dateMs - DAY_MS),
    );
    const ids = late.map(({ bet_id }) => bet_id);
    findings.same('myBets', `listMyBets ${game}`, 'bets that wait for matches of more than a day ago', [], ids);
  }
}

/** Nothing pays more than was promised. */
async function promised({ player, findings, books }: Bench): Promise<void> {
  const lists = [
    ...books.map(({ game }) => ['listMyBets', { game }] as const),
    ['listMyLotteryBets', { lottery: 'hkmarksix' }] as const,
    ['listMyRaceBets', { race: 'pk10' }] as const,
    ['listMyCricketBets', {}] as const,
  ];
  for (const [row, params] of lists) {
    const query = page(0, MAX_PAGE, row === 'listMyCricketBets' ? {} : ANY_STATUS);
    const { bets } = await player.read(row, { params, query });
    const above = (bets as readonly Bet[]).filter(({ payout, max_payout, bet_amount, parts, result }) => {
      const most = result === 'void' ? bet_amount : max_payout;
      return parts === undefined && compareAmounts(payout, most) > 0;
    });
    findings.same(
      'highest',
      row,
      'bets that paid more than their highest return',
      [],
      above.map(({ bet_id: id }) => id),
    );
  }
}

async function races({ player, findings }: Bench): Promise<void> {
  const query = page(0, MAX_PAGE, ANY_STATUS);
  const { bets } = await player.read('listMyRaceBets', { params: { race: 'pk10' }, query });
  for (const { bet_id: id, finish, picks, currency, payout } of bets) {
    if (finish === undefined) continue;
    const owed = settlePk10(picks as readonly Pk10Bet[], finish, currency);
    findings.same('settled', 'listMyRaceBets', `payout of ${id}`, owed.payout, payout);
  }
}

async function cricket({ player, findings }: Bench): Promise<void> {
  const { bets } = await player.read('listMyCricketBets', { query: page(0, MAX_PAGE) });
  for (const { bet_id: id, bets: sides, currency, payout, bet_amount: staked, status, rules } of bets) {
    const results = Object.fromEntries(
      Object.entries(sides).flatMap(([side, { result }]) => (result === 'open' ? [] : [[side, result] as const])),
    );
    const at = 'listMyCricketBets';
    const stakes = Object.values(sides).map(({ amount }) => amount);
    findings.same('settled', at, `stake of ${id}`, stakes.reduce(addAmounts, '0'), staked);
    if (status !== PENDING)
      findings.same(
        'settled',
        at,
        `payout of ${id}`,
        settleCricket(sides, results, currency, rulesOf({ rules })).payout,
        payout,
      );
  }
}

/** A match that has begun is not sold as one that has not, also by an upstream that keeps its list for minutes. */
async function begun({ guest, books, findings, states }: Bench): Promise<void> {
  if (states?.has('clock.moved') !== true) return;
  for (const { game } of books) {
    const read = async () => (await guest.read('listMatches', { params: { game }, query: page(0, MAX_PAGE) })).matches;
    const next = (await read()).find(({ state }) => state === 'scheduled');
    const seconds = Math.floor((Date.parse(next?.start_time ?? '') - guest.dateMs) / 1_000) - 3;
    if (next === undefined || !(seconds > 0 && seconds < FAR_SECONDS)) continue;
    await states.set('clock.moved', { seconds });
    await read();
    await states.set('clock.moved', { seconds: MINUTE_SECONDS });
    const now = (await read()).find(({ match_id: id }) => id === next.match_id);
    if (now?.start_time !== next.start_time) continue;
    const at = `listMatches ${game}`;
    findings.expect(
      'matches',
      now.state !== 'scheduled',
      at,
      `${next.match_id} has begun a minute ago, and is scheduled`,
    );
  }
}

/** No goal is taken away: half-time score and score of a match that was live lead to those of its result. */
async function played(bench: Bench): Promise<void> {
  const { guest, books, findings, states } = bench;
  const versions = new Map<string, string>();
  for (let nth = 0; nth < LOOKS && states?.has('clock.moved') === true; nth += 1) {
    await checkMatches(bench);
    await followed(bench, versions);
    await states.set('clock.moved', { seconds: LOOK_SECONDS });
  }
  const { live } = bench;
  for (const { game } of books) {
    const { matches } = await guest.read('listResults', { params: { game }, query: page(0, MAX_PAGE) });
    for (const { match_id: id, score, half_time_score: half } of matches) {
      const at = `listResults ${game}`;
      const isRising = (from: string, to: string) =>
        findings.expect('settled', isBelow(from, to), at, `${id}: ${from}, and later ${to}`);
      if (half !== undefined && score !== undefined) isRising(half, score);
      for (const seen of live) {
        if (seen.match_id !== id || score === undefined) continue;
        if (seen.score !== undefined) isRising(seen.score, score);
        if (seen.half_time_score !== undefined)
          findings.same('settled', at, `half-time score of ${id}, as it was seen live`, seen.half_time_score, half);
      }
    }
  }
}

/** Who reads only changes learns the half-time scores that the list has, where the upstream sends changes. */
async function followed({ guest, books, findings }: Bench, versions: Map<string, string>): Promise<void> {
  for (const { game } of books) {
    const since = versions.get(game);
    const query = since === undefined ? {} : { since, wait: '0' };
    const { status, envelope } = await guest.ask('listMatchChanges', { params: { game }, query });
    if (LACKING.has(status)) return;
    const { version, states, matches } = (envelope?.data ?? {}) as Partial<RowData<Rows['listMatchChanges']>>;
    if (version !== undefined) versions.set(game, version);
    if (since === undefined) continue;
    const listed = await guest.read('listMatches', { params: { game }, query: page(0, MAX_PAGE) });
    for (const { match_id: id, half_time_score: half } of listed.matches) {
      const change = [...(states ?? []), ...(matches ?? [])].find((each) => each.match_id === id);
      if (half !== undefined && change !== undefined)
        findings.same('changes', `listMatchChanges ${game}`, `half-time score of ${id}`, half, change.half_time_score);
    }
  }
}

/** @example isBelow('1:0', '2:1') // true */
function isBelow(from: string, to: string): boolean {
  const after = to.split(':').map(Number);
  return from.split(':').every((goals, side) => Number(goals) <= (after[side] ?? 0));
}
