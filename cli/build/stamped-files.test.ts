import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { missingFacts } from '#contract/testing';
import { slipway } from '#cli/test/command.ts';
import { stampBrand } from './stamp-brand.ts';
import { SITE_FILES, STAMPED_DIFFERENCES } from './stamped-files.facts.ts';

const root = mkdtempSync(path.join(tmpdir(), 'slipway-stamped-'));
afterAll(() => rmSync(root, { recursive: true, force: true }));

const APP = {
  folder: path.join(root, 'compiled'),
  script: 'app-1.js',
  style: 'app-1.css',
  pressStyle: 'press-1.css',
  lazyStyle: 'later-1.css',
  first: ['app-1.js', 'chunk-2.js'],
  groups: { slip: ['slip-3.js'], money: ['money-4.js'] },
  firstOdds: 'first-odds-1.js',
  metafile: { inputs: {}, outputs: {} },
};

/** Files whose content other tests compare: texts, pictures, licences, the compiled app; and the same pages under other names. */
const ELSEWHERE =
  /\/(?:locales|brand|assets|heads)\/|(?:404\.html|closed\.html|licences\.txt|sbom\.cdx\.json|\.gz|\.br|favicon\.ico)$/;

const out = path.join(root, 'out');

/** Name to content of the files of a site and of its server settings; without what other tests compare. */
async function stamped(id: string, from: string): Promise<Map<string, string>> {
  await stampBrand({ root: from, appRoot: process.cwd(), id, app: APP, out });
  const [version = ''] = readdirSync(path.join(out, id, 'locales')).filter((name) => name !== '404.html');
  return new Map(
    [path.join('_hosting', id), id].flatMap((folder) =>
      readdirSync(path.join(out, folder), { recursive: true, withFileTypes: true })
        .filter((entry) => entry.isFile())
        .map((entry) => path.relative(out, path.join(entry.parentPath, entry.name)))
        .sort()
        .map((name) => {
          const content = ELSEWHERE.test(name) ? '' : readFileSync(path.join(out, name), 'utf8');
          return [
            name.replace(version, 'TEXTS'),
            content.replaceAll(version, 'TEXTS').replaceAll('><', '>\n<'),
          ] as const;
        }),
    ),
  );
}
const shown = (files: Iterable<readonly [name: string, content: string]>): string =>
  [...files]
    .map(([name, content]) => `--- ${name}\n${content === '' || content.endsWith('\n') ? content : `${content}\n`}`)
    .join('');

beforeAll(async () => {
  const flags = [
    ['--name', 'Vento Sul', '--tagline', 'Quick & fair', '--domain', 'vento.example', '--profile', 'br'],
    ['--languages', 'pt,en', '--currency', 'BRL', '--colour', '#00703c', '--sports', 'cricket,soccer'],
    ['--games', 'pk10,pgGames', '--upstream', 'http://10.0.0.5:5000', '--company', 'Vento Ltda.'],
    ['--address', 'Rua A 1', '--email', 'ola@vento.example', '--authority', 'SPA/MF', '--licence', '7/2026'],
    ['--ombudsman-phone', '+55 81 3000 0000', '--ombudsman-email', 'ouvidoria@vento.example', '--json'],
  ];
  expect(await slipway(['brand', 'init', 'vento', ...flags.flat()], { cwd: root })).toMatchObject({ status: 0 });
  mkdirSync(APP.folder);
  writeFileSync(path.join(APP.folder, APP.script), 'export {};');
});

it('the files of a site are these: page, styles, service worker, manifest, server settings', async () => {
  expect(missingFacts(shown(await stamped('vento', root)), SITE_FILES)).toEqual([]);
});

it('what brands with other settings have otherwise is this', async () => {
  const known = new Set(shown(await stamped('vento', root)).split('\n'));
  const differences: (readonly [string, string])[] = [];
  for (const id of ['nightjar', 'harborlight'])
    for (const [name, content] of await stamped(id, process.cwd()))
      if (!ELSEWHERE.test(name))
        differences.push([
          name,
          content
            .split('\n')
            .filter((line) => !known.has(line))
            .join('\n'),
        ]);
  expect(missingFacts(`looks\n${shown(differences)}`, STAMPED_DIFFERENCES)).toEqual([]);
});
