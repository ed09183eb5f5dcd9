import type { ProtectionTest } from './find-tests.ts';
import { PROTECTION_ROWS } from './rows.ts';

/** The rules, the profiles that have them, and the tests of each, as a table. */
export function tableOf(tests: readonly ProtectionTest[]): string {
  const lines = PROTECTION_ROWS.map(({ name, rule, profiles }) => {
    const own = tests.filter(({ row }) => row === name).map((test) => `${shown(test)} (\`${test.file}\`)`);
    return `| ${name} | ${rule} | ${profiles.join(', ')} | ${own.join('<br>')} |`;
  });
  return ['| row | rule | profiles | tests |', '|---|---|---|---|', ...lines].join('\n');
}

const shown = ({ name, profiles }: ProtectionTest) =>
  name
    .replace(/^%s:/, `${profiles.join(', ')}:`)
    .replaceAll('%s', '…')
    .replaceAll('|', '\\|');
