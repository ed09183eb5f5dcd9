import type { Benchmark } from './benchmarks.ts';
import { figureText, limitText, ratioText, verdict, type Figure } from './figure.ts';
import { before, isBusy, type History, type Run } from './record.ts';

const cell = (text: string): string => text.replaceAll('|', '\\|');

/** docs/developers/benchmarks.md: each figure with its peer, its ratio, its limit, and what it was at the last release. */
export function benchmarksPage(history: History, version: string, benchmarks: readonly Benchmark[]): string {
  const own = history.releases.find((release) => release.version === version);
  return [
    '# Benchmarks',
    '',
    '`npm run bench -- --write` runs all of them one after another, writes this page and keeps the figures in [benchmarks.json](benchmarks.json), an entry for each release',
    '(the version of package.json); `npm run bench -- engine locales` only these. Without `--write` the figures are only printed, with `--json` as an array.',
    '',
    'Each ratio is of one run on one machine, so that it says the same elsewhere; times are of that machine. A limit is judged by the ratio where there is one, else by the figure.',
    'A run that began on a busy machine says so: its times say nothing about other runs.',
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

function runLines({ name }: Benchmark, run: Run | undefined, last: (Run & { version: string }) | undefined): string[] {
  if (run === undefined) return [`Not measured at this release yet: \`npm run bench -- ${name} --write\`.`];
  const busy = isBusy(run) ? `; **busy: others used ${Math.round(run.load * 100)} % of each core when it began**` : '';
  return [
    `\`npm run bench -- ${name}\`, ${run.date}, ${run.machine}, Node ${run.node}, ${Math.round(run.seconds)} s${busy}.`,
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
