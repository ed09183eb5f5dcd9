import { spawnSync } from 'node:child_process';

/** Command, how it prints its version, Debian's package, and what is tested with it. */
type Server = readonly [command: string, version: string, name: string, what: string];

const WEB_SERVERS: readonly Server[] = [
  ['nginx', '-v', 'nginx-light', 'the hosting files'],
  ['caddy', 'version', 'caddy', 'the hosting files'],
];

/** For `npm test`, and for the long tests. */
export const SERVERS_OF = {
  quick: WEB_SERVERS,
  long: [...WEB_SERVERS, ['redis-server', '--version', 'redis-server', "the edge's store in Redis"]],
} as const satisfies Record<string, readonly Server[]>;

type RunCommand = (command: string, args: readonly string[]) => boolean;
const runs: RunCommand = (command, args) =>
  spawnSync(command, args, { env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' } }).status === 0;

/**
 * Installs missing servers with the package manager (Debian and Ubuntu, as root), or names what is not tested. Web server tests
 * then check nothing, as their titles say; Redis tests fail.
 */
export function ensureServers(
  servers: readonly Server[],
  tell: (line: string) => void,
  run: RunCommand = runs,
  isRoot = process.getuid?.() === 0,
): void {
  const missing = () => servers.filter(([command, version]) => !run(command, [version]));
  const before = missing();
  if (before.length === 0) return;
  const packages = before.map(([, , name]) => name);
  if (isRoot && run('apt-get', ['--version'])) {
    const tried = [...new Set(before.map(([, , , what]) => what))].join(' and ');
    tell(`Installing ${packages.join(' and ')} with apt-get, on which tests try ${tried} ...`);
    run('apt-get', ['update', '-qq']);
    run('apt-get', ['install', '-y', '-qq', '--no-install-recommends', ...packages]);
  }
  for (const [command, , name, what] of missing())
    tell(`NOT TRIED: ${what} on ${command}, which is not here (Debian: apt-get install ${name}).`);
}
