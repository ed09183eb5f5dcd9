import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { slipway } from '#cli/test-command.ts';
import { stampBrand } from './stamp-brand.ts';

const root = mkdtempSync(path.join(tmpdir(), 'slipway-stamped-'));
afterAll(() => rmSync(root, { recursive: true, force: true }));

const APP = {
  folder: path.join(root, 'compiled'),
  script: 'app-1.js',
  style: 'app-1.css',
  lazyStyle: 'later-1.css',
  first: ['app-1.js', 'chunk-2.js'],
  groups: { slip: ['slip-3.js'], money: ['money-4.js'] },
  firstOdds: 'first-odds-1.js',
  metafile: { inputs: {}, outputs: {} },
};

/** Files whose content other tests compare: texts, pictures, licences, the compiled app. */
const ELSEWHERE = /\/(?:locales|brand|assets)\/|licences\.txt$/;

it('the files of a site are these: page, styles, service worker, manifest, server settings', async () => {
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
  const out = path.join(root, 'out');
  await stampBrand({ root, appRoot: process.cwd(), id: 'vento', app: APP, out });
  const [version = ''] = readdirSync(path.join(out, 'vento/locales'));
  const names = readdirSync(out, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(out, path.join(entry.parentPath, entry.name)))
    .sort();
  const text = names
    .map((name) => {
      const content = ELSEWHERE.test(name) ? '' : readFileSync(path.join(out, name), 'utf8');
      return `--- ${name}\n${content === '' || content.endsWith('\n') ? content : `${content}\n`}`;
    })
    .join('');
  await expect(text.replaceAll(version, 'TEXTS').replaceAll('><', '>\n<')).toMatchFileSnapshot('./stamped-files.txt');
});
