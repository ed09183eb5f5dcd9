import type { Match } from '#contract/entities/match.ts';
import type { Rows } from '#contract/rows.ts';
import type { Handler } from './handler.ts';

const PAGE_USUAL = 200;
const pages = new WeakMap<readonly Match[], Map<string, { total: number; matches: Match[] }>>();

/** The same page of an unchanged list is the same object, so that it is checked and written out once. */
export const listMatches: Handler<Rows['listMatches']> = ({ world, params, query }) => {
  const { start = 0, limit = PAGE_USUAL } = query;
  const all = world.fixtures.onSale(params.game, world.now());
  const known = pages.get(all) ?? new Map<string, { total: number; matches: Match[] }>();
  pages.set(all, known);
  const key = `${start} ${limit}`;
  const page = known.get(key) ?? { total: all.length, matches: all.slice(start, start + limit) };
  known.set(key, page);
  return page;
};
