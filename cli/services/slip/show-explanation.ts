import chalk from 'chalk';
import { sayJsonLine } from '#cli/terminal/out.ts';
import { printable } from '#cli/terminal/printable.ts';
import { type ExplainedScore, explainSlip } from '#engine/sports';
import { withEngineRefusals } from './engine-refusal.ts';
import { readSlip } from './read-slip.ts';

export async function showExplanation(
  file: string,
  { id, asJson }: { readonly id: string | undefined; readonly asJson: boolean },
): Promise<void> {
  const slip = await readSlip(file, id);
  const { matches, folds, won, isCut, estimate } = withEngineRefusals(() => explainSlip(slip));
  if (asJson) {
    sayJsonLine({ matches, folds, estimate });
    return;
  }
  const lines = matches.flatMap((match) => [
    chalk.bold(printable(match.id)),
    `  best   ${ending(match.best)}`,
    `  worst  ${ending(match.worst)}`,
  ]);
  const sums = folds.map(({ fold, lines: count, sum, paid }) => {
    const amount = isCut && paid !== undefined ? `, ${paid}` : '';
    return `fold ${fold}: ${count} lines, best sum ${sum}${amount}`;
  });
  const share = slip.game === 'bd' ? ' x 0.65' : '';
  const total = [
    `${estimate.lines} lines, ${estimate.stake} ${printable(slip.currency)} in all`,
    isCut
      ? `max ${won} = ${slip.multiple} x the lines, each ${printable(slip.stake)} x its odds${share}, truncated`
      : `max ${won} = ${printable(slip.stake)} x ${slip.multiple} x the sums${share}`,
    ...(won === estimate.max ? [] : [`with void matches, whose stakes come back: ${estimate.max}`]),
    `guaranteed ${estimate.guaranteed}, lowest payout above zero ${estimate.min}`,
  ];
  process.stdout.write(`${[...lines, ...sums, ...total].join('\n')}\n`);
}

function ending({ score, picks, sum }: ExplainedScore): string {
  const paid = picks.length === 0 ? 'nothing pays' : printable(picks.join(', '));
  return `${score ?? 'by name'}: ${paid}${picks.length > 0 ? ` = ${sum}` : ''}`;
}
