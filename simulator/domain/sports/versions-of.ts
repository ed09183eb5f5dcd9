import type { SportGame } from '#contract/entities';
import type { FixturesBook } from './fixtures-book.ts';
import { MatchVersions } from './match-versions.ts';

const versions = new WeakMap<FixturesBook, Map<SportGame, MatchVersions>>();

export function versionsOf(fixtures: FixturesBook, game: SportGame): MatchVersions {
  const ofWorld = versions.get(fixtures) ?? new Map<SportGame, MatchVersions>();
  versions.set(fixtures, ofWorld);
  const known = ofWorld.get(game) ?? new MatchVersions();
  ofWorld.set(game, known);
  return known;
}
