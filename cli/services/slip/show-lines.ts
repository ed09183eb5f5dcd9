import chalk from 'chalk';
import { CliError } from '#cli/frame/errors.ts';
import { EXIT } from '#cli/frame/exit-codes.ts';
import { printable } from '#cli/frame/printable.ts';
import { countLines, listLines, totalStake } from '#engine/sports/lines.ts';
import { withEngineRefusals } from './engine-refusal.ts';
import { readSlip } from './read-slip.ts';

/** A page of a slip's lines, as it is asked for. */
export interface LinesOptions {
  readonly id?: string;
  readonly offset: string;
  readonly limit: string;
  readonly asJson: boolean;
}

/** Prints a page of a slip's lines. @throws CliError for a slip or page that is wrong */
export async function showLines(file: string, { id, offset, limit, asJson }: LinesOptions): Promise<void> {
  if (!/^\d{1,30}$/.test(offset) || !/^\d{1,5}$/.test(limit)) {
    throw new CliError('--offset and --limit are whole numbers from 0', { exitCode: EXIT.usage });
  }
  const slip = await readSlip(file, id);
  const lines = withEngineRefusals(() => listLines(slip, { offset: BigInt(offset), limit: Number(limit) }));
  if (asJson) {
    process.stdout.write(lines.map((line) => `${JSON.stringify(line)}\n`).join(''));
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
