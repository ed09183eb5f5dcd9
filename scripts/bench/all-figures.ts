import { spawnSync } from 'node:child_process';
import { command } from '#scripts/config/command.ts';
import { oldFigures } from './measured-code.ts';

/** `npm run docs -- figures`: lists recorded figures older than their code; `--record` records every page anew. */
const { record } = command('docs figures')
  .option('--record', 'record benchmarks, comparisons and load anew: an hour and more on a quiet machine', false)
  .parse()
  .opts<{ record: boolean }>();

/** Benchmarks first, because the page of load uses them. */
const RECORDED = [
  ['bench', '--write'],
  ['qa', 'load', '--write'],
] as const;

if (record) {
  const failed = RECORDED.filter((args) => {
    console.log(`▸ npm run ${args[0]} -- ${args.slice(1).join(' ')}`);
    return spawnSync(process.execPath, ['scripts/run.js', ...args], { stdio: 'inherit' }).status !== 0;
  });
  for (const args of failed) console.error(`✗ npm run ${args[0]} -- ${args.slice(1).join(' ')}`);
  process.exitCode = failed.length === 0 ? 0 : 1;
} else {
  const old = oldFigures();
  console.log(old.length === 0 ? 'No recorded figure is older than its code.' : old.join('\n'));
}
