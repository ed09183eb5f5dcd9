import { PROFILES, type Profile } from '#contract/brand/features.ts';
import { DEFAULT_START, SPEED_MOST } from '#simulator/clock/world-clock.ts';
import type { WorldFile } from '#simulator/world/world-file.ts';
import type { Upstream } from '#simulator/world/world.ts';

/** How a simulator is started; everything has a default that suits a test. */
export interface SimulatorOptions {
  /** 0, the default: a free one. */
  readonly port?: number;
  /** 127.0.0.1 by default: nobody else on the network reaches it. */
  readonly host?: string;
  readonly seed?: string | number;
  /** What the games' clock shows at the start: an instant, milliseconds, or `now`. A fixed instant by default. */
  readonly startTime?: string | number;
  /** 0, the default: the clock stands and control moves it; 1 is real time. */
  readonly speed?: number;
  /** A folder for the stores; in memory without it. */
  readonly dataDir?: string;
  readonly upstream?: Upstream;
  /** The jurisdiction whose rules are enforced; a world on disk keeps its own. `none` by default. */
  readonly profile?: Profile;
  /** The main world, written down. */
  readonly world?: WorldFile;
  /** A real upstream: calls are passed on to it and checked against the contract. */
  readonly proxy?: string;
  /** A file that the answers of the real upstream are appended to, a line each. */
  readonly record?: string;
  /** A file that `record` made: reads that it holds are answered as they were. */
  readonly recording?: string;
}

export interface ReadOptions {
  readonly port: number;
  readonly host: string;
  readonly seed: string;
  readonly startMs: number;
  readonly speed: number;
  readonly dataDir: string | undefined;
  readonly upstream: Upstream;
  readonly profile: Profile | undefined;
  readonly world: WorldFile | undefined;
  readonly proxy: string | undefined;
  readonly record: string | undefined;
  readonly recording: string | undefined;
}

export const DEFAULT_SEED = 'slipway';
const PORT_MOST = 65_535;

/**
 * Options checked and completed.
 *
 * @throws RangeError that names the option and what it takes
 */
export function readOptions(options: SimulatorOptions): ReadOptions {
  const { port = 0, host = '127.0.0.1', seed = DEFAULT_SEED, startTime = DEFAULT_START, speed = 0 } = options;
  if (!Number.isInteger(port) || port < 0 || port > PORT_MOST) {
    throw new RangeError(`port: a whole number from 0 to ${PORT_MOST}, got ${String(port)}`);
  }
  if (!Number.isFinite(speed) || speed < 0 || speed > SPEED_MOST) {
    throw new RangeError(`speed: a number from 0 (standing still) to ${SPEED_MOST}, got ${String(speed)}`);
  }
  const { upstream = 'keyed' } = options;
  if (upstream !== 'keyed' && upstream !== 'strict-spec') {
    throw new RangeError(`upstream: keyed or strict-spec, got ${String(upstream)}`);
  }
  const { dataDir, world, record, recording, profile } = options;
  if (profile !== undefined && !PROFILES.includes(profile)) {
    throw new RangeError(`profile: one of ${PROFILES.join(', ')}, got ${String(profile)}`);
  }
  if (upstream === 'strict-spec' && profile !== undefined && profile !== 'none') {
    throw new RangeError(`profile: the specification's upstream has no rules of a jurisdiction, got ${profile}`);
  }
  if (recording !== undefined && options.proxy !== undefined)
    throw new RangeError('recording: answers from a file or from --proxy, not both');
  const proxy = options.proxy === undefined ? undefined : readProxy(options.proxy);
  return {
    port,
    host,
    seed: String(seed),
    startMs: readStart(startTime),
    speed,
    dataDir,
    upstream,
    profile,
    world,
    proxy,
    record,
    recording,
  };
}

function readProxy(text: string): string {
  const url = URL.canParse(text) ? new URL(text) : undefined;
  if (url?.protocol !== 'http:' && url?.protocol !== 'https:') {
    throw new RangeError(`proxy: an http or https address, got ${text}`);
  }
  return url.href.replace(/\/$/, '');
}

function readStart(startTime: string | number): number {
  if (startTime === 'now') return Date.now();
  const ms = typeof startTime === 'number' ? startTime : Date.parse(startTime);
  // The generator of matches counts days with four-digit years.
  if (Number.isFinite(ms) && ms >= Date.UTC(2000, 0) && ms < Date.UTC(9000, 0)) return ms;
  throw new RangeError(
    `startTime: 'now', milliseconds, or an ISO instant from the year 2000 on, got ${String(startTime)}`,
  );
}
