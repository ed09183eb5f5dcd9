import type { GameLimits, LimitedGame } from '#contract/entities';
import { DEMO_ACCOUNTS, type MemberFixture } from '#fixtures/world';
import { Refusal } from '../../core/refusal.ts';
import { canonicalAccount } from '../../domain/members/canonical-account.ts';
import { addRecordedBet } from '../../domain/bets/recorded-bet.ts';
import { overrideMatch } from '../../domain/sports/override-match.ts';
import type { WorldFile } from './world-file.ts';
import type { World } from './world.ts';
import type { Worlds } from './worlds.ts';

/**
 * Applies a world file to a stored world, or replaces the world of that name by a new one. A refused file changes nothing.
 *
 * @throws Refusal for members that share an account, an unknown match, an impossible result or a bet in another currency
 */
export function applyWorldFile(worlds: Worlds, name: string, file: WorldFile, how: 'create' | 'replace'): World {
  const { seed, start_time, speed, upstream, profile, members } = file;
  assertOwnAccounts(members ?? []);
  const over = {
    ...(seed !== undefined && { seed: String(seed) }),
    ...(start_time !== undefined && { startMs: start_time === 'now' ? Date.now() : Date.parse(start_time) }),
    ...(speed !== undefined && { speed }),
    ...(upstream !== undefined && { upstream }),
    ...(profile !== undefined && { profile }),
    ...(members && { members: members as readonly MemberFixture[] }),
  };
  return worlds[how](name, over, (world) => fill(world, file));
}

/** Sign-in names must be unique; the store would only fail. */
function assertOwnAccounts(members: NonNullable<WorldFile['members']>): void {
  for (const property of ['id', 'email', 'mobile'] as const) {
    const owners = new Map<string, number>();
    for (const [index, { [property]: account }] of members.entries()) {
      if (account === undefined) continue;
      const owner = owners.get(canonicalAccount(account));
      owners.set(canonicalAccount(account), index);
      if (owner === undefined) continue;
      const field = `members.${index}.${property}`;
      const message = `${field}: ${JSON.stringify(account)} is the ${property} of members.${owner} too; give each member its own`;
      throw new Refusal('badRequest', message, { field });
    }
  }
}

function fill(world: World, file: WorldFile): void {
  const { faults = [], answers = [], matches = {} } = file;
  addBook(world, file);
  for (const rule of faults) world.faults.add(rule);
  for (const rule of answers) world.answers.add(rule);
  for (const [id, override] of Object.entries(matches)) overrideMatch(world, id, override);
}

/** Matches, limits, prices and bets of another upstream. */
function addBook(world: World, { fixtures = [], limits = {}, prices = {}, bets = [], members }: WorldFile): void {
  if (fixtures.length > 0) {
    world.fixtures.recorded.set(
      fixtures.map(({ at, ...match }) => ({ atMs: at === undefined ? world.now() : Date.parse(at), match })),
    );
    // Open bets may be on matches that are gone now.
    world.jobs.hasten('settleBet', world.now());
  }
  for (const [game, change] of Object.entries(limits))
    world.bookRules.setLimits(game as LimitedGame, change as Partial<GameLimits>);
  for (const [game, list] of Object.entries(prices)) world.bookRules.setPrices(game as LimitedGame, list);
  const [first] = members ?? DEMO_ACCOUNTS;
  const oldestFirst = [...bets].sort((one, other) => (one.placed_at < other.placed_at ? -1 : 1));
  for (const { member = first?.id ?? '', ...bet } of oldestFirst) {
    if (world.members.byId(member) === undefined)
      throw new Refusal('badRequest', `bets: ${bet.bet_id} is of ${member}, which is no member of this world`, {
        field: 'bets',
      });
    addRecordedBet(world, member, bet);
  }
}
