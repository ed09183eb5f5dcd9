import type { ProtectionTest } from './find-tests.ts';
import { PROTECTION_ROWS } from './rows.ts';

/** A table of rules with profiles, test files and pictures. */
export function tableOf(tests: readonly ProtectionTest[]): string {
  const lines = PROTECTION_ROWS.map(({ name, rule, profiles, picture }) => {
    const files = [...new Set(tests.filter(({ row }) => row === name).map(({ file }) => `\`${file}\``))];
    const shownBy = picture === undefined ? '' : `[picture](../pictures/protection/${picture})`;
    return `| ${name} | ${rule} | ${profiles.join(', ')} | ${files.join(', ')} | ${shownBy} |`;
  });
  return ['| row | rule | profiles | tests | picture |', '|---|---|---|---|---|', ...lines].join('\n');
}
