import { GAME_STATUS, PRODUCT_IDS } from '#contract/entities';
import { addAmounts, multiplyAmounts } from '#engine/money';
import type { Bench, Book } from '#cli/services/player/core/bench.ts';
import { place, refuse } from '#cli/services/player/core/place.ts';
import { CannotRun } from '#cli/services/player/core/player.ts';
import { type Asked, ask, selectionsOf } from '#cli/services/player/core/slips.ts';
import type { States } from '#cli/services/player/core/states.ts';

type Change = (bench: Bench, states: States, book: Book, single: Asked) => Promise<void>;

/** What the operator changes is kept: suspended, moved, limited, switched off, banned. Needs the states endpoint. */
export async function checkChanges(bench: Bench): Promise<void> {
  const { states } = bench;
  if (states === undefined) throw new CannotRun('there is no states endpoint: --states URL');
  const [book] = bench.sold();
  const [selection] = book?.matches.flatMap(selectionsOf) ?? [];
  if (book === undefined || selection === undefined) return;
  const terms = { passes: ['single'], stake: book.least, currency: bench.player.currency };
  const single = ask('a single', book.game, [selection], terms);
  bench.afford(book.least);
  await bench.each('changes', [suspended, limited, switchedOff, banned, wholeBalance, moved], (change) =>
    change(bench, states, book, single),
  );
}

/** Refused while it is changed, accepted after the change is undone. */
async function whileChanged(
  bench: Bench,
  { what, single, warning }: { readonly what: string; readonly single: Asked; readonly warning?: string },
  set: () => Promise<void>,
  unset: () => Promise<void>,
): Promise<void> {
  await set();
  try {
    await refuse(bench, 'changes', { ...single, what }, warning === undefined ? {} : { warning });
  } finally {
    await unset();
  }
  await place(bench, { ...single, what: `${what} until now` });
}

const placeIn = ({ body }: Asked) => {
  const [match] = body.matches;
  const [pick] = match?.picks ?? [];
  return { match_id: match?.match_id, market: pick?.kind, outcome: pick?.outcome, odds: pick?.odds ?? '2' };
};

const suspended: Change = (bench, states, _, single) => {
  const { match_id, market } = placeIn(single);
  const set = (is: boolean) => states.set('market.suspended', { match_id, market, suspended: is });
  return whileChanged(
    bench,
    { what: 'suspended', single },
    () => set(true),
    () => set(false),
  );
};

const limited: Change = (bench, states, { game, limits }, single) => {
  const min = multiplyAmounts(addAmounts(limits.bet.min, '1'), '2');
  const set = (bet: object) => states.set('limits.set', { game, bet });
  const what = { what: 'below a raised minimum', single, warning: 'belowMinBet' };
  return whileChanged(
    bench,
    what,
    () => set({ min, max: limits.bet.max }),
    () => set(limits.bet),
  );
};

const switchedOff: Change = (bench, states, { game }, single) => {
  const set = (status: number) => states.set('game.status', { game, game_id: PRODUCT_IDS[game], status });
  const what = { what: 'switched off', single };
  return whileChanged(
    bench,
    what,
    () => set(GAME_STATUS.disabled),
    () => set(GAME_STATUS.active),
  );
};

const banned: Change = (bench, states, _, single) => {
  const { account } = bench.account;
  const set = (is: boolean) => states.set('member.banned', { account, banned: is });
  return whileChanged(
    bench,
    { what: 'banned', single },
    () => set(true),
    () => set(false),
  );
};

/** An empty account, then one of exactly the stake. */
const wholeBalance: Change = async (bench, states, { least }, single) => {
  const { player, account } = bench;
  const had = await player.balance();
  const set = (balance: string) => states.set('member.balance', { account: account.account, balance });
  await set('0');
  try {
    await refuse(bench, 'changes', { ...single, what: 'with an empty account' });
    await set(least);
    await place(bench, { ...single, what: 'for the whole balance' });
  } finally {
    await set(had);
  }
};

const moved: Change = async (bench, states, _, single) => {
  const { match_id, market, outcome, odds } = placeIn(single);
  await states.set('price.moved', { match_id, market, outcome, odds: addAmounts(odds, '1.11') });
  await refuse(bench, 'changes', { ...single, what: 'at odds that have moved' });
  await states.set('price.moved', { match_id, market, outcome, odds });
};
