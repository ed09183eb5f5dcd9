import { runVitest } from './run-vitest.ts';
import { command, wholeNumber } from '#scripts/config/command.ts';

/** The random sequences of `npm test`, many more of them: `npm test` has to end within minutes. */
const FILES = [
  'simulator/ledger-model.long.test.ts',
  'simulator/domain/bets/settlement-model.test.ts',
  'simulator/domain/notifications/notices-model.test.ts',
  'simulator/domain/lottery/rounds-model.test.ts',
  'app/push/browser/notices-model.test.ts',
  'app/test/faults/schedules.test.ts',
];

const { ledger, sequences, schedules } = command('qa models')
  .option('--ledger <runs>', 'sequences of calls, clock moves, results and restarts', wholeNumber, 1_000)
  .option(
    '--sequences <runs>',
    'sequences of bets, of notifications and of draws against their models',
    wholeNumber,
    2_000,
  )
  .option('--schedules <runs>', 'orders of responses, pushes, refreshes and sign-outs', wholeNumber, 1_000)
  .parse()
  .opts<{ ledger: number; sequences: number; schedules: number }>();
const { output, passed, failed } = await runVitest(['unit'], FILES, {
  SLIPWAY_MODEL_RUNS: String(ledger),
  SLIPWAY_SEQUENCES: String(sequences),
  SCHEDULES: String(schedules),
});
console.log(output);
console.log(`${passed} passed, ${failed} failed`);
process.exit(failed > 0 ? 1 : 0);
