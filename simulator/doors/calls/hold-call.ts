import type { ServerResponse } from 'node:http';
import * as v from 'valibot';
import { rows } from '#contract/rows';
import { whenChanged } from '../../domain/sports/held-changes.ts';
import { partOf } from '../../domain/sports/match-versions.ts';
import type { RequestUrl } from '../http/request-url.ts';
import type { FoundRow } from '../routing/find-row.ts';
import type { World } from '../world/world.ts';

const { params: Params, query: Query } = rows.listMatchChanges;
const SECOND_MS = 1_000;

interface Asked {
  readonly response: ServerResponse;
  readonly world: World;
  readonly found: FoundRow;
  readonly url: RequestUrl;
}

/** Lets a call with `wait` wait for a change. @returns true if the caller left or the world was dropped meanwhile */
export async function holdCall({ response, world, found, url }: Asked): Promise<boolean> {
  if (found.name !== 'listMatchChanges' || world.upstream === 'strict-spec') return false;
  const query = Object.fromEntries(url.searchParams);
  // Invalid queries are refused later.
  const { success, output } = v.safeParse(Query, query);
  if (!success) return false;
  const { since, wait = 0 } = output;
  if (since === undefined || wait === 0) return false;
  const gone = new AbortController();
  const leave = () => gone.abort();
  response.once('close', leave);
  const { game } = v.parse(Params, found.params);
  const list = { fixtures: world.fixtures, game, now: () => world.now() };
  const waited = { since, part: partOf(output) };
  await whenChanged(list, waited, wait * SECOND_MS, AbortSignal.any([gone.signal, world.closing]));
  response.off('close', leave);
  if (world.closing.aborted) response.destroy();
  return gone.signal.aborted || world.closing.aborted;
}
