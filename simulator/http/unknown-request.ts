import type { AskedUrl } from './asked-url.ts';
import { checkRequest } from './check-request.ts';
import type { FoundRow } from './find-row.ts';
import { nearestRows } from './nearest-rows.ts';
import { Refusal } from './refusal.ts';

/** A path that some row has, with a parameter that it refuses, is a bad request; any other is not implemented here. */
export function unknownRequest(method: string, url: AskedUrl, nearly: readonly FoundRow[]): Refusal {
  for (const { row, params } of nearly) {
    try {
      checkRequest(row, { params, query: new URLSearchParams(), body: undefined });
    } catch (error) {
      if (error instanceof Refusal && isBadParameter(error.detail['field'])) return error;
    }
  }
  const nearest = nearestRows(method, url.pathname);
  const field = nearly.length > 0 ? { field: 'params.game' } : {};
  const told = nearest.map(({ call, differs }) => `${call} (${differs})`).join('; ');
  return new Refusal('notImplemented', `No row answers ${method} ${url.pathname.slice(0, 200)}; nearest: ${told}`, {
    ...field,
    nearest,
  });
}

/** A game that no row knows is an unknown request; any other wrong parameter is the caller's mistake. */
const GAMES: readonly string[] = ['params.game', 'params.lottery', 'params.race'];
const isBadParameter = (field: unknown) =>
  typeof field === 'string' && field.startsWith('params.') && !GAMES.includes(field);
