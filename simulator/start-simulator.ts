import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { createApp } from './http/create-app.ts';
import { Drift } from './proxy/drift.ts';
import { Recording } from './proxy/recording.ts';
import { openWalletChannel } from './push/wallet-socket.ts';
import { readOptions, type SimulatorOptions } from './read-options.ts';
import type { World } from './world/world.ts';
import { applyWorldFile } from './world/apply-world-file.ts';
import { MAIN_WORLD, Worlds } from './world/worlds.ts';

export type { SimulatorOptions };

/** A running simulator, and the way into its worlds from the same process. */
export interface Simulator {
  readonly url: string;
  readonly port: number;
  readonly seed: string;
  /** A world by name, made if it is new; the main one without a name. */
  world(name?: string): World;
  readonly worlds: Worlds;
  close(): Promise<void>;
}

/** Node's own limit, said aloud: headers beyond are answered 431. */
const HEADER_BYTES_MOST = 16_384;
/** A request that dribbles in longer than this is cut. */
const REQUEST_MS_MOST = 30_000;

/**
 * Starts an upstream: every row of the contract, the wallet channel and the control interface on one port. Several may
 * run in one process; each has worlds of its own.
 *
 * @throws RangeError for an option that is out of range or a recording that is none; DamagedStore; the error of a port that is taken (EADDRINUSE)
 * @example
 * const simulator = await startSimulator({ seed: 42 });
 * await fetch(`${simulator.url}/sports/api/v1/soccer`);
 * await simulator.close();
 */
export async function startSimulator(options: SimulatorOptions = {}): Promise<Simulator> {
  const { port, host, seed, world, proxy, profile, record, recording: recorded, ...rest } = readOptions(options);
  const recording = recorded === undefined ? undefined : Recording.read(recorded);
  const worlds = new Worlds({ seed, profileOfNew: profile, ...rest });
  const drift = new Drift();
  const target = proxy === undefined ? undefined : { url: proxy, record, drift };
  const server = createServer({ maxHeaderSize: HEADER_BYTES_MOST, requestTimeout: REQUEST_MS_MOST });
  const channel = openWalletChannel(server, worlds, target);
  const app = createApp({ worlds, sockets: () => channel.sockets, startedMs: Date.now(), proxy: target, recording });
  server.on('request', app);
  const named = profile === undefined ? {} : { profile };
  if (world === undefined) worlds.create(MAIN_WORLD, named);
  else applyWorldFile(worlds, MAIN_WORLD, { ...named, ...world });
  try {
    await new Promise<void>((resolve, reject) => {
      server.once('error', reject);
      server.listen(port, host, () => {
        server.off('error', reject);
        resolve();
      });
    });
  } catch (error) {
    channel.close();
    worlds.close();
    throw error;
  }
  const address = server.address() as AddressInfo;
  const shownHost = host.includes(':') ? `[${host}]` : host;
  return {
    url: `http://${shownHost}:${address.port}`,
    port: address.port,
    seed,
    worlds,
    world: (name) => worlds.get(name),
    async close() {
      channel.close();
      server.closeAllConnections();
      await new Promise<void>((resolve) => void server.close(() => resolve()));
      worlds.close();
    },
  };
}
