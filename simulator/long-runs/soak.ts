// An hour of virtual time with a player in the real page while the upstream is at its worst: `npm run qa -- soak [--minutes 60
// --seed soak-1]`. Ends with 1 if the heap grew, the page threw, or ledger and page differ.
import { runSoak, type Mark } from '#app/test/soak/run-soak.ts';
import { soakFindings } from '#app/test/soak/soak-findings.ts';
import { command, wholeNumber } from '#scripts/config/command.ts';

const { minutes, every, seed } = command('qa soak')
  .option('--minutes <count>', 'virtual minutes', wholeNumber, 60)
  .option('--every <count>', 'minutes between two lines of the table', wholeNumber, 10)
  .option('--seed <text>', 'decides everything random', 'soak-1')
  .parse()
  .opts<{ minutes: number; every: number; seed: string }>();
/** The page caches unused responses for a minute. */
const REST_S = 75;

const columns = ['minute', 'heap, KB', 'nodes', 'listeners', 'presses', 'faults struck', 'of the socket'];
const row = (cells: readonly (string | number)[]) =>
  console.log(`| ${cells.map((cell) => String(cell)).join(' | ')} |`);
row(columns);
row(columns.map(() => '---'));
const report = await runSoak({
  minutes,
  every,
  seed,
  restSeconds: REST_S,
  onMark: ({ minute, bytes, nodes, listeners, presses, struck, sockets }: Mark) =>
    row([minute, Math.round(bytes / 1_024), nodes, listeners, presses, struck, sockets]),
});
const count = (what: string, as: string) =>
  report.presses.filter((press) => press.what === what && press.shown === as).length;
for (const what of ['bet', 'deposit'] as const)
  console.log(
    `${what}s: ${report.presses.filter((press) => press.what === what).length} pressed, ${['accepted', 'refused', 'neverDone', 'uncertain'].map((as) => `${count(what, as)} ${as}`).join(', ')}`,
  );
console.log(`given up ${report.givenUp.length} times, ${report.wallSeconds} s on the wall, seed ${seed}`);
for (const why of new Set(report.givenUp)) console.log(`  ${why}`);
const findings = soakFindings(report);
for (const finding of findings) console.error(finding);
console.log(findings.length === 0 ? 'SOUND' : `${findings.length} FINDINGS`);
process.exit(findings.length === 0 ? 0 : 1);
