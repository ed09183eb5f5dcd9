import { randomBytes } from 'node:crypto';
import type { Bet } from '#contract/entities';
import { HEADERS } from '#contract/wire';
import type { RowCall } from '#cli/services/upstream/upstream-client.ts';
import { addAmounts, multiplyAmounts, subtractAmounts } from '#engine/money';
import { cashOutPart, quoteSlipCashOut, settleSlip, type SettleRules } from '#engine/sports';
import { isDone } from '#cli/services/rows/answer-checks.ts';
import { type Bench, type Book, singleOf } from '#cli/services/player/core/bench.ts';
import { page } from '#cli/services/player/core/pages.ts';
import { place, refuse, rulesOf } from '#cli/services/player/core/place.ts';
import { homeWin, type Asked, estimateOf, unitOf, withTerms } from '#cli/services/player/core/slips.ts';
import { paidOf } from './settled.ts';

/** Cashes out a bet, and a part of another: the wallet gets what was quoted. The calls are our additions. */
export async function checkCashOuts(bench: Bench): Promise<void> {
  await bench.each('cashOut', bench.sold(), async (book) => {
    const sold = await whole(bench, book);
    if (sold.hasParts) await half(bench, book, sold.call);
  });
}

/** A bet of a few units, so that a part has a value. */
async function placed(bench: Bench, book: Book, what: string) {
  const { player, second, findings } = bench;
  const stake = multiplyAmounts(book.least, '20');
  const asked = singleOf(bench, { ...book, matches: book.matches.toReversed() }, what, stake);
  const bet = await place(bench, asked);
  const params = { game: book.game, id: bet.bet_id };
  const quote = await player.read('quoteCashOut', { params });
  const odds = asked.body.matches[0]?.picks[0]?.odds ?? '';
  const owed = quoteSlipCashOut(asked.slip, [{ state: 'open', placed: odds, live: odds }]);
  findings.same('cashOut', `quoteCashOut ${book.game}, ${what}`, 'amount', owed, quote.amount);
  for (const [row, body] of [
    ['quoteCashOut', undefined],
    ['cashOut', { amount: quote.amount }],
  ] as const) {
    const answered = await second?.ask(row, { params, body });
    const isBarred = answered === undefined || !isDone(answered);
    findings.expect('access', isBarred, `${row} ${book.game}, by another player`, 'answered');
  }
  await whileSuspended(bench, asked, params);
  return { params, asked, rules: rulesOf(bet), stake, quote };
}

/** Nothing is bought back at a price that no one may bet at. */
async function whileSuspended(bench: Bench, asked: Asked, params: object): Promise<void> {
  const { player, findings, states } = bench;
  const [match] = asked.body.matches;
  if (states?.has('market.suspended') !== true || match === undefined) return;
  const suspend = (suspended: boolean) =>
    states.set('market.suspended', { match_id: match.match_id, market: match.picks[0]?.kind, suspended });
  await suspend(true);
  try {
    const answered = await player.ask('quoteCashOut', { params: { ...params } });
    const at = `quoteCashOut ${asked.game}, of a market that is suspended`;
    findings.expect('cashOut', !isDone(answered), at, 'quoted');
  } finally {
    await suspend(false);
  }
}

/** A bet is sold for what it is worth, also where less is asked for. @returns the call, and whether partial cash-out exists */
async function whole(bench: Bench, book: Book): Promise<{ readonly hasParts: boolean; readonly call: RowCall }> {
  const { player, findings } = bench;
  const { params, quote } = await placed(bench, book, 'then sold back');
  const { game } = book;
  const at = `cashOut ${game}`;
  const before = await player.balance();
  const refused = (what: string, amount: string) =>
    refuse(bench, 'cashOut', { row: 'cashOut', game, params, body: { amount }, what });
  await refused('for more than is quoted', addAmounts(quote.amount, unitOf(player.currency)));
  const call = {
    body: { amount: subtractAmounts(quote.amount, unitOf(player.currency)) },
    headers: { [HEADERS.idempotencyKey]: randomBytes(16).toString('hex') },
  };
  const { bet, balance } = await player.read('cashOut', { params, ...call });
  findings.same('cashOut', at, 'payout', quote.amount, bet.payout);
  findings.same('cashOut', at, 'cashed_out', true, bet.cashed_out);
  findings.same('cashOut', at, 'status', 16, bet.status);
  await bench.left(at, addAmounts(before, quote.amount), balance);
  const { transactions } = await player.read('listTransactions', { query: page(0, 1) });
  findings.same('statement', at, 'newest movement', quote.amount, transactions[0]?.amount);
  await refused('once more', '0.01');
  return { hasParts: quote.parts === true, call };
}

async function half(bench: Bench, book: Book, used: RowCall): Promise<void> {
  const { player, findings } = bench;
  const { params, asked, rules, stake, quote } = await placed(bench, book, 'then sold in part');
  const row = 'cashOutPart';
  const at = `${row} ${book.game}`;
  const before = await player.balance();
  const again = await player.ask('cashOut', { params, ...used });
  findings.expect('keys', !isDone(again), `cashOut ${book.game}, of another bet under the key`, 'accepted');
  const sold = multiplyAmounts(book.least, '5');
  const { paid: share } = cashOutPart(asked.slip, quote.amount, sold);
  const above = { stake: sold, amount: addAmounts(share, unitOf(player.currency)) };
  const refused = (what: string, body: object) =>
    refuse(bench, 'cashOut', { row, game: book.game, params, body, what });
  await refused('for more than its share', above);
  await refused('of more than its stake', { stake: addAmounts(stake, unitOf(player.currency)), amount: quote.amount });
  const { bet, balance } = await player.read(row, { params, body: { stake: sold, amount: share } });
  const part = bet.parts?.at(-1);
  const paid = part?.payout ?? '0';
  const left = subtractAmounts(stake, sold);
  const rest = withTerms(asked, { stake: left });
  findings.same('cashOut', at, 'stake that was sold', sold, part?.stake);
  findings.same('cashOut', at, 'stake that is left', left, bet.stake);
  findings.same('cashOut', at, 'highest return that is left', estimateOf(rest, rules).max, bet.max_payout);
  findings.same('cashOut', at, 'status', 1, bet.status);
  findings.same('cashOut', at, 'what is paid', share, paid);
  await bench.left(at, addAmounts(before, paid), balance);
  const kept = await secondPart(bench, params, rest, { stake: sold, payout: share });
  await settleRest(bench, params, kept, rules);
}

/** A part of what is left, beside the part that is sold already. @returns what is kept */
async function secondPart(
  bench: Bench,
  params: { readonly game: Book['game']; readonly id: string },
  asked: Asked,
  first: { readonly stake: string; readonly payout: string },
): Promise<Asked> {
  const { player, findings } = bench;
  const { stake } = first;
  const at = `cashOutPart ${params.game}, a second part`;
  const [before, quote] = [await player.balance(), await player.read('quoteCashOut', { params })];
  const { paid: payout } = cashOutPart(asked.slip, quote.amount, stake);
  const { bet, balance } = await player.read('cashOutPart', { params, body: { stake, amount: payout } });
  const parts = bet.parts ?? [];
  const shown = parts.map((part) => ({ stake: part.stake, payout: part.payout }));
  findings.same('cashOut', at, 'parts of the bet', [first, { stake, payout }], shown);
  findings.same('cashOut', at, 'different numbers of its parts', 2, new Set(parts.map(({ part_id }) => part_id)).size);
  await bench.left(at, addAmounts(before, payout), balance);
  return withTerms(asked, { stake: subtractAmounts(asked.slip.stake, stake) });
}

/** The part that was kept is settled as a bet of its stake. */
async function settleRest(
  bench: Bench,
  params: { readonly game: Book['game']; readonly id: string },
  rest: Asked,
  rules: SettleRules,
): Promise<void> {
  const { player, findings, states } = bench;
  if (states?.has('match.ended') !== true) return;
  const result = homeWin(params.game);
  const match_id = rest.body.matches[0]?.match_id ?? '';
  const [before, paidBefore] = [await player.balance(), await paidOf(bench, params.game)];
  await states.set('match.ended', { match_id, ...result });
  const at = `cashOutPart ${params.game}, then settled`;
  const bet: Bet = await player.read('getMyBet', { params });
  const { state, payout } = settleSlip(rest.slip, { [match_id]: result }, rules);
  findings.same('cashOut', at, 'result and payout', [state, payout], [bet.result, bet.payout]);
  const paid = subtractAmounts(await paidOf(bench, params.game), paidBefore);
  findings.same('money', at, 'balance after the result', addAmounts(before, paid), await player.balance());
}
