import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { ensureChromium } from '#cli/browser/find-chromium.ts';
import { endBrowserOfScript } from '#app/test/shared-browser.ts';
import { faultDocument, summaryOf, type SetupResults } from '#app/test/wire/fault-document.ts';
import { pressesOf } from '#app/test/wire/press-rows.ts';
import { openWire, type CellResult, type Setup } from '#app/test/wire/run-press.ts';
import { faultsOf, OTHER_SETUPS, SETUPS } from '#app/test/wire/setups.ts';
import { isRight } from '#app/test/wire/verdict.ts';
import { command } from '#scripts/config/command.ts';
import { runVitest } from './run-vitest.ts';

const FILE = 'docs/qa/fault-table.md';
const ACCOUNT_TEST = 'app/test/faults/account-calls.test.ts';
const ACCOUNT_FILE = 'docs/qa/fault-table-account.md';

/** Cells of a run that was cut short, by commit. */
const SAVED = 'node_modules/.cache/slipway/fault-table';

interface Options {
  readonly setup?: string;
  readonly press?: string;
  readonly fault?: string;
  readonly resume?: boolean;
}

const {
  setup,
  press,
  fault,
  resume = false,
} = command('docs faults')
  .option(
    '--setup <name>',
    `one of ${[...SETUPS, ...OTHER_SETUPS].map(({ name }) => name).join(', ')}: prints only, writes nothing`,
  )
  .option('--press <name>', 'only presses whose name begins so: prints only')
  .option('--fault <name>', 'only faults whose name contains this: prints only')
  .option('--resume', 'go on with a whole run of this commit that was cut short')
  .parse()
  .opts<Options>();
const isWhole = setup === undefined && press === undefined && fault === undefined;

process.env['SLIPWAY_CHROMIUM'] ??= await ensureChromium(console.log);
const all: SetupResults[] = [];
const named = setup === undefined ? SETUPS : [...SETUPS, ...OTHER_SETUPS].filter(({ name }) => name === setup);
for (const each of named) {
  all.push({ setup: each, results: await runSetup(each) });
}
await endBrowserOfScript();
let isWrong = all.some(({ setup: of, results }) => results.some((result) => !isRight(of, result)));
if (isWhole) {
  const day = new Date().toISOString().slice(0, 10);
  await writeFile(FILE, faultDocument(all, `Made by \`npm run docs -- faults\` on ${day}.`));
  const { failed, output } = await runVitest(['unit'], [ACCOUNT_TEST], { FAULT_TABLE: 'write' });
  console.log(failed > 0 ? output : await readFile(ACCOUNT_FILE, 'utf8'));
  isWrong ||= failed > 0;
}
process.exit(isWrong ? 1 : 0);

async function runSetup(of: Setup): Promise<readonly CellResult[]> {
  const wire = await openWire(of);
  const results: CellResult[] = [];
  const faults = faultsOf(of).filter((name) => fault === undefined || name.includes(fault));
  try {
    for (const each of pressesOf(of.upstream).filter(({ name }) => press === undefined || name.startsWith(press))) {
      const found = await cellsOf(of, each.name, () => wire.run(each, faults));
      results.push(...found);
      console.log(`${of.name} ${each.name}: ${summaryOf(found)}`);
      for (const result of found)
        if (!isWhole || !isRight(of, result))
          console.log(`  ${isRight(of, result) ? ' ' : 'WRONG'} ${JSON.stringify(result)}`);
    }
  } finally {
    await wire.close();
  }
  console.log(`${of.name}: ${summaryOf(results)}`);
  return results;
}

/** The cells of a press: those of an earlier run of this commit if it is resumed, else of this one. */
async function cellsOf(
  of: Setup,
  name: string,
  run: () => Promise<readonly CellResult[]>,
): Promise<readonly CellResult[]> {
  if (!isWhole) return run();
  const commit = execFileSync('git', ['rev-parse', 'HEAD'], { encoding: 'utf8' }).trim();
  const file = `${SAVED}/${commit}-${of.name}-${name.replaceAll(/\W+/g, '-')}.json`;
  if (resume && existsSync(file)) return JSON.parse(await readFile(file, 'utf8')) as readonly CellResult[];
  const found = await run();
  await mkdir(SAVED, { recursive: true });
  await writeFile(file, JSON.stringify(found));
  return found;
}
