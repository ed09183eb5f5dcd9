import { randomBytes } from 'node:crypto';
import { HEADERS } from '#contract/wire';
import { addAmounts, subtractAmounts } from '#engine/money';
import { isDone } from '#cli/services/rows/answer-checks.ts';
import { type Bench, singleOf } from '#cli/services/player/core/bench.ts';
import { ANY_STATUS, page } from '#cli/services/player/core/pages.ts';
import { withTerms } from '#cli/services/player/core/slips.ts';

/** As long as an answer may take. */
const AHEAD_MS = 5_000;

/** Level `keyed`: a key counts once, refuses another bet, and deadlines hold. */
export async function checkKeys(bench: Bench): Promise<void> {
  const { player, findings } = bench;
  const [book] = bench.sold();
  if (book === undefined) return;
  const { game, least: stake } = book;
  const asked = singleOf(bench, book, 'with a key');
  const key = randomBytes(16).toString('hex');
  const at = `placeBet ${game}`;
  const send = (body: unknown, headers: Readonly<Record<string, string>>) =>
    player.ask('placeBet', { params: { game }, body, headers: { [HEADERS.idempotencyKey]: key, ...headers } });
  for (let times = 0; times < 4; times += 1) bench.afford(stake);
  const before = await player.balance();
  const { headers: shown = {} } = await player.ask('getAccount');
  const until = (ms: number) => ({ [HEADERS.deadline]: String(Number(shown[HEADERS.serverTime] ?? Date.now()) + ms) });
  const late = await send(asked.body, { [HEADERS.idempotencyKey]: `${key}-late`, ...until(-1) });
  findings.expect('keys', !isDone(late), `${at}, a moment after its deadline`, 'accepted');
  const headers = { [HEADERS.idempotencyKey]: key, ...until(AHEAD_MS) };
  const { bet } = await player.read('placeBet', { params: { game }, body: asked.body, headers }, `${at}, in time`);
  bench.placed.push({ game, id: bet.bet_id, stake, read: 'getMyBet', params: { game, id: bet.bet_id } });
  const again = await send(asked.body, {});
  const repeated = again.envelope?.data as { bet?: { bet_id?: unknown } } | undefined;
  findings.same('keys', `${at}, the same key again`, 'bet_id', bet.bet_id, repeated?.bet?.bet_id);
  if (bench.reaches('all')) {
    const query = page(0, 50, { ...ANY_STATUS, key });
    const { bets } = await player.read('listMyBets', { params: { game }, query });
    const shown = bets.map(({ bet_id: id }) => id);
    findings.same('keys', `listMyBets ${game}, by a key`, 'bets', [bet.bet_id], shown);
  }
  const other = await send(withTerms(asked, { multiple: 2 }).body, {});
  findings.expect('keys', !isDone(other), `${at}, another bet under the key`, 'accepted');
  const after = await player.balance();
  findings.same('money', `${at}, four requests of one bet`, 'balance', subtractAmounts(before, stake), after);
  if (!bench.reaches('all')) return;
  const own = await player.read('getOutcome', { query: { key } });
  const { bet: known } = (own.answer ?? {}) as { bet?: { bet_id?: unknown } };
  findings.same('keys', 'getOutcome, of a bet', 'state and bet', ['done', bet.bet_id], [own.state, known?.bet_id]);
  const refused = `${key}-refused`;
  const dear = withTerms(asked, { stake: addAmounts(await player.balance(), '1') }).body;
  await send(dear, { [HEADERS.idempotencyKey]: refused });
  const of = await player.read('getOutcome', { query: { key: refused } });
  findings.same('keys', 'getOutcome, of a bet that was refused', 'state', 'refused', of.state);
  if (bench.second === undefined) return;
  const { state } = await bench.second.read('getOutcome', { query: { key } });
  findings.same('access', 'getOutcome, by another player', 'state', 'none', state);
}
