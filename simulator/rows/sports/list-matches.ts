import type { Match } from '#contract/entities';
import type { Rows } from '#contract/rows';
import { versionsOf } from '../../domain/sports/versions-of.ts';
import type { Handler } from '../shared/handler.ts';

const DEFAULT_PAGE_SIZE = 200;
const pages = new WeakMap<readonly Match[], Map<string, { total: number; matches: Match[] }>>();

/** A page of an unchanged list is the same object, validated and serialised once. */
export const listMatches: Handler<Rows['listMatches']> = ({ world, params, query }) => {
  const { start = 0, limit = DEFAULT_PAGE_SIZE } = query;
  const all = world.fixtures.onSale(params.game, world.now());
  versionsOf(world.fixtures, params.game).note(all, performance.now());
  const known = pages.get(all) ?? new Map<string, { total: number; matches: Match[] }>();
  pages.set(all, known);
  const key = `${start} ${limit}`;
  const page = known.get(key) ?? { total: all.length, matches: all.slice(start, start + limit) };
  known.set(key, page);
  return page;
};
