import { existsSync } from 'node:fs';
import { usageError } from '#cli/terminal/errors.ts';
import { EXIT } from '#cli/terminal/exit-codes.ts';
import { say, sayJson } from '#cli/terminal/out.ts';
import { startSiteServer } from './site-server.ts';
import { untilSignal } from '#cli/terminal/until-signal.ts';

export interface ServeFlags {
  readonly host: string;
  readonly port: number;
  readonly upstream?: string;
  readonly behindProxy?: boolean;
  readonly allowHost?: readonly string[];
  readonly json?: boolean;
}

/** How long running requests may take at the end; systemd and Docker kill later. */
const GRACE_MS = 8_000;

/** `slipway serve`: serves a built site with Node until SIGTERM or Ctrl-C. */
export async function runServe(folder: string, flags: ServeFlags): Promise<void> {
  if (!existsSync(folder))
    throw usageError(`There is no folder ${folder}.`, ['Build it: slipway brand build my-brand']);
  const upstream = flags.upstream ?? process.env['SLIPWAY_UPSTREAM'];
  const server = await startSiteServer({
    folder,
    host: flags.host,
    port: flags.port,
    ...(upstream !== undefined && upstream !== '' && { upstream }),
    isBehindProxy: flags.behindProxy === true,
    allowedHosts: flags.allowHost ?? [],
  }).catch((error: unknown) => {
    if ((error as NodeJS.ErrnoException).code !== 'EADDRINUSE') throw error;
    throw usageError(`Port ${flags.port} is in use.`, ['End what uses it, or choose another: --port 8081']);
  });
  const url = `http://${flags.host}:${server.port}`;
  if (flags.json === true) sayJson({ brand: server.brand, url });
  else say(`${server.brand} is at ${url}   (health: ${url}/health.json; Ctrl-C ends it)`);
  const signal = await untilSignal();
  await server.close(GRACE_MS);
  process.exit(signal === 'SIGINT' ? EXIT.interrupted : EXIT.ok);
}
