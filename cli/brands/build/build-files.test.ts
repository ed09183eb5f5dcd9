import { mkdirSync, mkdtempSync, readFileSync, readdirSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { hostname, tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { readRecord, writeRecord, type AppRecord } from './build-record.ts';
import { compiledBefore, isAppSource } from './compile-once.ts';
import { lockFolder } from './lock-folder.ts';
import { markOf } from './mark.ts';
import { hasSources, packagedApp } from './packaged-app.ts';

let root = '';
beforeEach(() => (root = mkdtempSync(path.join(tmpdir(), 'slipway-build-files-'))));
afterEach(() => {
  vi.restoreAllMocks();
  rmSync(root, { recursive: true });
});
const write = (name: string, text: string): void => {
  mkdirSync(path.dirname(path.join(root, name)), { recursive: true });
  writeFileSync(path.join(root, name), text);
  utimesSync(path.join(root, name), 1_000, 1_000);
};

it('the mark of a folder changes with names, sizes and times of its files, but not with those of tests and tools', () => {
  write('app/a.ts', 'one');
  write('app/deep/b.ts', 'two');
  const mark = () => markOf(root, ['app', 'single.json']);
  const before = mark();
  expect(before).toBe('f531603edb7252fb');
  for (const name of [
    'app/a.test.ts',
    'app/b.test.tsx',
    'app/node_modules/x.ts',
    'app/dist/x',
    'app/deep/.git/x',
    'b.ts',
  ])
    write(name, 'x');
  expect(mark()).toBe(before);
  write('app/a.ts', 'eno');
  expect(mark()).toBe(before);
  const changes: (() => void)[] = [
    () => write('app/a.ts', 'longer'),
    () => utimesSync(path.join(root, 'app/a.ts'), 1_000, 1_001),
    () => write('app/new.ts', ''),
    () => rmSync(path.join(root, 'app/deep/b.ts')),
    () => write('app/deep/c.ts', 'two'),
    () => write('single.json', ''),
    () => write('app/a.test.mts', ''),
  ];
  const marks = changes.map((change) => {
    change();
    return mark();
  });
  expect(new Set([before, ...marks]).size).toBe(changes.length + 1);
});

it('the app of an earlier build, or of a package, is used again while its record fits', () => {
  const files = {
    script: 'app-1.js',
    style: 'a.css',
    pressStyle: '',
    lazyStyle: 'b.css',
    first: ['app-1.js'],
    groups: {},
    firstOdds: 'f.js',
  };
  const sizes = { 'first requests': 2 } as unknown as AppRecord['sizes'];
  write('_builds/app/app-1.js', 'export {};');
  const outputs = markOf(root, ['_builds/app']);
  writeRecord(root, 'app', { inputs: 'in', outputs, app: files, sizes });
  expect(readFileSync(path.join(root, '_builds/app.json'), 'utf8')).toBe(
    `${JSON.stringify({ inputs: 'in', outputs, app: files, sizes }, null, 2)}\n`,
  );
  const compiled = (folder: string) => ({
    app: { ...files, folder: path.join(root, folder), metafile: { inputs: {}, outputs: {} } },
    sizes,
    isNew: false,
  });
  expect([compiledBefore(root, 'in'), compiledBefore(root, 'other')]).toEqual([compiled('_builds/app'), undefined]);
  write('_builds/app/more.js', '');
  expect(compiledBefore(root, 'in')).toBeUndefined();

  expect([packagedApp(root), hasSources(root)]).toEqual([undefined, false]);
  // Its files have other times than when it was packed.
  writeRecord(path.join(root, 'dist/package'), 'app', { inputs: 'packed', outputs: '', app: files, sizes });
  expect(packagedApp(root)).toEqual({ ...compiled('dist/package/_builds/app'), inputs: 'packed' });
  write('app/main.tsx', '');
  expect(hasSources(root)).toBe(true);
});

it('a record that is missing, cut or of another kind is none', () => {
  write('_builds/cut.json', '{"inputs": "a"');
  write('_builds/other.json', '{"inputs": 5}');
  write('_builds/list.json', '[]');
  write('_builds/null.json', 'null');
  expect(['none', 'cut', 'other', 'list', 'null'].map((name) => readRecord(root, name))).toEqual(
    Array.from({ length: 5 }, () => undefined),
  );
});

it('what the app is compiled from is below these places', () => {
  const places = [
    'app',
    'app/licences.txt',
    'apps',
    'engine/index.ts',
    'cli/build',
    'cli/build/precompress.ts',
    'package.json',
  ];
  expect(places.filter(isAppSource)).toEqual([
    'app',
    'app/licences.txt',
    'engine/index.ts',
    'cli/build/precompress.ts',
    'package.json',
  ]);
});

it('one build at a time writes into a folder; a lock without its process does not count', () => {
  const lock = path.join(root, '_builds/lock');
  const listeners = process.listenerCount('SIGINT');
  const unlock = lockFolder(root);
  expect([readFileSync(lock, 'utf8'), process.listenerCount('SIGINT')]).toEqual([
    `${process.pid} ${hostname()}\n`,
    listeners + 1,
  ]);
  const refused = (holder: string) => ({
    exitCode: 2,
    message: `Another build is writing into ${root}: process ${holder}.`,
    next: [
      'Wait until it ends and run the same command again, or choose another --out.',
      `If no build is running, remove ${lock}`,
    ],
  });
  const error = (): unknown => {
    try {
      lockFolder(root)();
      return undefined;
    } catch (thrown) {
      const { exitCode, message, next } = thrown as ReturnType<typeof refused>;
      return { exitCode, message, next };
    }
  };
  expect(error()).toEqual(refused(String(process.pid)));
  unlock();
  expect([readdirSync(path.dirname(lock)), process.listenerCount('SIGINT')]).toEqual([[], listeners]);

  writeFileSync(lock, '77 other-machine\n');
  expect(error()).toEqual(refused('77 on other-machine'));
  const kill = vi.spyOn(process, 'kill');
  const dies = (code: string) =>
    kill.mockImplementationOnce(() => {
      throw Object.assign(new Error(code), { code });
    });
  writeFileSync(lock, `77 ${hostname()}\n`);
  dies('EPERM');
  expect(error()).toEqual(refused('77'));
  dies('ESRCH');
  expect(error()).toBeUndefined();
  expect(kill.mock.calls).toEqual([
    [77, 0],
    [77, 0],
  ]);
  // Empty: its process ended while it wrote.
  writeFileSync(lock, '');
  expect([error(), readdirSync(path.dirname(lock))]).toEqual([undefined, []]);
});
