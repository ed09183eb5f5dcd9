export const RIGHT: readonly (readonly [file: string, code: string])[] = [
  ['engine/fine.ts', "export { addAmounts } from './money/amount.ts';"],
  ['engine/sports/fine.ts', "export { addAmounts } from '../money/amount.ts';"],
  ['contract/fine.ts', "export { string } from 'valibot';"],
  ['fixtures/fine.ts', "export { addAmounts } from '#engine/money';"],
  ['simulator/doors/fine.ts', "export { x } from '../rows/sports/place-bet.ts';"],
  ['simulator/domain/bets/fine.ts', "export { x } from '../members/x.ts';"],
  ['simulator/rows/fine.ts', "export { placeBet } from '#contract/rows/sports/place-bet';"],
  ['app/layout/fine.ts', "export { SlipPanel } from '#app/features/betting/slip/index.ts';"],
  ['app/features/betting/sports/fine.ts', "export { SlipPanel } from '#app/features/betting/slip/index.ts';"],
  ['app/features/betting/slip/fine.ts', "export { slipSlice } from './model/slip-slice.ts';"],
  ['app/ui/fine.test.ts', "export { startSimulator } from '#simulator';\nexport { readFileSync } from 'node:fs';"],
  ['app/lazy.ts', "export const load = () => import('#app/features/betting/slip/index.ts');"],
  ['cli/brands/fine.ts', "export { x } from './checks/x.ts';\nexport { y } from '#cli/build/brand/brand-id.ts';"],
  ['cli/locales/fine.ts', "export { x } from './tree/check.ts';\nexport { y } from '#cli/terminal/out.ts';"],
  ['cli/locales/checks/fine.ts', "export { x } from '#cli/locales/facts/x.ts';"],
  ['cli/fine.ts', "export { startSimulator } from '#simulator';"],
  [
    'engine/bench/fine.ts',
    "export { from } from 'oddslib';\nexport { keep } from '../../scripts/bench/figures.ts';\nexport { x } from '../money/index.ts';",
  ],
  ['simulator/long-runs/fine.ts', "export { x } from '../bench/load.ts';\nexport { y } from '#app/api/attempt.ts';"],
  ['scripts/fine.ts', "export { paths } from '#app/paths.ts';"],
];

export const CYCLES: readonly (readonly [file: string, code: string])[] = [
  ['engine/cycle-one.ts', "import { two } from './cycle-two.ts';\nexport const one = (): number => two();"],
  ['engine/cycle-two.ts', "import { one } from './cycle-one.ts';\nexport const two = (): number => one();"],
  ['engine/types-one.ts', "import type { Two } from './types-two.ts';\nexport type One = { two: Two };"],
  ['engine/types-two.ts', "import type { One } from './types-one.ts';\nexport type Two = { one?: One };"],
];
