import { InvalidArgumentError, Option, type Command } from 'commander';
import { portNumber } from './arguments.ts';

const IDS = 'brands (default: all)';

export function addBrandCommands(program: Command): void {
  const brand = program.command('brand').description('Create, check, build and preview brands');
  addInit(brand);
  addReading(brand);
  addBuild(brand);
  addLooking(brand);
}

function addInit(brand: Command): void {
  brand
    .command('init')
    .description('Create a brand; at a terminal it asks for what no option gives')
    .argument('[id]', 'id: lower-case letters, digits and dashes')
    .option('--from <id>', 'copy another brand')
    .option('--name <text>', 'name, as shown to players')
    .option('--tagline <text>', 'first words of the home page')
    .option('--domain <host>', 'host name of the site')
    .option('--profile <profile>', 'jurisdiction: none, uk or br')
    .option('--languages <codes>', 'offered languages, the default first: pt,en')
    .option('--currency <code>', 'currency of guests and new accounts')
    .option('--colour <#rrggbb>', 'main colour; the others are derived and pass the contrast check')
    .option('--logo <file>', 'an SVG file')
    .option('--sports <names>', 'visible sports, in their order: soccer,basketball')
    .option('--games <names>', 'visible lotteries and games, in their order')
    .option('--navigation <place>', 'side, top or bottom')
    .option('--home <names>', 'blocks of the home page, in their order')
    .option('--upstream <origin>', 'server behind the site: http://10.0.0.5:5000')
    .option('--company <name>', 'company that operates the site; needs --address and --email')
    .option('--address <text>', 'its address')
    .option('--email <address>', 'its e-mail address')
    .option('--authority <name>', 'authority of the licence')
    .option('--licence <number>', 'number of the licence')
    .option('--dispute-body <name>', 'body that decides complaints (uk)')
    .option('--dispute-url <url>', 'its page for complaints')
    .option('--ombudsman-phone <number>', 'telephone of your ombudsman (br)')
    .option('--ombudsman-email <address>', 'its e-mail address')
    .option('--json', 'ask nothing, print JSON')
    .addHelpText(
      'after',
      examples(
        ['slipway brand init vento-sul', 'asks'],
        ['slipway brand init vento-sul --profile br --languages pt,en --colour "#00703c"', ''],
        [
          'slipway brand init vento-sul --company "Vento Sul Ltda." --address "Rua A 1, Recife" --email ola@ventosul.example',
          '',
        ],
        ['slipway brand init my-brand-uk --from my-brand --name "My Brand UK"', ''],
      ),
    )
    .action(async (id: string | undefined, flags: Readonly<Record<string, string>>) => {
      const { runInit } = await import('#cli/brands/init/run-init.ts');
      await runInit(id, flags);
    });
}

function addReading(brand: Command): void {
  brand
    .command('list')
    .description('List all brands: name, languages, games, profile, problems')
    .option('--json', 'as JSON')
    .addHelpText('after', examples(['slipway brand list', ''], ["slipway brand list --json | jq '.[].id'", '']))
    .action(async (flags: object) => {
      const { runList } = await import('#cli/brands/run-list.ts');
      runList(flags);
    });
  brand
    .command('check')
    .description('Check brands: schema, pictures, contrast, languages, forbidden features, addresses')
    .argument('[ids...]', IDS)
    .addOption(new Option('--json', 'findings as JSON').conflicts('sarif'))
    .option('--sarif', 'findings as SARIF 2.1.0')
    .option('--strict', 'fail on warnings too')
    .option('--rendered', 'also draw the pages: what custom.css hides (needs Chromium)')
    .addHelpText(
      'after',
      `${examples(['slipway brand check', 'all'], ['slipway brand check my-brand --strict', ''], ['slipway brand check --sarif > brands.sarif', 'for a code host'])}

Exit code: 0 clean, 1 errors, 2 cannot run. docs/operators/troubleshooting.md explains every finding.`,
    )
    .action(async (ids: readonly string[], flags: object) => {
      const { runCheck } = await import('#cli/brands/run-check.ts');
      process.exitCode = await runCheck(ids, flags);
    });
  brand
    .command('diff')
    .description('Show the differences between two brands')
    .argument('<a>', 'a brand')
    .argument('<b>', 'another')
    .option('--json', 'as JSON')
    .addHelpText(
      'after',
      examples(['slipway brand diff my-brand my-brand-uk', ''], ['slipway brand diff my-brand my-brand-uk --json', '']),
    )
    .action(async (a: string, b: string, flags: object) => {
      const { runDiff } = await import('#cli/brands/run-diff.ts');
      await runDiff(a, b, flags);
    });
}

function addBuild(brand: Command): void {
  brand
    .command('build')
    .description('Build the folders for a web server, and its configuration')
    .argument('[ids...]', 'brands')
    .option('--all', 'every brand')
    .option('--out <dir>', 'folder to write to', 'dist/sites')
    .option('--dry-run', 'show what would be built, write nothing')
    .option('--watch', 'rebuild on every change')
    .option('--without-secret', 'build also where the storage secret of a brand is not set')
    .option('--json', 'as JSON')
    .addHelpText(
      'after',
      `${examples(['slipway brand build my-brand', ''], ['slipway brand build --all --out /srv/slipway', ''], ['slipway brand build --all --dry-run', ''])}

Writes DIR/<id> (the site) and DIR/_hosting/<id> (nginx.conf, Caddyfile). docs/operators/hosting.md shows the rest.
The variable that storageSecret.env names must be set (not with --watch and --dry-run): a site that was built with it and is built without it signs all players out.
Exit code: 0 built, 1 a brand has errors or a size is above its budget, 2 cannot run.`,
    )
    .action(async (ids: readonly string[], flags: { readonly out: string }) => {
      const { runBuild } = await import('#cli/brands/run-build.ts');
      process.exitCode = await runBuild(ids, flags);
    });
  brand
    .command('icons')
    .description("Draw a brand's icons from its logo.svg (needs Chromium)")
    .argument('[ids...]', IDS)
    .option('--json', 'as JSON')
    .addHelpText('after', examples(['slipway brand icons my-brand', '']))
    .action(async (ids: readonly string[], flags: object) => {
      const { runIcons } = await import('#cli/brands/run-icons.ts');
      await runIcons(ids, flags);
    });
}

function addLooking(brand: Command): void {
  brand
    .command('preview')
    .description('Serve a brand with the simulator behind it')
    .argument('<id>', 'brand')
    .addOption(
      new Option('--port <number>', 'if it is in use, the next free port is used').default(4000).argParser(portNumber),
    )
    .option('--seed <text>', 'the same seed gives the same matches', 'slipway')
    .addOption(new Option('--speed <factor>', 'speed of the clock; 1 is real time').default(30).argParser(speed))
    .option('--out <dir>', 'keep the build in this folder (default: a temporary folder)')
    .option('--json', 'print the address as JSON')
    .addHelpText(
      'after',
      examples(['slipway brand preview my-brand', ''], ['slipway brand preview my-brand --port 8080 --speed 1', '']),
    )
    .action(async (id: string, flags: { readonly port: number; readonly seed: string; readonly speed: number }) => {
      const { runPreview } = await import('#cli/brands/run-preview.ts');
      await runPreview(id, flags);
    });
  brand
    .command('shots')
    .description(
      'Take screenshots of the main screens in both layouts, and an overview of the home pages (needs Chromium)',
    )
    .argument('[ids...]', IDS)
    .option('--out <dir>', 'folder to write to', 'dist/shots')
    .option('--screens <names>', 'only these: home,lobby,match,slip,sign-in,wallet,lottery')
    .option('--layouts <names>', 'only these: desktop,mobile')
    .option('--dark', 'use the dark palette')
    .option('--json', 'as JSON')
    .addHelpText(
      'after',
      examples(
        ['slipway brand shots', ''],
        ['slipway brand shots my-brand --dark --out /tmp/shots', ''],
        ['slipway brand shots my-brand --screens home,slip --layouts mobile', ''],
      ),
    )
    .action(async (ids: readonly string[], flags: { readonly out: string }) => {
      const { runShots } = await import('#cli/brands/shots/run-shots.ts');
      await runShots(ids, flags);
    });
}

function examples(...lines: readonly (readonly [command: string, remark: string])[]): string {
  const wide = Math.max(...lines.map(([command]) => command.length));
  return `\nExamples:\n${lines.map(([command, remark]) => `  ${command.padEnd(wide)}  ${remark}`.trimEnd()).join('\n')}`;
}

function speed(text: string): number {
  const value = Number(text);
  if (/^\d+(?:\.\d+)?$/.test(text) && value > 0 && value <= 3_600) return value;
  throw new InvalidArgumentError('A speed is a number above 0, at most 3600.');
}
