import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { DEMO_ACCOUNTS } from '#fixtures/members.ts';
import { startSimulator } from '#simulator/start-simulator.ts';
import { EXIT } from '#cli/frame/exit-codes.ts';
import { say, sayJson } from '#cli/frame/out.ts';
import { progressBar } from '#cli/frame/progress.ts';
import { freePort } from '#cli/serve/free-port.ts';
import { serveBrand } from '#cli/serve/serve-brand.ts';
import { upstreamFor } from '#cli/serve/upstream-for.ts';
import { readBrand } from '#cli/app-build/read-brand.ts';
import { buildBrands } from './build/build-brands.ts';
import { packageRoot } from './package-root.ts';

/** The options of `slipway brand preview`, as the command line hands them over. */
export interface PreviewFlags {
  readonly port: number;
  readonly seed: string;
  readonly speed: number;
  readonly out?: string;
  readonly json?: boolean;
}

const HOST = '127.0.0.1';

/** `slipway brand preview`: the brand as it would be hosted, with the simulator as its upstream, until Ctrl-C. */
export async function runPreview(id: string, flags: PreviewFlags): Promise<void> {
  const root = process.cwd();
  const brand = await readBrand(root, id);
  const temporary = flags.out === undefined ? mkdtempSync(path.join(tmpdir(), 'slipway-preview-')) : undefined;
  const clean = (): void => {
    if (temporary !== undefined) rmSync(temporary, { recursive: true, force: true });
  };
  process.once('exit', clean);
  const bar = progressBar();
  const built = await buildBrands({
    root,
    appRoot: packageRoot(),
    ids: [id],
    out: flags.out ?? temporary ?? '',
    onStep: bar.show,
  });
  bar.end();
  const folder = built.brands[0]?.folder ?? '';
  const simulator = await startSimulator({
    seed: flags.seed,
    speed: flags.speed,
    startTime: 'now',
    ...upstreamFor(brand),
  });
  const port = await freePort(flags.port, HOST);
  const served = await serveBrand({ folder, upstream: simulator.url, host: HOST, port });
  const [account] = DEMO_ACCOUNTS;
  if (flags.json === true) sayJson({ url: served.url, upstream: simulator.url, folder });
  else {
    if (port !== flags.port) say(`Port ${flags.port} is busy: using ${port}.`);
    say(`${id} is at ${served.url}   (sign in: ${account?.email} / ${account?.password}; Ctrl-C ends it)`);
  }
  await new Promise<void>((resolve) => {
    process.once('SIGINT', resolve);
    process.once('SIGTERM', resolve);
  });
  await served.close();
  await simulator.close();
  process.exit(EXIT.interrupted);
}
