import type { IncomingMessage } from 'node:http';
import { worldOfToken } from '../../domain/members/sessions.ts';
import { bearer } from './authorise.ts';

export const WORLD_HEADER = 'x-sim-world';

/** By header or token; undefined for the main world. */
export function worldNameOf({ headers }: Pick<IncomingMessage, 'headers'>): string | undefined {
  const named = headers[WORLD_HEADER];
  if (typeof named === 'string') return named;
  const token = bearer(headers);
  return token === undefined ? undefined : worldOfToken(token);
}
