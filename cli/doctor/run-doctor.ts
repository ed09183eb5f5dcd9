import { packageRoot } from '#cli/files/package-root.ts';
import { EXIT } from '#cli/terminal/exit-codes.ts';
import { sayJson } from '#cli/terminal/out.ts';
import { paintFor } from '#cli/terminal/paint.ts';
import { printable } from '#cli/terminal/printable.ts';
import { diagnose } from './diagnose.ts';

/** `slipway doctor`: 1 if something necessary is missing. */
export async function runDoctor({ json }: { readonly json?: boolean }): Promise<number> {
  const found = await diagnose(process.cwd(), packageRoot());
  const failed = found.filter(({ state }) => state === 'fail').length;
  const blocked = new Map<string, string[]>();
  for (const { what, blocks = [] } of found)
    for (const command of blocks) blocked.set(command, [...(blocked.get(command) ?? []), what]);
  if (json === true) sayJson({ checks: found, failed, blocked: Object.fromEntries(blocked) });
  else {
    const paint = await paintFor(process.stdout);
    const marks = { ok: paint.green('ok  '), warn: paint.yellow('warn'), fail: paint.red('fail') };
    for (const { what, state, found: shown, remedy } of found) {
      process.stdout.write(`${marks[state]}  ${what.padEnd(12)}  ${printable(shown)}\n`);
      if (remedy !== undefined)
        process.stdout.write(`      ${' '.repeat(12)}  ${paint.dim('next:')} ${printable(remedy)}\n`);
    }
    if (failed === 0 || blocked.size > 0)
      process.stdout.write(
        blocked.size === 0
          ? '\nEvery command has what it needs.\n'
          : `\nNot every command has what it needs:\n${[...blocked].map(([command, lacks]) => `  slipway ${command.padEnd(16)} lacks ${lacks.join(', ')}\n`).join('')}`,
      );
  }
  return failed > 0 ? EXIT.findings : EXIT.ok;
}
