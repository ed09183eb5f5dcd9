import path from 'node:path';
import chalk from 'chalk';
import { type CompiledApp, openCompiler } from '#cli/build/compile-app.ts';
import { readBrand } from '#cli/build/brand/read-brand.ts';
import { stampBrand, stampedNothing } from '#cli/build/stamp-brand.ts';
import { CliError } from '#cli/terminal/errors.ts';
import { createLiveReload } from '#cli/serve/live-reload.ts';
import { freePort } from '#cli/serve/free-port.ts';
import { serveBrand } from '#cli/serve/serve-brand.ts';
import { simulatorFor } from '#cli/serve/simulator-for.ts';
import { ROLE } from '#contract/entities';
import { DEMO_ACCOUNTS, type MemberFixture } from '#fixtures';
import { startSimulator } from '#simulator';
import { watchSources } from './watch-sources.ts';
import { parseStartOptions, type StartOptions } from './start-options.ts';
import { startProgress } from './progress.ts';
import { DEVELOPMENT_PAGES, serveTestPages, TEST_PAGES_ORIGIN } from './test-pages.ts';

const HOST = '127.0.0.1';

/** `npm start` and `npm run dev`: app and simulator at one address. */
export async function main(argv: readonly string[]): Promise<void> {
  try {
    await start(parseStartOptions(argv));
  } catch (error) {
    if (!(error instanceof CliError)) throw error;
    console.error([`${chalk.red('error:')} ${error.message}`, ...error.next.map((step) => `  ${step}`)].join('\n'));
    process.exit(error.exitCode);
  }
}

async function start(options: StartOptions): Promise<void> {
  const progress = startProgress();
  const root = process.cwd();
  const brand = await readBrand(root, options.brand);

  const reload = options.watch ? createLiveReload() : undefined;
  // Less garbage collection in esbuild: a third less processor time per save.
  if (options.watch) process.env['GOGC'] ??= '300';
  const compiler = await openCompiler({ root, folder: 'dist/app', isDevelopment: options.watch });
  let app: CompiledApp | undefined;
  let stamped = stampedNothing();
  const build = async (changed: ReadonlySet<string>, isStampedAnew: boolean) => {
    if (isStampedAnew) stamped = stampedNothing();
    if (app === undefined || changed.size > 0) app = await compiler.compile(changed);
    const extra = reload === undefined ? {} : { extraScripts: [reload.script] };
    return stampBrand({
      root,
      id: options.brand,
      app,
      out: path.join(root, 'dist/brands'),
      stamped,
      development: DEVELOPMENT_PAGES,
      ...extra,
    });
  };

  const [folder, simulator] = await Promise.all([
    progress.step('app built', build(new Set(), true)),
    progress.step(
      'simulator started',
      startSimulator({ seed: options.seed, speed: options.speed, startTime: 'now', ...simulatorFor(brand) }),
    ),
  ]);
  reload?.built(folder);
  if (reload === undefined) await compiler.close();
  const testPages = await serveTestPages(simulator.url);
  const port = await freePort(options.port, HOST);
  const served = await serveBrand({
    folder,
    upstream: simulator.url,
    host: HOST,
    port,
    idempotency: 'keyed',
    ...(reload && { before: reload.answer }),
    standIns: { [TEST_PAGES_ORIGIN]: testPages.origin },
  });
  progress.done();

  if (port !== options.port) console.log(chalk.yellow(`Port ${options.port} is busy: using ${port} instead.`));
  console.log(banner(served.url, options, (id) => simulator.world().currencyOf(id)));

  const stopWatching =
    reload === undefined
      ? undefined
      : watchSources(
          root,
          async (changed, isStampedAnew) => {
            const built = await build(changed, isStampedAnew);
            served.serveFolder(built);
            reload.built(built);
          },
          reload.failed,
        );

  let isEnding = false;
  const end = async () => {
    if (isEnding) process.exit(1);
    isEnding = true;
    console.log('\nStopping ...');
    stopWatching?.();
    reload?.close();
    await compiler.close();
    testPages.close();
    await served.close();
    await simulator.close();
    process.exit(0);
  };
  process.on('SIGINT', () => void end());
  process.on('SIGTERM', () => void end());
}

function banner(url: string, { speed, watch }: StartOptions, currencyOf: (memberId: string) => string): string {
  const width = Math.max(...DEMO_ACCOUNTS.map(({ email }) => email.length));
  const accounts = DEMO_ACCOUNTS.map(
    (member) =>
      `    ${member.email.padEnd(width)}  ${member.password}  ${chalk.dim(describe(member, currencyOf(member.id)))}`,
  );
  return [
    '',
    `  ${chalk.bold('Slipway')} is ready at ${chalk.bold.underline(url)}`,
    '',
    '  Sign in with',
    ...accounts,
    '',
    `  The world runs ${speed} times as fast as yours: a match lasts about ${Math.max(1, Math.round(115 / speed))} min.`,
    `  Its console moves the clock, breaks the network and lists every call: ${chalk.underline(`${url}/__sim`)}`,
    `  Test pages: ${['bets', 'wallet', 'my-bets'].map((name) => chalk.underline(`${url}/test-${name}`)).join(', ')}`,
    watch
      ? '  Changes are rebuilt: styles and texts are replaced in the open page, for the rest it reloads; it shows build errors.'
      : '',
    '  Ctrl-C ends it.',
    '',
  ].join('\n');
}

function describe({ role, balance }: MemberFixture, currency: string): string {
  const kind = role === ROLE.agent ? 'agent' : 'player';
  return balance === '0' ? `${kind} with an empty wallet` : `${kind} with ${balance} ${currency}`;
}
