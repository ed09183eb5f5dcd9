import chalk from 'chalk';
import { usageError } from '#cli/terminal/errors.ts';
import { printable, printableJson } from '#cli/terminal/printable.ts';
import { countLines, listLines, totalStake } from '#engine/sports';
import { withEngineRefusals } from './engine-refusal.ts';
import { readSlip } from './read-slip.ts';

export interface LinesOptions {
  readonly id?: string;
  readonly offset: string;
  readonly limit: string;
  readonly asJson: boolean;
}

export async function showLines(file: string, { id, offset, limit, asJson }: LinesOptions): Promise<void> {
  if (!/^\d{1,30}$/.test(offset) || !/^\d{1,5}$/.test(limit)) {
    throw usageError('--offset and --limit must be whole numbers from 0');
  }
  const slip = await readSlip(file, id);
  const lines = withEngineRefusals(() => listLines(slip, { offset: BigInt(offset), limit: Number(limit) }));
  if (asJson) {
    process.stdout.write(lines.map((line) => `${printableJson(line)}\n`).join(''));
    return;
  }
  for (const [index, { fold, picks, odds, payout }] of lines.entries()) {
    const legs = picks.map(
      (pick) => `${pick.match} ${pick.market} ${pick.outcome}${pick.line ? ` ${pick.line}` : ''} @${pick.odds}`,
    );
    process.stdout.write(
      `${String(BigInt(offset) + BigInt(index) + 1n).padStart(6)}  ${fold}  ${printable(legs.join(' + '))}  ${chalk.dim('odds')} ${odds}  ${chalk.dim('pays')} ${payout}\n`,
    );
  }
  process.stdout.write(
    `${lines.length} of ${countLines(slip)} lines; ${totalStake(slip)} ${printable(slip.currency)} in all\n`,
  );
}
