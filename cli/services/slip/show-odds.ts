import { sayJsonLine } from '#cli/terminal/out.ts';
import { printable } from '#cli/terminal/printable.ts';
import { allOdds, type OddsFormatName } from '#engine/money';
import { withEngineRefusals } from './engine-refusal.ts';

export function showOdds(values: readonly string[], from: string, asJson: boolean): void {
  for (const value of values) {
    const odds = withEngineRefusals(() => allOdds(value, from as OddsFormatName));
    if (asJson) sayJsonLine({ from, value, ...odds });
    else {
      const rows = Object.entries(odds).map(([format, text]) => `  ${format.padEnd(12)} ${text ?? '-'}\n`);
      process.stdout.write(`${printable(from)} ${printable(value)}\n${rows.join('')}`);
    }
  }
}
