import type { CellResult, Setup } from './run-press.ts';
import { isRight, wordOf, wrongsOf } from './verdict.ts';

export interface SetupResults {
  readonly setup: Setup;
  readonly results: readonly CellResult[];
}

const TITLES: Readonly<Record<string, string>> = {
  keyed: 'An upstream with keys',
  edge: 'An upstream without keys, behind the edge',
  none: 'An upstream without keys, alone',
};

const HEAD = `# Fault table

This table shows what a player sees, and what the upstream books, when a call that moves money meets a fault. We made each such call once under each fault, in Chromium over real sockets. A column is a call: an endpoint of the contract with \`repeat: 'keyed'\`. A row is a fault.

Each cell has its own page, with its own origin, open connections and the app's code for money; its own TCP proxy, which causes the fault; and a simulated upstream. The test moves the clocks of page and upstream. When the player has seen the outcome, the test waits 75 s and then counts in
the upstream's books how often the call was carried out.

There is a table for each of three upstreams: one that stores the outcome of each idempotency key; one without keys behind the [edge](../operators/edge.md); and one without keys alone. The last one can carry out a call twice, and the page must then report it.

The proxy, the faults and the pages are in \`app/test/wire/\`. \`npm test\` runs a part of the table (\`app/test/wire/wire.browser.test.ts\`).

| cell | what happened |
|---|---|
| **done** | The page showed it as accepted, and it was carried out once. |
| **not done** | The page showed it as not carried out, and it was not. |
| **refused** | The call was refused, and nothing was carried out. |
| **x2, reported** | It was carried out twice, and the page said so to the player. |
| **attempts** | The number of wrong payment passwords that the upstream counted for one press. |
| **WRONG** | Anything else. |

The number in a cell is the time in seconds until the player saw a final outcome.

Chromium itself repeats a POST when a reused connection breaks before the first byte of the answer. So in the row "answer lost by RST, each time", one press arrives up to seven times.
`;

export function summaryOf(results: readonly CellResult[]): string {
  const count = (of: keyof ReturnType<typeof wrongsOf>) => results.filter((result) => wrongsOf(result)[of]).length;
  return [
    `${results.length} presses`,
    `${count('doubled')} doubled (${count('unnoticed')} of them not reported)`,
    `${count('lost')} lost`,
    `${count('failedThoughDone')} reported failed though done`,
    `${count('stuck')} stuck`,
    `${count('counted')} with more than one attempt counted`,
  ].join(', ');
}

/** The whole document. */
export function faultDocument(all: readonly SetupResults[], madeBy: string): string {
  return [HEAD, madeBy, '', ...all.map(tableOf)].join('\n');
}

function tableOf({ setup, results }: SetupResults): string {
  const presses = [...new Set(results.map(({ press }) => press))];
  const faults = [...new Set(results.map(({ fault }) => fault))];
  const cell = (press: string, fault: string) => {
    const found = results.find((each) => each.press === press && each.fault === fault);
    return found === undefined ? '' : wordOf(setup, found);
  };
  const wrong = results.filter((result) => !isRight(setup, result)).length;
  return [
    `## ${TITLES[setup.name] ?? setup.name}`,
    '',
    `${summaryOf(results)}. ${wrong === 0 ? 'No cell is wrong.' : `${wrong} cells are wrong.`}`,
    '',
    `| fault | ${presses.join(' | ')} |`,
    `| --- | ${presses.map(() => '---').join(' | ')} |`,
    ...faults.map((fault) => `| ${fault} | ${presses.map((press) => cell(press, fault)).join(' | ')} |`),
    '',
  ].join('\n');
}
