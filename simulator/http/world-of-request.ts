import type { IncomingMessage } from 'node:http';
import { worldOfToken } from '#simulator/members/sessions.ts';
import { bearer } from './authorise.ts';

/** The header that names the world of a request. */
export const WORLD_HEADER = 'x-sim-world';

/** The world of a request: by the header, else by the token; undefined for the main one. */
export function worldNameOf({ headers }: Pick<IncomingMessage, 'headers'>): string | undefined {
  const named = headers[WORLD_HEADER];
  if (typeof named === 'string') return named;
  const token = bearer(headers);
  return token === undefined ? undefined : worldOfToken(token);
}
