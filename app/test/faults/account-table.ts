import { FAULT_NAMES } from './cases.ts';
import { ACCOUNT_ROWS, verdictOfAccount, type AccountResult } from './run-account.ts';

const HEAD = `# Fault table of the account

We pressed every call that changes the details or the passwords of a player once under every fault, against the simulator in process on virtual time. These calls carry no key, so the page repeats none of them by itself. The one exception is a 401 of the upstream itself, which
comes before the call is carried out. \`npm run docs -- faults\` writes this page.

| cell | what happened |
|---|---|
| **done** | shown as saved, and it was |
| **not done** | shown as failed, and nothing was changed |
| **not known** | shown as unknown, with what to check; what really happened is in brackets |
| **WRONG** | anything else |

The number is the seconds until the player saw the outcome.
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
