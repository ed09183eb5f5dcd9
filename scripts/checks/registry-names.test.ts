import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

/** `slipway` on the public registry is somebody else's package: it is installed from its file, never by its name. Without --no, npx takes it from there where ours is not installed. */
const BY_NAME =
  /\b(?:npm (?:install|i|add|update)(?: +[-\w@/.=^~]+)*?|npx(?: +(?:-y|--yes))?) +(?:slipway|@slipway\/[\w-]+)(?:@[\w.^~-]+)?(?=[\s`'",.]|$)/m;

it('no file says to install or run Slipway by a name of the registry', () => {
  for (const wrong of [
    'npm install slipway@latest',
    'npm i -g slipway',
    'npm install @slipway/engine\n',
    'npx slipway doctor',
  ])
    expect(wrong).toMatch(BY_NAME);
  for (const right of [
    'npm install ./slipway-0.1.0.tgz',
    'npm install ./dist/engine',
    'npm install bullmq',
    'npx --no -- slipway doctor',
  ])
    expect(right).not.toMatch(BY_NAME);
  const files = execFileSync(
    'git',
    ['ls-files', '*.md', '*.ts', '*.tsx', '*.js', '*.json', '*.yml', '*.yaml', '*.cjs'],
    {
      encoding: 'utf8',
    },
  );
  const telling = files
    .split('\n')
    .filter((file) => file !== '' && file !== 'scripts/checks/registry-names.test.ts')
    .filter((file) => BY_NAME.test(readFileSync(file, 'utf8')));
  expect(telling).toEqual([]);
});
