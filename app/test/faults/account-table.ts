import { FAULT_NAMES } from './cases.ts';
import { countWords } from './count-words.ts';
import { ACCOUNT_ROWS, verdictOfAccount, type AccountResult } from './run-account.ts';

const HEAD = `# Fault table of the account

What a player sees when a call that changes their details or passwords meets a fault. Each of ${ACCOUNT_ROWS.length} calls was made once under each fault, against a simulator in the same process and on virtual time. \`npm run docs -- faults\` writes this page.

These calls carry no idempotency key, so the page does not repeat them. There is one exception: a call that the upstream itself has refused with a 401, which it sends before it carries out anything.

A cell counts the calls by what happened; in brackets, the time until the player saw the outcome.

| word | what happened |
|---|---|
| **done** | Shown as saved, and it was. |
| **not done** | Shown as failed, and nothing was changed. |
| **not known** | Shown as unknown, with what to check; after it, what really happened. |
| **WRONG** | Anything else. |
`;

/** The whole document. */
export function accountDocument(results: readonly AccountResult[]): string {
  const cells = (fault: string) =>
    results
      .filter((each) => each.fault === fault)
      .map((each) => ({ word: verdictOfAccount(each), seconds: each.seconds }));
  const wrong = results.filter((result) => verdictOfAccount(result).includes('WRONG')).length;
  const unknown = results.filter(({ shown }) => shown === 'unknown').length;
  return [
    HEAD,
    `${results.length} calls, ${wrong} wrong, ${unknown} shown as not known.`,
    '',
    '| fault | |',
    '| --- | --- |',
    ...FAULT_NAMES.map((fault) => `| ${fault} | ${countWords(cells(fault))} |`),
    '',
  ].join('\n');
}
