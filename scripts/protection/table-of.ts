import type { ProtectionTest } from './find-tests.ts';
import { PROTECTION_ROWS } from './rows.ts';

/** The rules, the profiles that have them, and the state, tests and picture of each, as a table. */
export function tableOf(tests: readonly ProtectionTest[]): string {
  const lines = PROTECTION_ROWS.map(({ name, rule, profiles, picture }) => {
    const own = tests.filter(({ row }) => row === name).map((test) => `${shown(test)} (\`${test.file}\`)`);
    const isTested = profiles.every((profile) =>
      tests.some((test) => test.row === name && test.profiles.includes(profile)),
    );
    const shownBy = picture === undefined ? 'nothing to see' : `[picture](../pictures/protection/${picture})`;
    return `| ${name} | ${rule} | ${profiles.join(', ')} | ${isTested ? 'done' : 'not tested'} | ${own.join('<br>')} | ${shownBy} |`;
  });
  return ['| row | rule | profiles | state | tests | picture |', '|---|---|---|---|---|---|', ...lines].join('\n');
}

const shown = ({ name, profiles }: ProtectionTest) =>
  name
    .replace(/^%s:/, `${profiles.join(', ')}:`)
    .replaceAll('%s', '…')
    .replaceAll('|', '\\|');
