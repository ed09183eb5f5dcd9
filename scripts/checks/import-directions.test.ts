import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

/**
 * The canary: the guard of the import directions is itself guarded. Each file here is wrong on purpose and linted with
 * the real configuration in a folder of its own; a guard that has gone quiet fails the test.
 */
const WRONG: Readonly<Record<string, string>> = {
  'engine/imports-contract.ts': "export { rows } from '#contract/rows.ts';",
  'engine/imports-node.ts': "export { readFileSync } from 'node:fs';",
  'contract/imports-engine.ts': "export { compare } from '#engine/money/decimal.ts';",
  'fixtures/imports-simulator.ts': "export { startSimulator } from '#simulator/start-simulator.ts';",
  'simulator/imports-app.ts': "export { paths } from '#app/paths.ts';",
  'cli/imports-app.ts': "export { paths } from '#app/paths.ts';",
  'cli/imports-scripts.ts': "export { shown } from '#scripts/bench/figure.ts';",
  'app/imports-simulator.ts': "export { startSimulator } from '#simulator/start-simulator.ts';",
  'app/ui/imports-feature.ts': "export { SlipPanel } from '#app/features/slip/index.ts';",
  'app/api/imports-feature.ts': "export { SlipPanel } from '#app/features/slip/index.ts';",
  'app/layout/imports-route.ts': "export { HomeRoute } from '#app/routes/home.tsx';",
  'app/layout/behind-the-door.ts': "export { slipSlice } from '#app/features/slip/slip-slice.ts';",
  'app/features/session/imports-slip.ts': "export { SlipPanel } from '#app/features/slip/index.ts';",
  'app/features/my-bets/imports-slip.ts': "export { SlipPanel } from '#app/features/slip/index.ts';",
  'app/features/slip/climbs.ts': "export { paths } from '../../paths.ts';",
};

const RIGHT: Readonly<Record<string, string>> = {
  'engine/fine.ts': "export { compare } from '#engine/money/decimal.ts';",
  'simulator/fine.ts': "export { rows } from '#contract/rows.ts';",
  'app/layout/fine.ts': "export { SlipPanel } from '#app/features/slip/index.ts';",
  'app/features/sports/fine.ts': "export { pickToggled } from '#app/features/slip/index.ts';",
};

const CIRCLE: Readonly<Record<string, string>> = {
  'engine/circle-one.ts': "import { two } from './circle-two.ts';\nexport const one = (): number => two();",
  'engine/circle-two.ts': "import { one } from './circle-one.ts';\nexport const two = (): number => one();",
};

describe('import directions', () => {
  const repository = process.cwd();
  const folder = mkdtempSync(path.join(tmpdir(), 'slipway-canary-'));

  beforeAll(() => {
    for (const name of ['.oxlintrc.json', 'package.json', 'tsconfig.json'])
      cpSync(path.join(repository, name), path.join(folder, name));
    symlinkSync(path.join(repository, 'node_modules'), path.join(folder, 'node_modules'));
    for (const [file, code] of Object.entries({ ...WRONG, ...RIGHT, ...CIRCLE })) {
      mkdirSync(path.dirname(path.join(folder, file)), { recursive: true });
      writeFileSync(path.join(folder, file), `${code}\n`);
    }
  });
  afterAll(() => rmSync(folder, { recursive: true, force: true }));

  const lint = (file: string) =>
    spawnSync(path.join(repository, 'node_modules/.bin/oxlint'), [file], { cwd: folder, encoding: 'utf8' });

  it.each(Object.keys(WRONG))('refuses %s', (file) => {
    const { status, stdout } = lint(file);
    expect(stdout).toContain('no-restricted-imports');
    expect(status).toBe(1);
  });

  it.each(Object.keys(RIGHT))('lets %s through', (file) => {
    expect(lint(file).stdout).not.toContain('no-restricted-imports');
  });

  it('refuses circles', () => {
    expect(lint('engine/circle-one.ts').stdout).toContain('no-cycle');
  });
});
