import { printable } from '#cli/frame/printable.ts';
import { allOdds } from '#engine/odds/convert-odds.ts';
import type { OddsFormatName } from '#engine/odds/odds-format.ts';
import { withEngineRefusals } from './engine-refusal.ts';

/** Prints odds in every format. @throws CliError for odds or a format that are none */
export function showOdds(values: readonly string[], from: string, asJson: boolean): void {
  for (const value of values) {
    const odds = withEngineRefusals(() => allOdds(value, from as OddsFormatName));
    if (asJson) process.stdout.write(`${JSON.stringify({ from, value, ...odds })}\n`);
    else {
      const rows = Object.entries(odds).map(([format, text]) => `  ${format.padEnd(12)} ${text ?? '-'}\n`);
      process.stdout.write(`${printable(from)} ${printable(value)}\n${rows.join('')}`);
    }
  }
}
