import { DEMO_ACCOUNTS } from '#fixtures/world';
import { type Row, type RowName, rowPath, rows } from '#contract/rows';
import { type Sample, SAMPLES } from '#simulator/testing';
import type { Simulator, World } from '#simulator';
import { countDone } from '#app/test/faults/count-done.ts';
import type { Press } from './press-rows.ts';

const [PLAYER] = DEMO_ACCOUNTS;
if (PLAYER === undefined) throw new Error('The fixtures have no demo player.');
export const PLAYER_ID = PLAYER.id;

export interface CellWorld {
  readonly world: World;
  readonly tokens: { readonly token: string; readonly freshToken: string };
  readonly request: unknown;
  /** Path of the press, without its query. */
  readonly path: string;
  /** How often it was carried out, by the books. */
  done(): number;
  /** Wrong payment passwords that were counted. */
  failures(): number;
}

/** A world of the cell's own, whose clock stands, and a request of the row that it accepts. */
export async function openCellWorld(simulator: Simulator, name: string, { row, change }: Press): Promise<CellWorld> {
  const world = simulator.worlds.create(name);
  const tokens = world.sessions.start(PLAYER_ID, world.now());
  const send = (
    of: RowName,
    { params = {}, query = {}, body }: { params?: object; query?: object; body?: unknown },
  ) => {
    const search = new URLSearchParams(query as Record<string, string>).toString();
    const { method } = rows[of] as Row;
    return fetch(`${simulator.url}${rowPath(rows[of], params as Record<string, string>)}${search && `?${search}`}`, {
      method,
      headers: {
        authorization: `Bearer ${tokens.token}`,
        'x-sim-world': name,
        ...(body !== undefined && { 'content-type': 'application/json' }),
      },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    });
  };
  const before = async (other: RowName): Promise<Record<string, unknown>> => {
    const response = await send(other, (await SAMPLES[other]({ world, before })) as Sample<never>);
    return ((await response.json()) as { data: Record<string, unknown> }).data;
  };
  const sample = (await SAMPLES[row]({ world, before })) as { readonly body: object };
  const request = change?.(sample) ?? sample;
  const { params = {} } = request as { params?: Record<string, string> };
  const path = rowPath(rows[row], params);
  const doneBefore = countDone(world, PLAYER_ID, row);
  return {
    world,
    tokens,
    request,
    path,
    done: () => countDone(world, PLAYER_ID, row) - doneBefore,
    failures: () => world.members.byId(PLAYER_ID)?.bankFailures ?? 0,
  };
}
