import type { RowName } from '#contract/rows';
import { addAmounts, subtractAmounts } from '#engine/money';
import type { RowCall } from '#cli/services/upstream/upstream-client.ts';
import type { Bench } from '#cli/services/player/core/bench.ts';
import { page } from '#cli/services/player/core/pages.ts';
import { refuse } from '#cli/services/player/core/place.ts';
import type { Player } from '#cli/services/player/core/player.ts';
import { unitOf } from '#cli/services/player/core/slips.ts';
import { written } from './statement.ts';

export interface Wallet {
  readonly what: string;
  readonly into: 'moveIntoCardGame' | 'moveIntoNg';
  readonly out: 'moveOutOfCardGame' | 'moveOutOfNg';
  readonly move: (money: string, currency: string) => Pick<RowCall, 'body' | 'query'>;
  readonly balance: (who: Player) => Promise<{ readonly balance: string; readonly currency: string }>;
}

const ngWallet = (plat_type: string): Wallet => ({
  what: `the wallet of ${plat_type}`,
  into: 'moveIntoNg',
  out: 'moveOutOfNg',
  move: (money, currency) => ({ body: { plat_type, money, currency } }),
  balance: (who) => who.read('getNgBalance', { query: { plat_type } }),
});
const CARDS: Wallet = {
  what: 'the wallet of the card games',
  into: 'moveIntoCardGame',
  out: 'moveOutOfCardGame',
  move: (money) => ({ query: { game_id: 'poker', money } }),
  balance: (who) => who.read('getCardBalance'),
};
export const WALLETS: readonly Wallet[] = [CARDS, ngWallet('ag'), ngWallet('bbin')];

const AMOUNT = '1.01';

/** Money into each wallet of games and back: exact on both sides, and in no other wallet. */
export async function checkGameMoney(bench: Bench): Promise<void> {
  await bench.each('transfers', WALLETS, async (wallet) => {
    bench.afford(AMOUNT);
    await inAndOut(bench, wallet);
    // It came back.
    bench.taken = subtractAmounts(bench.taken, AMOUNT);
  });
}

async function inAndOut(bench: Bench, { what, into, out, move, balance }: Wallet): Promise<void> {
  const { player, second, findings } = bench;
  const { currency } = player;
  const unit = unitOf(currency);
  const refused = (row: RowName, how: string, money: string) =>
    refuse(bench, 'transfers', { row, what: `${how}, ${what}`, ...move(money, currency) });
  const others = WALLETS.filter((each) => each.what !== what);
  const rest = () => Promise.all(others.map(async (each) => (await each.balance(player)).balance));
  const [main, inside, elsewhere] = [await player.balance(), (await balance(player)).balance, await rest()];
  const ofSecond = second === undefined ? undefined : await second.balance();

  await refused(into, 'more than there is', addAmounts(main, unit));
  await refused(into, 'nothing', '0');
  await refused(into, 'less than nothing', '-1');
  const put = await player.read(into, move(AMOUNT, currency));
  await bench.left(`${into}, ${what}`, subtractAmounts(main, AMOUNT), put.balance);
  const held = addAmounts(inside, AMOUNT);
  const same = (row: RowName, expected: string, answered: string, shown: string) =>
    findings.same('money', `${row}, ${what}`, 'balance in the game', [expected, expected], [answered, shown]);
  same(into, held, put.game_balance, (await balance(player)).balance);
  findings.same('money', `${into}, ${what}`, 'other wallets of games', elsewhere, await rest());
  if (second !== undefined && ofSecond !== undefined)
    findings.same('money', `${into}, ${what}`, 'balance of another player', ofSecond, await second.balance());

  await refused(out, 'more than there is', addAmounts(held, unit));
  const back = await player.read(out, move(AMOUNT, currency));
  await bench.left(`${out}, ${what}`, main, back.balance);
  same(out, inside, back.game_balance, (await balance(player)).balance);
  const { transactions } = await player.read('listTransactions', { query: page(0, 2) });
  const amounts = transactions.map(({ amount }) => amount);
  const moves = [AMOUNT, `-${AMOUNT}`].map(written);
  findings.same('statement', `${out}, ${what}`, 'newest movements', moves, amounts.map(written));
}
