import type { RequestUrl } from '../http/request-url.ts';
import { checkRequest } from './check-request.ts';
import type { FoundRow } from '../routing/find-row.ts';
import { nearestRows } from '../routing/nearest-rows.ts';
import { Refusal } from '../../core/refusal.ts';

/** Known paths with a wrong parameter are bad requests; others are not implemented. */
export function unknownRequest(method: string, url: RequestUrl, nearly: readonly FoundRow[]): Refusal {
  for (const { row, params } of nearly) {
    try {
      checkRequest(row, { params, query: new URLSearchParams(), body: undefined });
    } catch (error) {
      if (error instanceof Refusal && isBadParameter(error.detail['field'])) return error;
    }
  }
  const nearest = nearestRows(method, url.pathname);
  const field = nearly.length > 0 ? { field: 'params.game' } : {};
  const shown = nearest.map(({ call, differs }) => `${call} (${differs})`).join('; ');
  return new Refusal('notImplemented', `No row for ${method} ${url.pathname.slice(0, 200)}; nearest: ${shown}`, {
    ...field,
    nearest,
  });
}

/** Unknown games are unknown requests; other wrong parameters are bad requests. */
const GAMES: readonly string[] = ['params.game', 'params.lottery', 'params.race'];
const isBadParameter = (field: unknown) =>
  typeof field === 'string' && field.startsWith('params.') && !GAMES.includes(field);
