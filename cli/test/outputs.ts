import { lstatSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { startSlipway, STORE } from './command.ts';

/** For a command that should have refused to start. */
const PATIENCE_MS = 30_000;

interface Asked {
  /** Words are separated by spaces; quotes keep spaces in a word. */
  readonly line: string;
  readonly input?: string | Buffer;
  readonly env?: Readonly<Record<string, string | undefined>>;
}

/**
 * Runs commands one after another in a folder. @returns all output as one text: standard output, standard error after `!`, exit
 * codes other than 0, and each new or changed file except stores
 *
 * @param shown what to replace, for what differs from run to run
 */
export async function outputsOf(
  folder: string,
  commands: readonly (string | Asked)[],
  shown: (text: string) => string = (text) => text,
): Promise<string> {
  const parts: string[] = [];
  let before = filesOf(folder);
  for (const each of commands) {
    const { line, ...options } = typeof each === 'string' ? { line: each } : each;
    const running = startSlipway(wordsOf(line), { cwd: folder, hasOwnClock: true, ...options });
    const late = setTimeout(() => {
      parts.push(`(interrupted after ${PATIENCE_MS} ms)\n`);
      running.signal('SIGINT');
    }, PATIENCE_MS).unref();
    const { status, stdout, stderr } = await running.ended;
    clearTimeout(late);
    const after = filesOf(folder);
    parts.push(`$ slipway ${line}\n`, ended(stdout), ended(stderr).replaceAll(/^(?=.)/gm, '! '));
    if (status !== 0) parts.push(`exit ${status}\n`);
    for (const [name, text] of after) if (before.get(name) !== text) parts.push(`--- ${name}\n`, ended(text));
    for (const name of before.keys()) if (!after.has(name)) parts.push(`--- ${name} is removed\n`);
    parts.push('\n');
    before = after;
  }
  const text = parts.join('').replaceAll(folder, 'FOLDER').replaceAll(process.cwd(), 'REPOSITORY');
  return shown(text);
}

const ended = (text: string): string => (text === '' || text.endsWith('\n') ? text : `${text}\n(no end of line)\n`);

const wordsOf = (line: string): readonly string[] =>
  (line.match(/(?:'[^']*'|[^ '])+/g) ?? []).map((word) => word.replaceAll("'", ''));

function filesOf(folder: string): Map<string, string> {
  const names = readdirSync(folder, { recursive: true, encoding: 'utf8' }).sort();
  return new Map(
    names
      .filter((name) => !STORE.test(name) && lstatSync(path.join(folder, name)).isFile())
      .map((name) => {
        const bytes = readFileSync(path.join(folder, name));
        return [name, bytes.includes(0) ? `${bytes.length} bytes` : bytes.toString()];
      }),
  );
}
