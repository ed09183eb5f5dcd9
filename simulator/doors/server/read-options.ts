import { isIP } from 'node:net';
import { type Profile, PROFILES } from '#contract/brand';
import type { Offer } from '#fixtures/world';
import { DEFAULT_START, MAX_SPEED } from '../../core/clock/world-clock.ts';
import type { OperatorRules } from '../../domain/bets/book-rules.ts';
import type { WorldFile } from '../world/world-file.ts';
import type { Upstream } from '../../core/context/core-context.ts';

/** Options of a simulator. The defaults suit a test. */
export interface SimulatorOptions {
  /** 0, the default: a free port. */
  readonly port?: number;
  /** 127.0.0.1 by default: not reachable from the network. */
  readonly host?: string;
  /** Further host names under which the control interface, the content and the sockets answer. */
  readonly allowedHosts?: readonly string[];
  readonly seed?: string | number;
  /** Start of the game clock: an instant, milliseconds, or `now`. A fixed instant by default. */
  readonly startTime?: string | number;
  /** 0, the default: the clock stands still and control calls move it. 1 is real time. */
  readonly speed?: number;
  /** A folder for the stores; in memory without it. */
  readonly dataDir?: string;
  readonly upstream?: Upstream;
  /** The jurisdiction of new worlds; a world on disk has its own. `none` by default. */
  readonly profile?: Profile;
  /** The operator's rules of betting, `rules` of a brand with its currency: lines up to 15 and no caps by default. */
  readonly rules?: OperatorRules;
  /** Paths of services besides the specification's, as `upstream.basePaths` of a brand. */
  readonly basePaths?: Readonly<Record<string, string>>;
  /** Decimal places that differ from the specification's, by currency: `JPY` 0, `KWD` 3. */
  readonly places?: ReadonlyMap<string, number>;
  /** What the brand offers: new worlds have content only about that. By default about everything. */
  readonly offer?: Offer;
  /** The main world as data. */
  readonly world?: WorldFile;
  /**
   * Refuses properties outside the contract, also where the specification is silent. By default only if SLIPWAY_STRICT is 1, as
   * in test suites.
   */
  readonly strict?: boolean;
  /** A real upstream: calls are forwarded to it and checked against the contract. */
  readonly proxy?: string;
  /** Receives notifications instead of the push services, for tests; may have a private address. */
  readonly pushRelay?: string;
  /** A file that responses of the real upstream are appended to, one per line. */
  readonly record?: string;
  /** A file made by `record`: its content is replayed, and the main world is made from the rest. */
  readonly recording?: string;
}

export interface ReadOptions {
  readonly port: number;
  readonly host: string;
  readonly allowedHosts: readonly string[];
  readonly seed: string;
  readonly startMs: number;
  readonly speed: number;
  readonly dataDir: string | undefined;
  readonly upstream: Upstream;
  readonly profile: Profile | undefined;
  readonly rules: OperatorRules | undefined;
  readonly places: ReadonlyMap<string, number> | undefined;
  readonly offer: Offer | undefined;
  readonly world: WorldFile | undefined;
  readonly strict: boolean;
  readonly proxy: string | undefined;
  readonly pushRelay: string | undefined;
  readonly record: string | undefined;
  readonly recording: string | undefined;
}

export const DEFAULT_SEED = 'slipway';
const MAX_PORT = 65_535;
const HOST_NAME = /^[a-z0-9][a-z0-9._-]{0,252}$/i;

/**
 * Checks options and adds defaults.
 *
 * @throws RangeError that names the option and what it takes
 */
export function readOptions(options: SimulatorOptions): ReadOptions {
  const { port = 0, host = '127.0.0.1', seed = DEFAULT_SEED, startTime = DEFAULT_START, speed = 0 } = options;
  if (!Number.isInteger(port) || port < 0 || port > MAX_PORT) {
    throw new RangeError(`port: a whole number from 0 to ${MAX_PORT}, got ${String(port)}`);
  }
  if (!Number.isFinite(speed) || speed < 0 || speed > MAX_SPEED) {
    throw new RangeError(`speed: a number from 0 (standing still) to ${MAX_SPEED}, got ${String(speed)}`);
  }
  const { upstream = 'keyed' } = options;
  if (upstream !== 'keyed' && upstream !== 'strict-spec') {
    throw new RangeError(`upstream: keyed or strict-spec, got ${String(upstream)}`);
  }
  const { dataDir, world, record, recording, profile, rules, places, offer } = options;
  if (profile !== undefined && !PROFILES.includes(profile)) {
    throw new RangeError(`profile: one of ${PROFILES.join(', ')}, got ${String(profile)}`);
  }
  if (upstream === 'strict-spec' && profile !== undefined && profile !== 'none') {
    throw new RangeError(`profile: the specification's upstream has no rules of a jurisdiction, got ${profile}`);
  }
  if (recording !== undefined && options.proxy !== undefined)
    throw new RangeError('recording: answers from a file or from --proxy, not both');
  const proxy = options.proxy === undefined ? undefined : readAddress('proxy', options.proxy);
  const pushRelay = options.pushRelay === undefined ? undefined : readAddress('push-relay', options.pushRelay);
  const { allowedHosts = [] } = options;
  const noName = allowedHosts.find((name) => isIP(name) === 0 && !HOST_NAME.test(name));
  if (noName !== undefined)
    throw new RangeError(`allow-host: a host name without scheme and port, such as sim.example, got ${noName}`);
  return {
    port,
    host,
    allowedHosts,
    seed: String(seed),
    startMs: readStart(startTime),
    speed,
    dataDir,
    upstream,
    profile,
    rules,
    places,
    offer,
    world,
    strict: options.strict ?? process.env['SLIPWAY_STRICT'] === '1',
    proxy,
    pushRelay,
    record,
    recording,
  };
}

function readAddress(option: string, text: string): string {
  const url = URL.canParse(text) ? new URL(text) : undefined;
  if (url?.protocol !== 'http:' && url?.protocol !== 'https:') {
    throw new RangeError(`${option}: an http or https address, got ${text}`);
  }
  return url.href.replace(/\/$/, '');
}

function readStart(startTime: string | number): number {
  if (startTime === 'now') return Date.now();
  const ms = typeof startTime === 'number' ? startTime : Date.parse(startTime);
  // Match ids have four-digit years.
  if (Number.isFinite(ms) && ms >= Date.UTC(2000, 0) && ms < Date.UTC(9000, 0)) return ms;
  throw new RangeError(
    `startTime: 'now', milliseconds, or an ISO instant from the year 2000 on, got ${String(startTime)}`,
  );
}
