import { createApp } from './create-app.ts';
import { allowedCallers } from '../http/allowed-callers.ts';
import { type FrontDoor, openFrontDoor } from '../http/front-door.ts';
import { atOwnPaths } from '../http/own-paths.ts';
import { Drift } from '../proxy/drift.ts';
import { recordedWorld } from '../proxy/recorded-world.ts';
import { openRecord, Recording } from '../proxy/recording.ts';
import { deliverNotices } from '../web-push/deliver-notices.ts';
import { openWalletChannel } from '../push/wallet-socket.ts';
import { readOptions, type SimulatorOptions } from './read-options.ts';
import type { World } from '../world/world.ts';
import type { WorldFile } from '../world/world-file.ts';
import { applyWorldFile } from '../world/apply-world-file.ts';
import { MAIN_WORLD, Worlds } from '../world/worlds.ts';

export type { SimulatorOptions };

/** A running simulator, with its worlds for the same process. */
export interface Simulator {
  readonly url: string;
  readonly port: number;
  readonly seed: string;
  /** A world by name, by default the main one; created if new. */
  world(name?: string): World;
  readonly worlds: Worlds;
  /** Parts of a recording that could not be used, by line and property. */
  readonly leftOut: readonly string[];
  close(): Promise<void>;
}

/**
 * Starts an upstream: every row, the wallet channel and the control interface on one port. Several may run in one process, each
 * with its own worlds.
 *
 * @throws RangeError for an option that is out of range or an invalid recording; DamagedStore; UnusableFolder; the error of a port in use (EADDRINUSE)
 * @example
 * const simulator = await startSimulator({ seed: 42 });
 * await fetch(`${simulator.url}/sports/api/v1/soccer`);
 * await simulator.close();
 */
export async function startSimulator(options: SimulatorOptions = {}): Promise<Simulator> {
  const {
    port,
    host,
    allowedHosts,
    seed,
    world,
    proxy,
    pushRelay,
    profile,
    record,
    recording: recorded,
    ...rest
  } = readOptions(options);
  const recording = recorded === undefined ? undefined : Recording.read(recorded);
  const made = recording && recordedWorld(recording);
  const file = made && worldOf(made.file, options);
  if (record !== undefined) openRecord(record);
  const worlds = new Worlds({ seed, profileOfNew: profile, ...rest });
  const drift = new Drift();
  const target = proxy === undefined ? undefined : { url: proxy, record, drift };
  const callers = allowedCallers(host, allowedHosts);
  const channel = openWalletChannel(worlds, target);
  const { sockets, upgrade } = channel;
  deliverNotices(worlds, pushRelay);
  const app = createApp({
    worlds,
    callers,
    sockets: () => sockets,
    startedMs: Date.now(),
    proxy: target,
    recording,
  });
  const named = profile === undefined ? {} : { profile };
  let door: FrontDoor;
  try {
    if (world === undefined && file === undefined) worlds.create(MAIN_WORLD, named);
    else applyWorldFile(worlds, MAIN_WORLD, { ...named, ...file, ...world }, 'create');
    const request = atOwnPaths(app, options.basePaths ?? {});
    door = await openFrontDoor({ port, host, callers, request, upgrade });
  } catch (error) {
    channel.close();
    worlds.close();
    throw error;
  }
  const shownHost = host.includes(':') ? `[${host}]` : host;
  return {
    url: `http://${shownHost}:${door.port}`,
    port: door.port,
    seed,
    worlds,
    leftOut: made?.leftOut ?? [],
    world: (name) => worlds.get(name),
    async close() {
      channel.close();
      await door.close();
      worlds.close();
    },
  };
}

/** A recorded world begins at its time, unless a start is given. */
function worldOf({ start_time, ...file }: WorldFile, { startTime }: SimulatorOptions): WorldFile {
  return startTime === undefined && start_time !== undefined ? { ...file, start_time } : file;
}
