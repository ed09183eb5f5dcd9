import { addAmounts, multiplyAmounts, subtractAmounts } from '#engine/money';
import { cashOutPart, quoteSlipCashOut } from '#engine/sports';
import { type Bench, type Book, singleOf } from '#cli/services/player/core/bench.ts';
import { place, refuse } from '#cli/services/player/core/place.ts';
import { unitOf } from '#cli/services/player/core/slips.ts';

/** Cashes out a bet, and a part of another: the wallet gets what was quoted. The calls are our additions. */
export async function checkCashOuts(bench: Bench): Promise<void> {
  await bench.each('cashOut', bench.sold(), async (book) => {
    const part = await whole(bench, book);
    if (part) await half(bench, book);
  });
}

/** A bet of a few units, so that a part has a value. */
async function placed(bench: Bench, book: Book, what: string) {
  const { player } = bench;
  const stake = multiplyAmounts(book.least, '20');
  const asked = singleOf(bench, { ...book, matches: book.matches.toReversed() }, what, stake);
  const { bet_id: id } = await place(bench, asked);
  const params = { game: book.game, id };
  const quote = await player.read('quoteCashOut', { params });
  const odds = asked.body.matches[0]?.picks[0]?.odds ?? '';
  const owed = quoteSlipCashOut(asked.slip, [{ state: 'open', placed: odds, live: odds }]);
  bench.findings.same('cashOut', `quoteCashOut ${book.game}, ${what}`, 'amount', owed, quote.amount);
  return { params, slip: asked.slip, stake, quote };
}

/** @returns whether partial cash-out exists */
async function whole(bench: Bench, book: Book): Promise<boolean> {
  const { player, findings } = bench;
  const { params, quote } = await placed(bench, book, 'then sold back');
  const { game } = book;
  const at = `cashOut ${game}`;
  const before = await player.balance();
  const refused = (what: string, amount: string) =>
    refuse(bench, 'cashOut', { row: 'cashOut', game, params, body: { amount }, what });
  await refused('for more than is quoted', addAmounts(quote.amount, unitOf(player.currency)));
  const { bet, balance } = await player.read('cashOut', { params, body: { amount: quote.amount } });
  findings.same('cashOut', at, 'payout', quote.amount, bet.payout);
  findings.same('cashOut', at, 'cashed_out', true, bet.cashed_out);
  await bench.left(at, addAmounts(before, quote.amount), balance);
  await refused('once more', '0.01');
  return quote.parts === true;
}

async function half(bench: Bench, book: Book): Promise<void> {
  const { player, findings } = bench;
  const { params, slip, stake, quote } = await placed(bench, book, 'then sold in part');
  const row = 'cashOutPart';
  const at = `${row} ${book.game}`;
  const before = await player.balance();
  const sold = multiplyAmounts(book.least, '5');
  const { paid: share } = cashOutPart(slip, quote.amount, sold);
  const above = { stake: sold, amount: addAmounts(share, unitOf(player.currency)) };
  await refuse(bench, 'cashOut', { row, game: book.game, params, body: above, what: 'for more than its share' });
  const { bet, balance } = await player.read(row, { params, body: { stake: sold, amount: share } });
  const part = bet.parts?.at(-1);
  const paid = part?.payout ?? '0';
  findings.same('cashOut', at, 'stake that was sold', sold, part?.stake);
  findings.same('cashOut', at, 'stake that is left', subtractAmounts(stake, sold), bet.stake);
  findings.same('cashOut', at, 'status', 1, bet.status);
  findings.same('cashOut', at, 'what is paid', share, paid);
  await bench.left(at, addAmounts(before, paid), balance);
}
