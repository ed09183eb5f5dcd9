import { writeSync } from 'node:fs';
import { figureText, isKept, limitText, ratioText, type Figure } from './figure.ts';

// Shared by all benchmarks. With `--json` figures go to standard output as one array and text to standard error. A figure over
// its limit ends the run with 1.

const isJson = process.argv.includes('--json');
const isShort = process.argv.includes('--short');
const kept: Figure[] = [];

/** The usual amount of work, or with `--short` the minimum that runs all of it, without verdicts. */
export const amount = <T>(usual: T, least: T): T => (isShort ? least : usual);

export function say(line: string): void {
  (isJson ? process.stderr : process.stdout).write(`${line}\n`);
}

export function keep(measured: Figure): void {
  const figure = isShort ? { ...measured, unsaid: 'a short run' } : measured;
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
