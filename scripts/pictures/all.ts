import { spawnSync } from 'node:child_process';
import { Argument } from 'commander';
import { command } from '#scripts/config/command.ts';

const SERIES = ['readme', 'brands', 'betting', 'places', 'protection'];

// `npm run pictures -- brands nightjar`: each series reads its arguments. Without a name all run, each in its own process.
const [series = ''] = process.argv.splice(2, 1);
if (SERIES.includes(series)) {
  await import(`./${series}.ts`);
} else {
  const shown = series === '' ? [] : [series];
  command('pictures')
    .addArgument(new Argument('[series]', 'SERIES --help shows its words').choices(SERIES))
    .argument('[what...]', 'only these pictures of it')
    .parse([...process.argv.slice(0, 2), ...shown]);
  for (const each of SERIES) {
    console.log(`▸ pictures ${each}`);
    const { status } = spawnSync(process.execPath, ['scripts/run.js', 'pictures', each], { stdio: 'inherit' });
    if (status !== 0) process.exitCode = 1;
  }
}
