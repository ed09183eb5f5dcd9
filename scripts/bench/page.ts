import type { Benchmark } from './benchmarks.ts';
import { measuredText } from './measured-code.ts';
import { figureText, limitText, ratioText, verdict, type Figure } from './figure.ts';
import { before, isBusy, type History, type BenchmarkRun } from './record.ts';

const cell = (text: string): string => text.replaceAll('|', '\\|');

/** docs/developers/benchmarks.md: each figure with peer, ratio, limit, and value at the last release. */
export function benchmarksPage(history: History, version: string, benchmarks: readonly Benchmark[]): string {
  const own = history.releases.find((release) => release.version === version);
  return [
    '# Benchmarks',
    '',
    '```',
    'npm run bench                       # all of them, one after another: prints the figures',
    'npm run bench -- engine locales     # only these',
    'npm run bench -- --write            # writes this page',
    '```',
    '',
    '`--write` keeps the figures in [benchmarks.json](benchmarks.json), an entry for each release (the version of package.json). `--json` prints them as an array.',
    '',
    'Each table names the commit that was measured and the folders of the code that it measures. `npm run docs -- figures` says which of them have changed since, and so does `npm test` at its end.',
    '',
    'Each ratio comes from one run on one machine, so it means the same elsewhere; times are of that machine. A limit applies to the ratio if there is one, else to the figure. A run that began on a busy machine says so: do not compare its times with other runs.',
    '',
    ...benchmarks.flatMap((each) => [
      `## ${each.title}`,
      '',
      each.about,
      '',
      ...runLines(each, own?.runs[each.name], before(history, version, each.name)),
      '',
    ]),
  ]
    .join('\n')
    .trimEnd()
    .concat('\n');
}

function runLines(
  { name, code }: Benchmark,
  run: BenchmarkRun | undefined,
  last: (BenchmarkRun & { version: string }) | undefined,
): string[] {
  if (run === undefined) return [`Not measured at this release yet: \`npm run bench -- ${name} --write\`.`];
  const busy = isBusy(run) ? `; **busy: others used ${Math.round(run.load * 100)} % of each core when it began**` : '';
  return [
    `\`npm run bench -- ${name}\`, ${run.date}, ${run.machine}, Node ${run.node}, ${Math.round(run.seconds)} s${busy}. ${measuredText({ commit: run.commit, code })}`,
    '',
    `| what | ours | compared with | ratio | limit | | ${last ? `at ${last.version}` : 'at the last release'} |`,
    '|---|---|---|---|---|---|---|',
    ...run.figures.map((figure) =>
      line(
        figure,
        last?.figures.find((each) => isSame(each, figure)),
      ),
    ),
  ];
}

const isSame = (one: Figure, other: Figure): boolean => one.name === other.name && one.peer?.name === other.peer?.name;

function line(figure: Figure, last: Figure | undefined): string {
  const peer = figure.peer ? `${figure.peer.name}: ${figureText({ ...figure.peer, unit: figure.unit })}` : '';
  const cells = [
    figure.name,
    figureText(figure),
    peer,
    ratioText(figure),
    limitText(figure),
    verdict(figure),
    was(last),
  ];
  return `| ${cells.map(cell).join(' | ')} |`;
}

const was = (last: Figure | undefined): string =>
  last === undefined ? '' : [figureText(last), ratioText(last)].filter((text) => text !== '').join(', ');
