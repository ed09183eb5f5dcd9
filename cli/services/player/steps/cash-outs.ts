import { addAmounts, multiplyAmounts, subtractAmounts } from '#engine/money';
import { cashOutPart, quoteSlipCashOut } from '#engine/sports';
import { isDone } from '#cli/services/rows/answer-checks.ts';
import type { Bench, Book } from '#cli/services/player/core/bench.ts';
import { place } from '#cli/services/player/core/place.ts';
import { CannotRun } from '#cli/services/player/core/player.ts';
import { ask, selectionsOf, unitOf } from '#cli/services/player/core/slips.ts';

/** Cashes out a bet, and a part of another: the wallet gets what was quoted. The calls are our additions. */
export async function checkCashOuts(bench: Bench): Promise<void> {
  await bench.each('cashOut', bench.sold(), async (book) => {
    const part = await whole(bench, book);
    if (part) await half(bench, book);
  });
}

/** A bet of a few units, so that a part has a value. */
async function placed(bench: Bench, { game, matches, least }: Book, what: string) {
  const { player } = bench;
  const [selection] = matches.toReversed().flatMap(selectionsOf);
  if (selection === undefined) throw new CannotRun(`no ${game} match takes bets`);
  const stake = multiplyAmounts(least, '20');
  const asked = ask(what, game, [selection], { passes: ['single'], stake, currency: player.currency });
  const { bet_id: id } = await place(bench, asked);
  const params = { game, id };
  const quote = await player.read('quoteCashOut', { params });
  const legs = [{ state: 'open' as const, placed: selection.odds, live: selection.odds }];
  const at = `quoteCashOut ${game}, ${what}`;
  bench.findings.same('cashOut', at, 'amount', quoteSlipCashOut(asked.slip, legs), quote.amount);
  return { params, slip: asked.slip, stake, quote };
}

/** @returns whether partial cash-out exists */
async function whole(bench: Bench, book: Book): Promise<boolean> {
  const { player, findings } = bench;
  const { params, quote } = await placed(bench, book, 'then sold back');
  const at = `cashOut ${book.game}`;
  const before = await player.balance();
  const over = await player.ask('cashOut', {
    params,
    body: { amount: addAmounts(quote.amount, unitOf(player.currency)) },
  });
  findings.expect('cashOut', !isDone(over), `${at}, for more than is quoted`, 'accepted');
  const { bet, balance } = await player.read('cashOut', { params, body: { amount: quote.amount } });
  const after = addAmounts(before, quote.amount);
  findings.same('cashOut', at, 'payout', quote.amount, bet.payout);
  findings.same('cashOut', at, 'cashed_out', true, bet.cashed_out);
  findings.same('money', at, 'balance of the answer', after, balance);
  findings.same('money', at, 'balance after', after, await player.balance());
  const again = await player.ask('cashOut', { params, body: { amount: '0.01' } });
  findings.expect('cashOut', !isDone(again), `${at}, once more`, 'accepted');
  findings.same('money', at, 'balance after once more', after, await player.balance());
  return quote.parts === true;
}

async function half(bench: Bench, book: Book): Promise<void> {
  const { player, findings } = bench;
  const { params, slip, stake, quote } = await placed(bench, book, 'then sold in part');
  const at = `cashOutPart ${book.game}`;
  const before = await player.balance();
  const sold = multiplyAmounts(book.least, '5');
  const { paid: share } = cashOutPart(slip, quote.amount, sold);
  const above = addAmounts(share, unitOf(player.currency));
  const over = await player.ask('cashOutPart', { params, body: { stake: sold, amount: above } });
  findings.expect('cashOut', !isDone(over), `${at}, for more than its share`, 'accepted');
  const { bet, balance } = await player.read('cashOutPart', { params, body: { stake: sold, amount: share } });
  const part = bet.parts?.at(-1);
  findings.same('cashOut', at, 'stake that was sold', sold, part?.stake);
  findings.same('cashOut', at, 'stake that is left', subtractAmounts(stake, sold), bet.stake);
  findings.same('cashOut', at, 'status', 1, bet.status);
  const paid = part?.payout ?? '0';
  findings.same('cashOut', at, 'what is paid', share, paid);
  findings.same('money', at, 'balance of the answer', addAmounts(before, paid), balance);
  findings.same('money', at, 'balance after', addAmounts(before, paid), await player.balance());
}
