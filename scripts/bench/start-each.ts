import { Argument } from 'commander';
import { command } from '#scripts/config/command.ts';
import { BENCHMARKS } from './benchmarks.ts';
import { shortRunFaults } from './run-benchmark.ts';

// `npm run qa -- benchmarks`: the shortest form of each, one after another. `npm run bench` measures.
const names = BENCHMARKS.map(({ name }) => name);
const { args } = command('qa benchmarks').addArgument(new Argument('[names...]', 'all without').choices(names)).parse();
const chosen = BENCHMARKS.filter(({ name }) => args.length === 0 || args.includes(name));
let failed = 0;
for (const benchmark of chosen) {
  const startedAt = performance.now();
  const faults = await shortRunFaults(benchmark);
  const seconds = ((performance.now() - startedAt) / 1_000).toFixed(1);
  console.log(`${faults.length === 0 ? '✓' : '✗'} ${benchmark.name} ${seconds} s`);
  for (const fault of faults) console.log(`    ${fault}`);
  if (faults.length > 0) failed += 1;
}
console.log(`${chosen.length - failed} passed, ${failed} failed`);
process.exitCode = failed > 0 ? 1 : 0;
