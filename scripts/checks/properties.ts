import { spawnSync } from 'node:child_process';
import { command, wholeNumber } from '#scripts/config/command.ts';
import { runVitest } from './run-vitest.ts';
import { toolPath } from './run-tool.ts';

/** Many more random sequences than in `npm test`. */
const MODELS = [
  'simulator/ledger-model.long.test.ts',
  'simulator/domain/bets/settlement-model.test.ts',
  'simulator/domain/notifications/notices-model.test.ts',
  'simulator/domain/lottery/rounds-model.test.ts',
  'app/push/browser/notices-model.test.ts',
  'app/test/faults/schedules.test.ts',
];

const program = command('qa properties')
  .argument('[patterns...]', "parts of paths of the engine's test files: only these, and no models")
  .option('--ledger <runs>', 'sequences of calls, clock moves, results and restarts', wholeNumber, 1_000)
  .option(
    '--sequences <runs>',
    'sequences of bets, of notifications and of draws against their models',
    wholeNumber,
    2_000,
  )
  .option('--schedules <runs>', 'orders of responses, pushes, refreshes and sign-outs', wholeNumber, 1_000)
  .parse();
const { ledger, sequences, schedules } = program.opts<{ ledger: number; sequences: number; schedules: number }>();
const { status } = spawnSync(
  toolPath('vitest'),
  ['run', '--config', 'scripts/config/properties.config.ts', ...program.args],
  { stdio: 'inherit' },
);
if (status !== 0) process.exit(status ?? 1);
if (program.args.length === 0) {
  const { output, passed, failed } = await runVitest(['unit'], MODELS, {
    SLIPWAY_MODEL_RUNS: String(ledger),
    SLIPWAY_SEQUENCES: String(sequences),
    SCHEDULES: String(schedules),
  });
  console.log(output);
  console.log(`${passed} passed, ${failed} failed`);
  process.exit(failed > 0 ? 1 : 0);
}
