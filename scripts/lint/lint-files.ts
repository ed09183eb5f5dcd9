import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll } from 'vitest';

interface Diagnostic {
  readonly code: string;
  readonly filename: string;
  readonly message: string;
}

/** Lints files with the real configuration in their own folder, before the calling suite's tests. */
export function lintFiles(files: readonly (readonly [file: string, code: string, ...rest: unknown[]])[]) {
  const repository = process.cwd();
  const folder = mkdtempSync(path.join(tmpdir(), 'slipway-lint-'));
  let found: readonly Diagnostic[] = [];
  let status: number | null = null;

  beforeAll(() => {
    for (const name of ['.oxlintrc.json', 'package.json', 'tsconfig.json', 'scripts/lint'])
      cpSync(path.join(repository, name), path.join(folder, name), { recursive: true });
    symlinkSync(path.join(repository, 'node_modules'), path.join(folder, 'node_modules'));
    for (const [file, code] of files) {
      mkdirSync(path.dirname(path.join(folder, file)), { recursive: true });
      writeFileSync(path.join(folder, file), `${code}\n`);
    }
    const run = spawnSync(path.join(repository, 'node_modules/.bin/oxlint'), ['--format', 'json'], {
      cwd: folder,
      encoding: 'utf8',
    });
    ({ status } = run);
    found = (JSON.parse(run.stdout) as { diagnostics: Diagnostic[] }).diagnostics;
  });
  afterAll(() => rmSync(folder, { recursive: true, force: true }));

  return {
    status: () => status,
    messages: (file: string, code: string): string[] =>
      found.filter((each) => each.filename === file && each.code === code).map(({ message }) => message),
  };
}
