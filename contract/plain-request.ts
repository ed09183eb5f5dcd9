import type { Row, RowRequest } from './row.ts';
import type { RowName, Rows } from './rows.ts';

/** A game for each path parameter. */
export const PATH_GAMES = { game: 'soccer', lottery: 'hkmarksix', race: 'pk10' } as const;
type PathGames = Readonly<Record<keyof typeof PATH_GAMES, string>>;
type Values = Readonly<Record<string, unknown>>;
const PAGE = { start: 0, limit: 5 } as const;

type Needed<T> = { [K in keyof T]-?: Partial<Pick<T, K>> extends Pick<T, K> ? never : K }[keyof T];
/** Rows that need nothing or a game; others need a specific request. */
export type PlainRow = {
  [N in RowName]: Needed<RowRequest<Rows[N]>['params']> extends keyof PathGames
    ? [Needed<RowRequest<Rows[N]>['query']>] extends [never]
      ? undefined extends RowRequest<Rows[N]>['body']
        ? N
        : never
      : never
    : never;
}[RowName];

/**
 * Such a row's request: with games, and the first page of a list.
 *
 * @example plainRequest(listResults) // { params: { game: 'soccer' }, query: { start: 0, limit: 5 } }
 */
export function plainRequest(
  { params, query }: Pick<Row, 'params' | 'query'>,
  games: PathGames = PATH_GAMES,
): { readonly params?: Values; readonly query?: Values } {
  return { ...known('params', params, games), ...known('query', query, PAGE) };
}

/** The values that a schema has properties for. */
function known<Part extends string>(part: Part, schema: unknown, values: Values): { readonly [P in Part]?: Values } {
  const { entries = {} } = schema as { readonly entries?: object };
  const found = Object.entries(values).filter(([name]) => Object.hasOwn(entries, name));
  return found.length === 0 ? {} : ({ [part]: Object.fromEntries(found) } as { readonly [P in Part]: Values });
}
