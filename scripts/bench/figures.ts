import { writeSync } from 'node:fs';
import { figureText, isKept, limitText, ratioText, type Figure } from './figure.ts';

// What all benchmarks share: `--json` prints the figures as one array on standard output, and all that is for people goes to
// standard error; without it everything is for people. A figure over its limit ends the run with 1.

const isJson = process.argv.includes('--json');
const kept: Figure[] = [];

/** The arguments of a benchmark, without `--json`. */
export const benchArguments = process.argv.slice(2).filter((argument) => argument !== '--json');

export function say(line: string): void {
  (isJson ? process.stderr : process.stdout).write(`${line}\n`);
}

/** Keeps a figure, and says it. */
export function keep(figure: Figure): void {
  kept.push(figure);
  const well = isKept(figure);
  if (well === false) process.exitCode = 1;
  const mark = well === undefined ? '    ' : well ? 'ok  ' : 'OVER';
  const peer = figure.peer ? `, ${figure.peer.name} ${figureText({ ...figure.peer, unit: figure.unit })}` : '';
  const ratio = figure.ratio === undefined ? '' : `: ${ratioText(figure)}`;
  const limit = figure.unsaid === undefined ? limitText(figure) : `not judged: ${figure.unsaid}`;
  say(`${mark} ${figure.name.padEnd(50)} ${`${figureText(figure)}${peer}${ratio}`.padEnd(50)} ${limit}`.trimEnd());
}

process.once('exit', () => {
  if (isJson) writeSync(1, `${JSON.stringify(kept, undefined, 2)}\n`);
});
