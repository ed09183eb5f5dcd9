import { spawnSync } from 'node:child_process';

/** The web servers that the hosting files are tried on, with Debian's packages. */
const SERVERS = [
  ['nginx', '-v', 'nginx-light'],
  ['caddy', 'version', 'caddy'],
] as const;

type Run = (command: string, args: readonly string[]) => boolean;
const runs: Run = (command, args) =>
  spawnSync(command, args, { env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' } }).status === 0;

/**
 * Installs the web servers that are missing, by the system's package manager (Debian and Ubuntu, as root). Where that is not
 * possible, it names the tests that will check nothing; their titles say it too.
 */
export function ensureWebServers(
  tell: (line: string) => void,
  run: Run = runs,
  isRoot = process.getuid?.() === 0,
): void {
  const missing = () => SERVERS.filter(([command, version]) => !run(command, [version]));
  const before = missing();
  if (before.length === 0) return;
  const packages = before.map(([, , name]) => name);
  if (isRoot && run('apt-get', ['--version'])) {
    tell(`Installing ${packages.join(' and ')} with apt-get: the hosting files are tried on them ...`);
    run('apt-get', ['update', '-qq']);
    run('apt-get', ['install', '-y', '-qq', '--no-install-recommends', ...packages]);
  }
  for (const [command, , name] of missing())
    tell(`NOT TRIED: the hosting files for ${command}, which is not here (Debian: apt-get install ${name}).`);
}
