import type { ProtectionTest } from './find-tests.ts';
import { PROTECTION_ROWS } from './rows.ts';

/** The rules, the profiles that have them, and the test files and picture of each, as a table. */
export function tableOf(tests: readonly ProtectionTest[]): string {
  const lines = PROTECTION_ROWS.map(({ name, rule, profiles, picture }) => {
    const files = [...new Set(tests.filter(({ row }) => row === name).map(({ file }) => `\`${file}\``))];
    const shownBy = picture === undefined ? '' : `[picture](../pictures/protection/${picture})`;
    return `| ${name} | ${rule} | ${profiles.join(', ')} | ${files.join(', ')} | ${shownBy} |`;
  });
  return ['| row | rule | profiles | tests | picture |', '|---|---|---|---|---|', ...lines].join('\n');
}
