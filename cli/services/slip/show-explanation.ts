import chalk from 'chalk';
import { printable } from '#cli/frame/printable.ts';
import { explainSlip, type ExplainedScore } from '#engine/sports/explain.ts';
import { withEngineRefusals } from './engine-refusal.ts';
import { readSlip } from './read-slip.ts';

/** Prints why the estimate of a slip is what it is. @throws CliError for a slip that is wrong */
export async function showExplanation(
  file: string,
  { id, asJson }: { readonly id: string | undefined; readonly asJson: boolean },
): Promise<void> {
  const slip = await readSlip(file, id);
  const { matches, folds, estimate } = withEngineRefusals(() => explainSlip(slip));
  if (asJson) {
    process.stdout.write(`${JSON.stringify({ matches, folds, estimate })}\n`);
    return;
  }
  const lines = matches.flatMap((match) => [
    chalk.bold(printable(match.id)),
    `  best   ${ending(match.best)}`,
    `  worst  ${ending(match.worst)}`,
  ]);
  const sums = folds.map(({ fold, lines: count, sum }) => `fold ${fold}: ${count} lines, best sum ${sum}`);
  const share = slip.game === 'bd' ? ' x 0.65' : '';
  const total = [
    `${estimate.lines} lines, ${estimate.stake} ${printable(slip.currency)} in all`,
    `max ${estimate.max} = ${printable(slip.stake)} x ${slip.multiple} x the sums${share}, cut once`,
    `guaranteed ${estimate.guaranteed}, least when anything is paid ${estimate.min}`,
  ];
  process.stdout.write(`${[...lines, ...sums, ...total].join('\n')}\n`);
}

function ending({ score, picks, sum }: ExplainedScore): string {
  const paid = picks.length === 0 ? 'nothing pays' : printable(picks.join(', '));
  return `${score ?? 'by name'}: ${paid}${picks.length > 0 ? ` = ${sum}` : ''}`;
}
