import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import chalk from 'chalk';
import { command } from '#scripts/config/command.ts';
import { SEED_VARIABLE } from '#scripts/config/grouped-sequencer.ts';
import { PATIENT } from '#scripts/config/wait-bound.ts';
import { placesOf } from './places.ts';
import { toolPath } from './run-tool.ts';

function main(): void {
  command('qa elsewhere').parse();
  // Without access for others, and without ../shared.
  const folder = mkdtempSync(path.join(tmpdir(), 'slipway-elsewhere-'));
  const project = path.join(folder, 'project');
  const run = (name: string, args: readonly string[], cwd: string, env: NodeJS.ProcessEnv = {}): boolean =>
    spawnSync(name, args, { cwd, stdio: 'inherit', env: { ...process.env, ...env } }).status === 0;
  try {
    console.log(`The last commit, in ${project}`);
    if (!run('git', ['clone', '-q', '--no-hardlinks', '.', project], '.') || !run('npm', ['ci', '--silent'], project))
      process.exit(1);
    const places = placesOf(new Date());
    const red = places.filter(({ zone, language, day, seed }) => {
      console.log(chalk.bold(`▸ ${zone}, ${language}, ${day}, files shuffled by ${seed}`));
      return !run(
        toolPath('vitest'),
        [
          'run',
          '--config=scripts/config/vitest.config.ts',
          '--project=unit',
          '--project=app',
          '--reporter=dot',
          '--update=none',
        ],
        project,
        {
          ...PATIENT,
          SLIPWAY_TESTS: 'quick',
          TZ: zone,
          LANG: language,
          LC_ALL: language,
          [SEED_VARIABLE]: seed,
          SLIPWAY_DAY: day,
          NODE_OPTIONS: `--require ${path.join(project, 'scripts/config/other-day.cjs')}`,
        },
      );
    });
    console.log(`${places.length - red.length} passed, ${red.length} failed`);
    process.exitCode = red.length > 0 ? 1 : 0;
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

main();
