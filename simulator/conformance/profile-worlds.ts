import type { Profile } from '#contract/brand';
import type { RowName } from '#contract/rows';
import { RowClient } from './row-client.ts';
import type { Simulator } from '../doors/server/start-simulator.ts';

export type Body = Record<string, unknown>;

export const HOME = { none: 'USDT', uk: 'GBP', br: 'BRL' } as const;

/** Signs the demo player in to a new world of a profile. */
export function profileWorlds(simulator: () => Simulator) {
  let worlds = 0;
  return (profile: Profile) =>
    new RowClient(simulator(), simulator().worlds.create(`${profile}-${++worlds}`, { profile })).signIn();
}

/** Sends a row's sample with properties replaced; undefined removes one. */
export async function send(client: RowClient, name: RowName, over: Body = {}) {
  const sample = await client.sample(name);
  return client.send(name, { ...sample, body: { ...(sample.body as Body), ...over } });
}

export const dataOf = async (client: RowClient, name: RowName) =>
  (await client.send(name, await client.sample(name))).json.data;
