import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { DEMO_ACCOUNTS } from '#fixtures';
import { startSimulator } from '#simulator';
import { EXIT } from '#cli/terminal/exit-codes.ts';
import { say, sayJson } from '#cli/terminal/out.ts';
import { progressBar } from '#cli/terminal/progress.ts';
import { createLiveReload } from '#cli/serve/live-reload.ts';
import { freePort } from '#cli/serve/free-port.ts';
import { serveBrand } from '#cli/serve/serve-brand.ts';
import { startSettings } from './settings/settings-server.ts';
import { simulatorFor } from '#cli/serve/simulator-for.ts';
import { readBrand } from '#cli/build/brand/read-brand.ts';
import { buildBrands } from './build/build-brands.ts';
import { previewContent } from './preview/preview-content.ts';
import { packageRoot } from '#cli/files/package-root.ts';
import { untilSignal } from '#cli/terminal/until-signal.ts';

export interface PreviewFlags {
  readonly port: number;
  readonly seed: string;
  readonly speed: number;
  readonly out?: string;
  readonly json?: boolean;
}

const HOST = '127.0.0.1';

/** `slipway brand preview`: serves the brand as a web server would, with the simulator as upstream, until Ctrl-C. */
export async function runPreview(id: string, flags: PreviewFlags): Promise<void> {
  const root = process.cwd();
  const brand = await readBrand(root, id);
  const temporary = flags.out === undefined ? mkdtempSync(path.join(tmpdir(), 'slipway-preview-')) : undefined;
  const clean = (): void => {
    if (temporary !== undefined) rmSync(temporary, { recursive: true, force: true });
  };
  process.once('exit', clean);
  const bar = progressBar();
  const out = flags.out ?? temporary ?? '';
  const build = () => buildBrands({ root, appRoot: packageRoot(), ids: [id], out, onStep: bar.show });
  const built = await build();
  bar.end();
  const folder = built.brands[0]?.folder ?? '';
  const reload = createLiveReload();
  reload.built(folder);
  const simulator = await startSimulator({
    seed: flags.seed,
    speed: flags.speed,
    startTime: 'now',
    ...simulatorFor(brand),
  });
  const content = previewContent(root, id, () => simulator.world().content);
  const atStart = content.apply(brand).problems;
  if (atStart.length > 0) reload.failed(atStart.join('\n'));
  const serve = async () => {
    const port = await freePort(flags.port, HOST);
    const settings = await startSettings({
      root,
      appRoot: packageRoot(),
      id,
      port: await freePort(port + 1, HOST),
      siteUrl: () => `http://localhost:${port}`,
      async rebuild() {
        try {
          await build();
          bar.end();
          const { isNew, problems } = content.apply(await readBrand(root, id));
          reload.built(folder);
          if (problems.length > 0) reload.failed(problems.join('\n'));
          if (isNew) reload.reloadPage();
        } catch (error) {
          reload.failed((error as Error).message);
          throw error;
        }
      },
    });
    const served = await serveBrand({
      folder,
      upstream: simulator.url,
      host: HOST,
      port,
      idempotency: 'keyed',
      script: reload.script,
      framedBy: settings.url,
      before: (request, response) => reload.answer(request, response) || content.answer(request, response),
    });
    return { port, served, settings };
  };
  const { port, served, settings } = await serve().catch(async (error: unknown) => {
    await simulator.close();
    throw error;
  });
  const [account] = DEMO_ACCOUNTS;
  if (flags.json === true) sayJson({ url: served.url, settings: settings.url, upstream: simulator.url, folder });
  else {
    if (port !== flags.port) say(`Port ${flags.port} is in use: using ${port}.`);
    say(`${id} is at ${served.url}   (sign in: ${account?.email} / ${account?.password}; Ctrl-C ends it)`);
    say(`Its settings are at ${settings.url}`);
    for (const problem of atStart) say(`not shown: ${problem}`);
  }
  await untilSignal();
  reload.close();
  await settings.close();
  await served.close();
  await simulator.close();
  process.exit(EXIT.interrupted);
}
