import getPort, { portNumbers } from 'get-port';

const PORTS_TRIED = 50;

/**
 * The wanted port, else the next free one of the 50 above it, else any.
 *
 * @example const port = await freePort(4000, '127.0.0.1')
 */
export async function freePort(wanted: number, host: string): Promise<number> {
  const last = Math.min(wanted + PORTS_TRIED, 65_535);
  // portNumbers takes 1024 to 65535, at least two.
  const port = wanted >= 1024 && last > wanted ? portNumbers(wanted, last) : wanted;
  return getPort({ port, host });
}
