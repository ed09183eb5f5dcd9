import { GAME_STATUS, PRODUCT_IDS } from '#contract/entities';
import { addAmounts, multiplyAmounts } from '#engine/money';
import { type Bench, type Book, singleOf, statesOf } from '#cli/services/player/core/bench.ts';
import { place, refuse } from '#cli/services/player/core/place.ts';
import type { Asked } from '#cli/services/player/core/slips.ts';
import type { States } from '#cli/services/player/core/states.ts';

/** Operators' changes are enforced: suspended, moved, limited, switched off, banned. Needs the states endpoint. */
export async function checkChanges(bench: Bench): Promise<void> {
  const states = statesOf(bench);
  const [book] = bench.sold();
  if (book === undefined) return;
  const single = singleOf(bench, book, 'a single');
  bench.afford(book.least);
  await bench.each('changes', changesOf(bench, states, book, single), (change) => whileChanged(bench, single, change));
  await bench.each('changes', [wholeBalance, moved], (change) => change(bench, states, book, single));
}

interface Change {
  readonly what: string;
  readonly warning?: string;
  /** Makes or undoes the change. */
  readonly set: (isChanged: boolean) => Promise<unknown>;
}

function changesOf({ account: { account } }: Bench, states: States, { game, limits }: Book, single: Asked): Change[] {
  const { match_id, market } = placeIn(single);
  const raised = { min: multiplyAmounts(addAmounts(limits.bet.min, '1'), '2'), max: limits.bet.max };
  const statusOf = (isOff: boolean) => (isOff ? GAME_STATUS.disabled : GAME_STATUS.active);
  return [
    { what: 'suspended', set: (is) => states.set('market.suspended', { match_id, market, suspended: is }) },
    {
      what: 'below a raised minimum',
      warning: 'belowMinBet',
      set: (is) => states.set('limits.set', { game, bet: is ? raised : limits.bet }),
    },
    {
      what: 'switched off',
      set: (is) => states.set('game.status', { game, game_id: PRODUCT_IDS[game], status: statusOf(is) }),
    },
    { what: 'banned', set: (is) => states.set('member.banned', { account, banned: is }) },
  ];
}

/** Refused while changed, accepted afterwards. */
async function whileChanged(bench: Bench, single: Asked, { what, warning, set }: Change): Promise<void> {
  await set(true);
  try {
    await refuse(bench, 'changes', { ...single, what }, warning === undefined ? {} : { warning });
  } finally {
    await set(false);
  }
  await place(bench, { ...single, what: `${what} until now` });
}

const placeIn = ({ body }: Asked) => {
  const [match] = body.matches;
  const [pick] = match?.picks ?? [];
  return { match_id: match?.match_id, market: pick?.kind, outcome: pick?.outcome, odds: pick?.odds ?? '2' };
};

/** An empty account, then exactly the stake. */
async function wholeBalance(bench: Bench, states: States, { least }: Book, single: Asked): Promise<void> {
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
}

async function moved(bench: Bench, states: States, _: Book, single: Asked): Promise<void> {
  const { match_id, market, outcome, odds } = placeIn(single);
  await states.set('price.moved', { match_id, market, outcome, odds: addAmounts(odds, '1.11') });
  await refuse(bench, 'changes', { ...single, what: 'at odds that have moved' });
  await states.set('price.moved', { match_id, market, outcome, odds });
}
