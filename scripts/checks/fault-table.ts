import { readFile, writeFile } from 'node:fs/promises';
import { ensureChromium } from '#cli/browser/find-chromium.ts';
import { progressBar } from '#cli/terminal/progress.ts';
import { endBrowserOfScript } from '#app/test/shared-browser.ts';
import { codeOfCells } from '#app/test/wire/code-of-cells.ts';
import { faultDocument, summaryOf, type SetupResults } from '#app/test/wire/fault-document.ts';
import { pressesOf, type Press } from '#app/test/wire/press-rows.ts';
import { openWire, type Setup } from '#app/test/wire/run-press.ts';
import { sampleCells } from '#app/test/wire/sample-cells.ts';
import { savedCells, type SavedCells } from '#app/test/wire/saved-cells.ts';
import { faultsOf, OTHER_SETUPS, SETUPS } from '#app/test/wire/setups.ts';
import { isRight } from '#app/test/wire/verdict.ts';
import { command, wholeNumber } from '#scripts/config/command.ts';
import { runVitest } from './run-vitest.ts';

const FILE = 'docs/qa/fault-table.md';
const ACCOUNT_TEST = 'app/test/faults/account-calls.test.ts';
const ACCOUNT_FILE = 'docs/qa/fault-table-account.md';

/** Finished cells by their code; a file per setup. */
const SAVED = 'node_modules/.cache/slipway/fault-table';

interface Options {
  readonly setup?: string;
  readonly press?: string;
  readonly fault?: string;
  readonly resume?: boolean;
  readonly jobs: number;
  readonly sample?: number;
  readonly seed: string;
}

/** Cells to run of a setup that differs from another only by the edge's store, or by an upstream with keys. */
const SAMPLE = 150;

const { setup, press, fault, resume, jobs, sample, seed } = command('docs faults')
  .option(
    '--setup <name>',
    `one of ${[...SETUPS, ...OTHER_SETUPS].map(({ name }) => name).join(', ')}: prints only, writes nothing`,
  )
  .option('--press <name>', 'only presses whose name begins so: prints only')
  .option('--fault <name>', 'only faults whose name contains this: prints only')
  .option('--resume', 'go on with what was run of this code: cells that are there are not run again')
  .option('--jobs <n>', 'presses at a time', wholeNumber, 1)
  .option(
    '--sample <n>',
    `cells of one setup: every press and every fault, then pairs at random (of ${OTHER_SETUPS.map(({ name }) => name).join(', ')}: ${SAMPLE})`,
    wholeNumber,
  )
  .option('--seed <text>', 'of the pairs at random', '52')
  .parse()
  .opts<Options>();
const isWhole = setup === undefined && press === undefined && fault === undefined;

process.env['SLIPWAY_CHROMIUM'] ??= await ensureChromium(console.log);
const code = await codeOfCells();
const setups = [...SETUPS, ...OTHER_SETUPS];
const named = setup === undefined ? setups : setups.filter(({ name }) => name === setup);
/** Cells to run; all by default. */
function countOf(of: Setup): number | undefined {
  if (!isWhole) return sample;
  return OTHER_SETUPS.includes(of) ? (sample ?? SAMPLE) : undefined;
}

interface Work {
  readonly of: Setup;
  readonly press: Press;
  readonly faults: readonly string[];
}
const isAsked = (ofPress: string, ofFault: string) =>
  (press === undefined || ofPress.startsWith(press)) && (fault === undefined || ofFault.includes(fault));
const cells = new Map<Setup, SavedCells>();
const work: Work[] = [];
for (const of of named) {
  const saved = savedCells(`${SAVED}/${code}`, of.name, (...cell) => resume === true || !isAsked(...cell));
  cells.set(of, saved);
  const presses = pressesOf(of.upstream);
  const every = presses.flatMap((each) => faultsOf(of, each).map((name) => ({ press: each.name, fault: name })));
  const count = countOf(of);
  const taken = count === undefined ? every : sampleCells(every, { count, seed });
  const due = taken.filter((cell) => isAsked(cell.press, cell.fault) && !saved.has(cell.press, cell.fault));
  for (const each of presses) {
    const missing = due.filter((cell) => cell.press === each.name).map((cell) => cell.fault);
    if (missing.length > 0) work.push({ of, press: each, faults: missing });
  }
}
const size = (all: readonly Work[]) => all.reduce((sum, { faults }) => sum + faults.length, 0);
const total = size(work);
const bar = progressBar();
const beganMs = performance.now();
await Promise.all(Array.from({ length: Math.max(1, jobs) }, runWork));
bar.end();
await endBrowserOfScript();

const all: SetupResults[] = named.map((of) => ({ setup: of, results: cells.get(of)?.all() ?? [] }));
let isWrong = false;
for (const { setup: of, results } of all) {
  const wrong = results.filter((result) => !isRight(of, result));
  isWrong ||= wrong.length > 0;
  console.log(`${of.name}: ${summaryOf(results)}; ${wrong.length} wrong (${cells.get(of)?.file})`);
  for (const result of wrong) console.log(`  WRONG ${JSON.stringify(result)}`);
}
if (isWhole) {
  const day = new Date().toISOString().slice(0, 10);
  const madeBy = `Made by \`npm run docs -- faults\` on ${day}: every call under every fault. Where only the edge's store or the upstream differs, it is a sample: every call and every fault, and pairs at random (seed ${seed}).`;
  await writeFile(FILE, faultDocument(all, madeBy));
  const { failed, output } = await runVitest(['unit'], [ACCOUNT_TEST], { FAULT_TABLE: 'write' });
  console.log(failed > 0 ? output : await readFile(ACCOUNT_FILE, 'utf8'));
  isWrong ||= failed > 0;
}
process.exit(isWrong ? 1 : 0);

/** Presses in sequence, with a wire per setup. */
async function runWork(): Promise<void> {
  let wire: { readonly of: Setup; readonly opened: Awaited<ReturnType<typeof openWire>> } | undefined;
  try {
    for (let next = work.shift(); next !== undefined; next = work.shift()) {
      const { of, press: pressed, faults } = next;
      if (wire?.of !== of) {
        await wire?.opened.close();
        wire = { of, opened: await openWire(of) };
      }
      const found = await wire.opened.run(pressed, faults);
      cells.get(of)?.add(found);
      const done = total - size(work);
      const minutes = Math.ceil((((performance.now() - beganMs) / 60_000) * (total - done)) / done);
      bar.end();
      console.log(`${of.name} ${pressed.name}: ${summaryOf(found)}`);
      if (!isWhole) for (const result of found) console.log(`  ${JSON.stringify(result)}`);
      bar.show(done, total, `about ${minutes} minutes left`);
    }
  } finally {
    await wire?.opened.close();
  }
}
