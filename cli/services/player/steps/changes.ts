import { GAME_STATUS, type Market, type Match, PRODUCT_IDS } from '#contract/entities';
import { addAmounts, compareAmounts, multiplyAmounts, subtractAmounts } from '#engine/money';
import { estimateUnderRules } from '#engine/sports';
import { LACKING } from '#cli/services/upstream/upstream-client.ts';
import { type Bench, type Book, singleOf, statesOf } from '#cli/services/player/core/bench.ts';
import { MAX_PAGE, page } from '#cli/services/player/core/pages.ts';
import { place, refuse, rulesOf } from '#cli/services/player/core/place.ts';
import { type Asked, withTerms } from '#cli/services/player/core/slips.ts';
import type { States } from '#cli/services/player/core/states.ts';

const HOUR_MS = 3_600_000;

/** Operators' changes are enforced: suspended, moved, limited, switched off, banned. Needs the states endpoint. */
export async function checkChanges(bench: Bench): Promise<void> {
  const states = statesOf(bench);
  const [book] = bench.sold();
  if (book === undefined) return;
  const single = singleOf(bench, book, 'a single');
  bench.afford(book.least);
  await bench.each('changes', changesOf(bench, states, book, single), (change) => whileChanged(bench, single, change));
  await bench.each('changes', [wholeBalance, moved, movedTwice, postponed], (change) =>
    change(bench, states, book, single),
  );
}

interface Change {
  readonly what: string;
  readonly warning?: string;
  readonly terms?: Parameters<typeof withTerms>[1];
  /** Makes or undoes the change. */
  readonly set: (isChanged: boolean) => Promise<unknown>;
}

function changesOf({ account: { account } }: Bench, states: States, { game, limits }: Book, single: Asked): Change[] {
  const { match_id, market } = placeIn(single);
  const raised = { min: multiplyAmounts(addAmounts(limits.bet.min, '1'), '2'), max: limits.bet.max };
  const lowered = { min: limits.bet.min, max: limits.bet.min };
  const statusOf = (isOff: boolean) => (isOff ? GAME_STATUS.disabled : GAME_STATUS.active);
  return [
    { what: 'suspended', set: (is) => states.set('market.suspended', { match_id, market, suspended: is }) },
    {
      what: 'below a raised minimum',
      warning: 'belowMinBet',
      set: (is) => states.set('limits.set', { game, bet: is ? raised : limits.bet }),
    },
    {
      what: 'above a lowered maximum',
      warning: 'exceedsMaxBet',
      terms: { multiple: 2 },
      set: (is) => states.set('limits.set', { game, bet: is ? lowered : limits.bet }),
    },
    {
      what: 'switched off',
      set: (is) => states.set('game.status', { game, game_id: PRODUCT_IDS[game], status: statusOf(is) }),
    },
    { what: 'banned', set: (is) => states.set('member.banned', { account, banned: is }) },
  ];
}

/** Refused while changed, accepted afterwards. */
async function whileChanged(bench: Bench, single: Asked, change: Change): Promise<void> {
  const { what, warning, terms = {}, set } = change;
  await set(true);
  try {
    await refuse(bench, 'changes', { ...withTerms(single, terms), what }, warning === undefined ? {} : { warning });
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

/** A price that moves up and down: who may bet at the old one, and who bets at the new one. */
async function moved(bench: Bench, states: States, _: Book, single: Asked): Promise<void> {
  const { match_id, market, outcome, odds } = placeIn(single);
  const move = (price: string) => states.set('price.moved', { match_id, market, outcome, odds: price });
  const [higher, lower] = [addAmounts(odds, '1.11'), subtractAmounts(odds, '0.01')];
  const since = await versionOf(bench, single);
  await move(higher);
  try {
    await listed(bench, single, higher, since);
    await refuse(bench, 'changes', { ...single, what: 'at odds that have moved' });
    // Which odds a slip accepts is our addition.
    if (!bench.reaches('all')) return;
    for (const accept of ['better', 'any'] as const) await placedAt(bench, single, accept, higher);
    if (compareAmounts(lower, '1') <= 0) return;
    await move(lower);
    const body = { ...single.body, accept_odds: 'better' };
    await refuse(bench, 'changes', {
      ...single,
      body,
      what: 'at odds that have fallen, where better ones are accepted',
    });
    await placedAt(bench, single, 'any', lower);
  } finally {
    await move(odds);
  }
}

interface Place {
  readonly match_id: string | undefined;
  readonly market: string | undefined;
  readonly outcome: string | undefined;
}

const oddsOf = (matches: readonly Match[] = [], { match_id, market, outcome }: Place) =>
  matches
    .find((match) => match.match_id === match_id)
    ?.markets.find(({ kind }) => kind === market)
    ?.outcomes.find((each) => each.outcome === outcome)?.odds;

/** Two prices that move one after the other: who asks for the changes since before both gets both. */
async function movedTwice({ guest, findings }: Bench, states: States, book: Book, single: Asked): Promise<void> {
  const { game } = book;
  const { match_id, market } = placeIn(single);
  const shown = book.matches.find((match) => match.match_id === match_id)?.markets.find(({ kind }) => kind === market);
  const [first, second] = shown?.outcomes ?? [];
  const since = await versionOf({ guest }, single);
  if (first === undefined || second === undefined || since === undefined) return;
  const move = (outcome: string, odds: string) => states.set('price.moved', { match_id, market, outcome, odds });
  const moved = [first, second].map(({ outcome, odds }) => ({ outcome, odds: addAmounts(odds, '0.77') }));
  try {
    for (const { outcome, odds } of moved) {
      await move(outcome, odds);
      await versionOf({ guest }, single);
    }
    const { matches, prices } = await guest.read('listMatchChanges', { params: { game }, query: { since } });
    for (const { outcome, odds } of moved) {
      const now =
        oddsOf(matches, { match_id, market, outcome }) ??
        prices?.[match_id ?? '']?.[market as Market['kind']]?.[outcome];
      findings.same('changes', `listMatchChanges ${game}`, 'one of two prices that have moved', odds, now);
    }
  } finally {
    for (const { outcome, odds } of [first, second]) await move(outcome, odds);
  }
}

/** An hour later, which voids nothing: the bet has the new kick-off, as the list of matches has. */
async function postponed(bench: Bench, states: States, _: Book, single: Asked): Promise<void> {
  const { player, guest, findings } = bench;
  const { game } = single;
  if (!states.has('match.postponed')) return;
  const { bet_id: id, matches } = await place(bench, { ...single, what: 'on a match that is then postponed' });
  const [{ match_id, start_time: was } = { match_id: '', start_time: '' }] = matches;
  const start_time = new Date(Date.parse(was) + HOUR_MS).toISOString();
  await states.set('match.postponed', { match_id, start_time });
  const query = page(0, MAX_PAGE, { timestamp: String(Date.now()) });
  const sold = (await guest.read('listMatches', { params: { game }, query })).matches;
  const [shown] = (await player.read('getMyBet', { params: { game, id } })).matches;
  const listed = sold.find((match) => match.match_id === match_id)?.start_time;
  for (const [at, now] of [
    [`listMatches ${game}`, listed],
    [`getMyBet ${game}`, shown?.start_time],
  ] as const)
    findings.same('changes', `${at}, of a match that is postponed`, 'kick-off', start_time, now);
  await states.set('match.postponed', { match_id, start_time: was });
}

async function versionOf({ guest }: Pick<Bench, 'guest'>, { game }: Asked): Promise<string | undefined> {
  const { status, envelope } = await guest.ask('listMatchChanges', { params: { game } });
  return LACKING.has(status) ? undefined : (envelope?.data as { version?: string } | undefined)?.version;
}

/** The new price in the list of matches, and among its changes where the upstream has them. */
async function listed(
  { guest, findings }: Bench,
  asked: Asked,
  odds: string,
  since: string | undefined,
): Promise<void> {
  const { match_id, market, outcome } = placeIn(asked);
  const params = { game: asked.game };
  const priceIn = (matches?: readonly Match[]) => oddsOf(matches, { match_id, market, outcome });
  const query = page(0, MAX_PAGE, { timestamp: String(Date.now()) });
  const { matches } = await guest.read('listMatches', { params, query });
  findings.same('changes', `listMatches ${asked.game}`, 'a price that has moved', odds, priceIn(matches));
  if (since === undefined) return;
  const changes = await guest.read('listMatchChanges', { params, query: { since } });
  const shown =
    priceIn(changes.matches) ?? changes.prices?.[match_id ?? '']?.[market as Market['kind']]?.[outcome ?? ''];
  findings.same('changes', `listMatchChanges ${asked.game}`, 'a price that has moved', odds, shown);
}

/** Accepted at the new odds, whatever the slip says. */
async function placedAt(
  bench: Bench,
  { game, body, slip }: Asked,
  accept: 'better' | 'any',
  odds: string,
): Promise<void> {
  const { player, findings } = bench;
  const at = `placeBet ${game}, at odds that have moved, with accept_odds ${accept}`;
  bench.afford(slip.stake);
  const before = await player.balance();
  const { bet, balance } = await player.read(
    'placeBet',
    { params: { game }, body: { ...body, accept_odds: accept } },
    at,
  );
  bench.placed.push({ game, id: bet.bet_id, stake: slip.stake, read: 'getMyBet', params: { game, id: bet.bet_id } });
  findings.same('changes', at, 'odds of the bet', odds, bet.matches[0]?.picks[0]?.odds);
  const matches = slip.matches.map((match) => ({ ...match, picks: match.picks.map((pick) => ({ ...pick, odds })) }));
  const { max } = estimateUnderRules({ ...slip, matches }, rulesOf(bet));
  findings.same('highest', at, 'highest return', max, bet.max_payout);
  await bench.left(at, subtractAmounts(before, slip.stake), balance);
}
