import { FAULT_NAMES } from './cases.ts';
import { ACCOUNT_ROWS, verdictOfAccount, type AccountResult } from './run-account.ts';

const HEAD = `# Fault table of the account

Every call that changes who a player is to the house, pressed once under every fault, as in
[fault-table.md](fault-table.md) and by the same command, \`npm run fault-table\`. These calls carry no key, so none is ever repeated by a
machine; the one exception is a 401 of the upstream itself, which is given before a call is looked at.

**done**: told saved, and it was. **not done**: told that it failed, and nothing was changed. **not known**: told that nobody knows yet and what to
look at, with what was so in truth in brackets. The number is the seconds until the player was told. Anything else would be printed as **WRONG**.
`;

/** The whole document. */
export function accountDocument(results: readonly AccountResult[]): string {
  const cell = (row: string, fault: string) => {
    const found = results.find((each) => each.row === row && each.fault === fault);
    return found === undefined ? '' : verdictOfAccount(found);
  };
  const lines = FAULT_NAMES.map((fault) => `| ${fault} | ${ACCOUNT_ROWS.map((row) => cell(row, fault)).join(' | ')} |`);
  const wrong = results.filter((result) => verdictOfAccount(result).includes('WRONG')).length;
  const unknown = results.filter(({ told }) => told === 'unknown').length;
  return [
    HEAD,
    `## ${results.length} presses, ${wrong} wrong, ${unknown} told as not known`,
    '',
    `| fault | ${ACCOUNT_ROWS.join(' | ')} |`,
    `| --- | ${ACCOUNT_ROWS.map(() => '---').join(' | ')} |`,
    ...lines,
    '',
  ].join('\n');
}
