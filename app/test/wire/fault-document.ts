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

We pressed every call that moves money once under every fault, in Chromium over real sockets. The rows are those of the contract with \`repeat: 'keyed'\`.

Each cell has a page of its own origin with the app's money path, open connections, a TCP proxy that does what the line says, and a simulated upstream. The test moves the clock of both. It reads in the upstream's books, 75 s after the player knew, how often a press was carried
out. \`app/test/wire/\` has the proxy, the faults and the pages; \`app/test/wire/wire.browser.test.ts\` runs a part in \`npm test\`.

| cell | what happened |
|---|---|
| **done** | shown as accepted, carried out once |
| **not done** | shown as not carried out, and it was not |
| **refused** | nothing was carried out |
| **x2, reported** | carried out twice, and the page said so to the player |
| **attempts** | wrong payment passwords that the upstream counted for one press |
| **WRONG** | anything else |

The number is the seconds until it was certain.

Chromium sends a POST again by itself when a reused connection breaks before the first byte of the answer. In "answer lost by RST, each time" one press arrives up to seven times.
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
    `${summaryOf(results)}. ${wrong === 0 ? 'Every cell is as it must be.' : `${wrong} cells are wrong.`}`,
    '',
    `| fault | ${presses.join(' | ')} |`,
    `| --- | ${presses.map(() => '---').join(' | ')} |`,
    ...faults.map((fault) => `| ${fault} | ${presses.map((press) => cell(press, fault)).join(' | ')} |`),
    '',
  ].join('\n');
}
