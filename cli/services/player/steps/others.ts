import type { RowName } from '#contract/rows';
import { isDone } from '#cli/services/rows/answer-checks.ts';
import type { Bench } from '#cli/services/player/core/bench.ts';
import { CannotRun } from '#cli/services/player/core/player.ts';

/** As many bets of a game are tried by others. */
const TRIED = 4;

/** A second player and a guest try what is the first player's. */
export async function checkOthers(bench: Bench): Promise<void> {
  const { second, guest, findings, books } = bench;
  const games = [...new Set(bench.placed.map(({ game }) => game))];
  const tried = games.flatMap((game) => bench.placed.filter((each) => each.game === game).slice(0, TRIED));
  if (tried.length === 0) throw new CannotRun('no bet was placed');
  await bench.each('access', tried, async ({ game, read, params }) => {
    if (read === undefined) return;
    const { status } = await guest.ask(read, { params }, 'none');
    findings.expect('auth', status === 401, `${read} ${game}, without a token`, `status ${status}, not 401`);
    if (second === undefined) return;
    const answered = await second.ask(read, { params });
    findings.expect('access', !isDone(answered), `${read} ${game}, by another player`, 'answered');
  });
  if (second === undefined)
    throw new CannotRun('there is no second account (SLIPWAY_SECOND_ACCOUNT, SLIPWAY_SECOND_PASSWORD)');
  const ids = new Set(bench.placed.map(({ id }) => id));
  await bench.each('access', books, async ({ game }) => {
    const row: RowName = 'listMyBets';
    const query = { start: '0', limit: '100', status: '-1' };
    const { bets } = await second.read(row, { params: { game }, query });
    const foreign = bets.filter(({ bet_id }) => ids.has(bet_id)).map(({ bet_id }) => bet_id);
    findings.same('access', `${row} ${game}, by another player`, 'bets of the first player', [], foreign);
  });
}
