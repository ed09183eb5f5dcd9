import { FAULT_NAMES } from './cases.ts';
import { ACCOUNT_ROWS, verdictOfAccount, type AccountResult } from './run-account.ts';

const HEAD = `# Fault table of the account

This table shows what a player sees when a call that changes their details or passwords meets a fault. We made each such call once under each fault, against a simulator in the same process and on virtual time. A column is a call, a row is a fault.

These calls carry no idempotency key, so the page does not repeat them by itself. There is one exception: it repeats a call that the upstream itself has refused with a 401, because the upstream sends a 401 before it carries out anything.

\`npm run docs -- faults\` writes this page.

| cell | what happened |
|---|---|
| **done** | The page showed it as saved, and it was. |
| **not done** | The page showed it as failed, and nothing was changed. |
| **not known** | The page showed the outcome as unknown, and what to check. What really happened is in brackets. |
| **WRONG** | Anything else. |

The number in a cell is the time in seconds until the player saw the outcome.
`;

/** The whole document. */
export function accountDocument(results: readonly AccountResult[]): string {
  const cell = (row: string, fault: string) => {
    const found = results.find((each) => each.row === row && each.fault === fault);
    return found === undefined ? '' : verdictOfAccount(found);
  };
  const lines = FAULT_NAMES.map((fault) => `| ${fault} | ${ACCOUNT_ROWS.map((row) => cell(row, fault)).join(' | ')} |`);
  const wrong = results.filter((result) => verdictOfAccount(result).includes('WRONG')).length;
  const unknown = results.filter(({ shown }) => shown === 'unknown').length;
  return [
    HEAD,
    `## ${results.length} presses, ${wrong} wrong, ${unknown} shown as not known`,
    '',
    `| fault | ${ACCOUNT_ROWS.join(' | ')} |`,
    `| --- | ${ACCOUNT_ROWS.map(() => '---').join(' | ')} |`,
    ...lines,
    '',
  ].join('\n');
}
