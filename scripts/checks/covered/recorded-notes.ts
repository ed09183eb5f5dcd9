import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { isTest, type Imports } from '#scripts/checks/breaks/nearest-tests.ts';
import { checkNotes, hashOf, readNote, type Note, type Notes } from './notes.ts';

const FOLDER = path.resolve('.cache/covered');
const STEPS = 10;

interface Repository {
  /** Its folder. */
  readonly root: string;
  /** Its modules, tests too. */
  readonly sources: Readonly<Record<string, string>>;
  readonly imports: Imports;
}

/**
 * What each unit and app test file of a repository runs. Notes are stored; only test files whose sources have changed since then, in
 * this commit or another, run now.
 */
export async function recordedNotes(repository: Repository, say: (line: string) => void): Promise<Notes> {
  const { root, sources, imports } = repository;
  const tests = Object.keys(sources).filter(isTest);
  const notes = new Map<string, Note>();
  for (const test of tests) {
    const note = storedNote(test);
    if (note !== undefined && note.hash === hashOf(test, note, imports, sources)) notes.set(test, note);
  }
  const changed = tests.filter((test) => !notes.has(test));
  if (changed.length > 0) {
    say(
      `Recording which lines ${changed.length} of ${tests.length} test files run. All of them take about 7 minutes on two quiet cores.`,
    );
    const startedAt = performance.now();
    let count = 0;
    for await (const { test, note } of run(root, changed)) {
      const whole = { ...note, hash: hashOf(test, note, imports, sources) };
      notes.set(test, whole);
      store(test, whole);
      count += 1;
      if (count % Math.ceil(changed.length / STEPS) === 0 || count === changed.length)
        say(`  ${count} of ${changed.length}, ${((performance.now() - startedAt) / 1000).toFixed(0)} s`);
    }
  }
  checkNotes(notes, tests, sources);
  return notes;
}

/** Runs test files, and gives the note of each as soon as it has ended. */
async function* run(root: string, tests: readonly string[]): AsyncGenerator<{ test: string; note: Note }> {
  const folder = path.join(FOLDER, `new-${process.pid}`);
  const child = spawn(
    process.execPath,
    ['--import', 'tsx', path.resolve(import.meta.dirname, 'record-notes.ts'), ...tests],
    { cwd: root, stdio: ['ignore', 'pipe', 'ignore'], env: { ...process.env, SLIPWAY_COVERED: folder } },
  );
  const closed = once(child, 'close');
  try {
    for await (const test of createInterface({ input: child.stdout })) {
      const file = path.join(folder, `${test}.json`);
      if (existsSync(file)) yield { test, note: readNote(readFileSync(file, 'utf8')) };
    }
    await closed;
  } finally {
    child.kill();
    rmSync(folder, { recursive: true, force: true });
  }
}

const fileOf = (test: string): string => path.join(FOLDER, 'notes', `${test}.json`);

function storedNote(test: string): Note | undefined {
  return existsSync(fileOf(test)) ? readNote(readFileSync(fileOf(test), 'utf8')) : undefined;
}

function store(test: string, note: Note): void {
  mkdirSync(path.dirname(fileOf(test)), { recursive: true });
  writeFileSync(fileOf(test), JSON.stringify(note));
}
