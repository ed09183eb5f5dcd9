import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { Session, type Debugger, type Profiler } from 'node:inspector';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, expect } from 'vitest';
import { rangesText } from './line-ranges.ts';
import { linesThatRan, placesOf, wrapperOf, type Place } from './lines-that-ran.ts';
import type { Note } from './notes.ts';

/** A setup file of vitest, only for `record-notes.ts`: writes a note of each test file into the folder SLIPWAY_COVERED. */

interface Script {
  readonly length: number;
  readonly wrapper: number;
  readonly places: readonly Place[];
}

/** What outlives this module, which vitest evaluates again for each test file. */
interface Recorder {
  readonly session: Session;
  /** By V8's number; undefined where no source of this repository is behind it. */
  readonly scripts: Map<string, Script | undefined>;
}

const KEY = Symbol.for('slipway.covered');
const PRODUCT = /^(?:app|brands|cli|contract|engine|fixtures|simulator)\/.*\.tsx?$/;
/** The last line of a script: its source map, or the file with it. */
const NAMED = /^\/\/# sourceMappingURL=(?:data:application\/json;(?:charset=[\w-]+;)?base64,)?(\S+)$/gm;
const TEST = /\.test\.tsx?$/;
const root = process.cwd();
const folder = process.env['SLIPWAY_COVERED'] ?? '';
const now = performance.now.bind(performance);
const recorder = ((globalThis as { [KEY]?: Recorder })[KEY] ??= start());
let loaded: Note['ran'] = {};
let startedAt = 0;

// Its own hooks are the first before all tests, and the last after them.
beforeAll(() => {
  loaded = take();
  startedAt = now();
});
afterAll(() => {
  const test = path.relative(root, expect.getState().testPath ?? '').replaceAll('\\', '/');
  const ms = Math.round(now() - startedAt);
  const note: Omit<Note, 'hash'> = { ran: take(), loaded, ms };
  const file = path.join(folder, `${test}.json`);
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, JSON.stringify(note));
});

function start(): Recorder {
  const session = new Session();
  session.connect();
  session.post('Profiler.enable');
  session.post('Profiler.startPreciseCoverage', { callCount: true, detailed: true });
  session.post('Debugger.enable');
  return { session, scripts: new Map() };
}

/** The lines that ran since the last call. */
function take(): Note['ran'] {
  const lines = new Map<string, Set<number>>();
  for (const each of counted()) {
    const script = scriptOf(each);
    if (script === undefined) continue;
    for (const [source, ran] of linesThatRan(each.functions, script.places, script)) {
      const file = path.relative(root, source).replaceAll('\\', '/');
      if (!PRODUCT.test(file) || TEST.test(file)) continue;
      const known = lines.get(file);
      if (known === undefined) lines.set(file, new Set(ran));
      else for (const line of ran) known.add(line);
    }
  }
  return Object.fromEntries([...lines].map(([file, ran]) => [file, rangesText(ran)]));
}

/** The session answers at once: it is in this thread. */
function counted(): readonly Profiler.ScriptCoverage[] {
  let result: readonly Profiler.ScriptCoverage[] | undefined;
  recorder.session.post('Profiler.takePreciseCoverage', (error, taken) => {
    if (error === null) ({ result } = taken);
  });
  if (result === undefined) throw new Error('V8 has not counted what ran.');
  return result;
}

function scriptOf({ scriptId, url }: Profiler.ScriptCoverage): Script | undefined {
  if (recorder.scripts.has(scriptId)) return recorder.scripts.get(scriptId);
  const script = loadScript(scriptId, url);
  recorder.scripts.set(scriptId, script);
  return script;
}

function loadScript(scriptId: string, url: string): Script | undefined {
  const file = url.startsWith('file:') ? fileURLToPath(url) : url;
  if (!file.startsWith(`${root}${path.sep}`) || file.includes('node_modules')) return undefined;
  let text: string | undefined;
  recorder.session.post(
    'Debugger.getScriptSource',
    { scriptId },
    (error, source: Debugger.GetScriptSourceReturnType) => {
      if (error === null) text = source.scriptSource;
    },
  );
  const map = text === undefined ? undefined : mapOf(text, file);
  if (text === undefined || map === undefined) return undefined;
  return { length: text.length, wrapper: wrapperOf(text), places: placesOf(text, map, path.dirname(file)) };
}

/** The source map that the last line of a script has in it, or that it names. */
function mapOf(text: string, file: string): string | undefined {
  const [line, value = ''] = [...text.matchAll(NAMED)].at(-1) ?? [];
  if (line === undefined) return undefined;
  if (line.includes(';base64,')) return Buffer.from(value, 'base64').toString();
  return readFileSync(path.join(path.dirname(file), value), 'utf8');
}
