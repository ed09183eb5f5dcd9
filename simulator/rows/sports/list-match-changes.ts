import type { SportGame } from '#contract/entities';
import type { Rows } from '#contract/rows';
import type { FixturesBook } from '../../domain/sports/fixtures-book.ts';
import { MatchVersions } from '../../domain/sports/match-versions.ts';
import type { Handler } from '../shared/handler.ts';

const versions = new WeakMap<FixturesBook, Map<SportGame, MatchVersions>>();

function versionsOf(fixtures: FixturesBook, game: SportGame): MatchVersions {
  const ofWorld = versions.get(fixtures) ?? new Map<SportGame, MatchVersions>();
  versions.set(fixtures, ofWorld);
  const known = ofWorld.get(game) ?? new MatchVersions();
  ofWorld.set(game, known);
  return known;
}

export const listMatchChanges: Handler<Rows['listMatchChanges']> = ({ world, params: { game }, query: { since } }) =>
  versionsOf(world.fixtures, game).changes(world.fixtures.onSale(game, world.now()), since);
