import { BET_STATUS } from '#contract/entities';
import type { BetDoc, BetRecord, EntryKind } from '#simulator/testing';
import type { World } from '#simulator';
import type { Mutant } from './mutant.ts';

type Move = World['ledger']['move'];

const mutant = (name: string, world: (world: World) => void): Mutant => ({ name, of: 'simulator', world });

/** Replaces a method of a service; `make` gets the original. */
function instead<T extends object, K extends keyof T>(service: T, name: K, make: (own: T[K]) => T[K]): void {
  const own = service[name] as T[K] & ((...args: never[]) => unknown);
  Object.defineProperty(service, name, { value: make(own.bind(service) as T[K]), configurable: true, writable: true });
}

/** Changes what happens to entries of one kind. */
const entries = (kind: EntryKind, change: (move: Move, args: Parameters<Move>) => number) => (world: World) =>
  instead(
    world.ledger,
    'move',
    (move) =>
      (...args) =>
        args[0] === kind ? change(move, args) : move(...args),
  );

const twice = (move: Move, args: Parameters<Move>) => {
  move(...args);
  return move(...args);
};
const never = () => 0;
const more =
  (millionths: bigint) =>
  (move: Move, [kind, ref, at, { amount, ...sides }]: Parameters<Move>) =>
    move(kind, ref, at, { ...sides, amount: amount + millionths });

/** Simulators with wrong services: each replaces a method of a world. */
export const SIMULATOR_MUTANTS: readonly Mutant[] = [
  mutant('settled twice', entries('payout', twice)),
  mutant('payout a millionth too high', entries('payout', more(1n))),
  mutant('winner is not paid', entries('payout', never)),
  mutant('stake taken twice', entries('stake', twice)),
  mutant('stake not taken', entries('stake', never)),
  mutant('deposit credited twice', entries('deposit', twice)),
  mutant('withdrawal not reserved', entries('withdraw', never)),
  mutant('rejected withdrawal not returned', entries('withdrawReturned', never)),
  mutant('cash-out pays above the quote', entries('cashOut', more(1_000n))),
  mutant('refund of a void bet missing', (world) =>
    instead(world.ledger, 'move', (move) => (...args) => {
      const [kind, ref] = args;
      const bet = kind === 'payout' ? world.bets.byId(ref) : undefined;
      return bet?.doc.ended?.result === 'void' ? 0 : move(...args);
    }),
  ),
  mutant('sold bet is settled once more', (world) =>
    instead(world.bets, 'end', (end) => (id, status, payout, at, doc) => {
      const isSold = (doc as BetDoc).ended?.isCashedOut === true;
      if (isSold) world.jobs.add('settleBet', id, at);
      end(id, isSold ? BET_STATUS.pending : status, payout, at, doc);
    }),
  ),
  mutant('lost shown as won', (world) =>
    instead(world.bets, 'end', (end) => (id, status, payout, at, doc) => {
      const { ended } = doc as BetDoc;
      end(
        id,
        status,
        payout,
        at,
        ended?.result === 'lost' ? { ...(doc as BetDoc), ended: { ...ended, result: 'won' } } : doc,
      );
    }),
  ),
  mutant('odds moved after acceptance', (world) =>
    instead(world.bets, 'byId', (byId) => (id) => moved(world, byId(id) as BetRecord | undefined) as never),
  ),
  mutant('keys forgotten', (world) => {
    instead(world.keys, 'find', () => () => undefined);
    instead(world.keys, 'store', () => () => {});
  }),
  mutant('push before the money moves', (world) =>
    instead(world, 'pushBalance', (push) => (member, type) => {
      const shown = Object.getOwnPropertyDescriptor(world, 'balance');
      Object.defineProperty(world, 'balance', { value: () => '20000.000000', configurable: true });
      push(member, type);
      if (shown) Object.defineProperty(world, 'balance', shown);
      else delete (world as { balance?: unknown }).balance;
    }),
  ),
  mutant('push sent twice', (world) =>
    instead(world, 'pushBalance', (push) => (member, type) => {
      push(member, type);
      push(member, type);
    }),
  ),
  mutant('no push for a settlement', (world) =>
    instead(world, 'pushBalance', (push) => (member, type) => (type === 'SETTLE' ? undefined : push(member, type))),
  ),
  mutant('suspended markets are sold', (world) =>
    instead(
      world.fixtures.overrides,
      'set',
      (set) =>
        (id, { suspended: _, ...override }) =>
          set(id, override),
    ),
  ),
];

function moved(world: World, bet: BetRecord | undefined): BetRecord | undefined {
  if (bet === undefined || bet.status !== BET_STATUS.pending || !('slip' in bet.doc)) return bet;
  const matches = bet.doc.slip.matches.map((match) => {
    const plan = world.fixtures.plan(match.id);
    const markets = plan ? world.fixtures.view(plan, world.now()).match.markets : [];
    const picks = match.picks.map((pick) => {
      const market = markets.find(({ kind }) => kind === pick.market);
      const odds = market?.outcomes.find(({ outcome }) => outcome === pick.outcome)?.odds;
      return odds === undefined ? pick : { ...pick, odds };
    });
    return { ...match, picks };
  });
  return { ...bet, doc: { ...bet.doc, slip: { ...bet.doc.slip, matches } } };
}
