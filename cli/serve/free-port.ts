import { createServer } from 'node:net';

const PORTS_TRIED = 50;

/**
 * The wanted port if it is free, else the next free one above it.
 *
 * @throws Error when none of the next 50 is free
 * @example const port = await freePort(4000, '127.0.0.1')
 */
export async function freePort(wanted: number, host: string): Promise<number> {
  const last = Math.min(wanted + PORTS_TRIED - 1, 65_535);
  for (let port = wanted; port <= last; port++) if (await isFree(port, host)) return port;
  throw new Error(`None of the ports ${wanted} to ${last} is free.`);
}

function isFree(port: number, host: string): Promise<boolean> {
  return new Promise((resolve, reject) => {
    const probe = createServer();
    probe.once('error', (error: NodeJS.ErrnoException) => {
      if (error.code === 'EADDRINUSE' || error.code === 'EACCES') resolve(false);
      else reject(error);
    });
    probe.listen(port, host, () => probe.close(() => resolve(true)));
  });
}
