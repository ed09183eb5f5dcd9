import { countWords } from '#app/test/faults/count-words.ts';
import type { CellResult, Setup } from './run-press.ts';
import { DOUBLED, isRight, UNSURE, wordOf, wrongsOf } from './verdict.ts';

export interface SetupResults {
  readonly setup: Setup;
  readonly results: readonly CellResult[];
}

const TITLES: Readonly<Record<string, string>> = {
  keyed: 'with keys',
  edge: 'without keys, behind the edge',
  hop: 'without keys, faults behind the edge',
  none: 'without keys, alone',
  'edge-redis': 'behind the edge, keys in Redis',
  'hop-redis': 'faults behind the edge, keys in Redis',
  'hop-keyed': 'with keys, faults behind the edge',
  'hop-keyed-redis': 'with keys, faults behind the edge, keys in Redis',
};

const HEAD = `# Fault table

What a player sees, and what the upstream books, when a call that moves money meets a fault. Each such call was made once under each fault, in Chromium over real sockets, and the booked calls were counted 90 s after the player had seen the outcome. The proxy, the faults and the pages are in \`app/test/wire/\`; \`npm test\` runs a part (\`app/test/wire/wire.browser.test.ts\`).

A cell counts the presses by what happened; in brackets, the time until the player saw a final outcome.

| word | what happened |
|---|---|
| **done** | Shown as accepted, and carried out once. |
| **not done** | Shown as not carried out, and it was not. |
| **refused** | Refused, and nothing was carried out. |
| **doubled, reported** | Carried out more than once, and the page said so to the player. Only an upstream without keys can do that: without the [edge](../operators/edge.md), or where what is behind the edge delivers again. |
| **doubled, reported as possible** | The same, where the lists of the upstream cannot tell; the page said that. |
| **attempts** | The number of wrong payment passwords that the upstream counted for one press. |
| **WRONG** | Anything else. |

Chromium itself repeats a POST when a reused connection breaks before the first byte of the answer. So under "answer lost by RST, each time", one press arrives up to seven times.
`;

export function summaryOf(results: readonly CellResult[]): string {
  const count = (of: keyof ReturnType<typeof wrongsOf>) => results.filter((result) => wrongsOf(result)[of]).length;
  return [
    `${results.length} presses`,
    `${count('doubled')} doubled (${count('unnoticed')} of them not reported)`,
    `${count('falselyTwice')} falsely called doubled`,
    `${count('lost')} lost`,
    `${count('failedThoughDone')} reported failed though done`,
    `${count('stuck')} stuck`,
    `${count('counted')} with more than one attempt counted`,
  ].join(', ');
}

/** The whole document: a row for each fault, a column for each upstream. */
export function faultDocument(all: readonly SetupResults[], madeBy: string): string {
  const faults = [...new Set(all.flatMap(({ results }) => results.map(({ fault }) => fault)))];
  const cell = ({ setup, results }: SetupResults, fault: string) =>
    countWords(
      results
        .filter((result) => result.fault === fault)
        .map((result) => ({ word: wordOf(setup, result), seconds: result.seconds }))
        .map(({ word, seconds }) => (word === DOUBLED || word === UNSURE ? { word } : { word, seconds })),
    );
  return [
    HEAD,
    madeBy,
    '',
    ...all.map(({ setup, results }) => {
      const wrong = results.filter((result) => !isRight(setup, result)).length;
      return `- **${TITLES[setup.name] ?? setup.name}**: ${summaryOf(results)}. ${wrong} wrong.`;
    }),
    '',
    `| fault | ${all.map(({ setup }) => TITLES[setup.name] ?? setup.name).join(' | ')} |`,
    `| --- | ${all.map(() => '---').join(' | ')} |`,
    ...faults.map((fault) => `| ${fault} | ${all.map((each) => cell(each, fault)).join(' | ')} |`),
    '',
  ].join('\n');
}
