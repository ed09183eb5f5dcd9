import { execFileSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import path from 'node:path';

/** Uses each face as an installed package: plain Node runs it without its types. */
const PROGRAM = `
import { EngineError, estimateSlip, settleSlip, type Slip, totalStake, type TotalStake } from 'slipway/engine';
import { type Bet, CODES, type Reason, rows, rowPath } from 'slipway/contract';
import { type Simulator, startSimulator } from 'slipway/simulator';

const slip: Slip = {
  game: 'soccer',
  currency: 'USDT',
  stake: '2',
  multiple: 1,
  passes: ['single'],
  matches: [{ id: 'a', picks: [{ market: 'wl', outcome: 'w', odds: '1.85' }] }],
};
const cost: TotalStake = totalStake(slip);
// @ts-expect-error a total stake is no line stake
const mixed: Slip = { ...slip, stake: cost };
// @ts-expect-error the sport does not exist
const unknown: Slip = { ...slip, game: 'chess' };
const reason: Reason = 'oddsChanged';
const idOf = (bet: Bet): string => bet.bet_id;
const simulator: Simulator = await startSimulator({ port: 0, seed: 42 });
const answer = (await (await fetch(simulator.url + rowPath(rows.listMatches, { game: 'soccer' }))).json()) as { code: number };
await simulator.close();
let refused = '';
try {
  totalStake({ ...mixed, stake: 'x' });
} catch (error) {
  if (error instanceof EngineError) refused = error.code;
}
console.log(JSON.stringify([
  cost, estimateSlip(slip).max, settleSlip(slip, { a: { ft: '2:1' } }).payout, CODES[reason].status > 0,
  answer.code, refused, unknown.matches.length, typeof idOf,
]));
`;

const PRINTED = '["2.000000","3.700000","3.700000",true,0,"notADecimal",1,"function"]';

/**
 * Uses `slipway/engine`, `slipway/contract` and `slipway/simulator` of an installed package: compiles against its declarations,
 * then runs in plain Node.
 *
 * @param folder where the package is installed
 * @param root of the checkout, for the compiler, esbuild and the types of Node
 * @returns what is wrong, empty where nothing is
 */
export async function tryFaces(folder: string, root: string): Promise<string> {
  const program = path.join(folder, 'faces.mts');
  writeFileSync(program, PROGRAM);
  const { transform } = await import('esbuild');
  const { code } = await transform(PROGRAM, { loader: 'ts', target: 'node20.19' });
  writeFileSync(path.join(folder, 'faces.mjs'), code);
  const types = ['--typeRoots', path.join(root, 'node_modules/@types'), '--types', 'node'];
  const strict = [
    '--ignoreConfig',
    '--noEmit',
    '--strict',
    '--exactOptionalPropertyTypes',
    '--module',
    'nodenext',
    '--target',
    'es2023',
  ];
  try {
    const tsc = path.join(root, 'node_modules/.bin/tsc');
    execFileSync(tsc, [...strict, ...types, program], { cwd: folder, encoding: 'utf8', stdio: 'pipe' });
    const printed = execFileSync(process.execPath, ['faces.mjs'], { cwd: folder, encoding: 'utf8', stdio: 'pipe' });
    return printed.trim() === PRINTED ? '' : `expected ${PRINTED}, got ${printed}`;
  } catch (error) {
    const { stdout, stderr } = error as { stdout?: string; stderr?: string };
    return `${stdout ?? ''}${stderr ?? String(error)}`;
  }
}
