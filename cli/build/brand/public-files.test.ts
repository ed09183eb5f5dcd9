import { chmodSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { readBrand } from './read-brand.ts';
import { publicFiles } from './public-files.ts';

let folder = '';
beforeEach(() => (folder = mkdtempSync(path.join(tmpdir(), 'slipway-public-'))));
afterEach(() => rmSync(folder, { recursive: true }));
const write = (name: string, content: string | Buffer = 'text'): void => {
  const file = path.join(folder, 'public', name);
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, content);
};

it('files of public/ go into the site, or are refused with a remedy, like this', async () => {
  const brand = {
    ...(await readBrand(process.cwd(), 'harborlight')),
    security: { contact: 'mailto:a@b.example', contactUntil: '2030-01-01' },
  };
  const fine = [
    'a/b/c/d.txt',
    '.well-known/other.txt',
    'google1.html',
    'ads.json',
    'logo.svg',
    'a.PDF',
    'a.asc',
    'a.xml',
  ];
  for (const name of fine) write(name, name.endsWith('svg') ? '<svg viewBox="0 0 1 1"></svg>' : '<p>text</p>');
  write('full.txt', Buffer.alloc(256 * 1024));
  write('larger.txt', Buffer.alloc(256 * 1024 + 1));
  write('a/b/c/d/e/f.txt');
  write('.hidden.txt');
  write('a/.well-known/x.txt');

  for (const [name, mode] of [
    ['user', 0o744],
    ['group', 0o654],
    ['other', 0o645],
  ] as const) {
    write(`run/${name}.txt`);
    chmodSync(path.join(folder, `public/run/${name}.txt`), mode);
  }
  for (const name of ['x.exe', 'none', 'a b.txt', 'é.txt']) write(name);
  for (const name of [
    'index.html',
    'Sitemap.xml',
    'offline.html',
    'theme-x.txt',
    'assets/x.txt',
    'content/x.txt',
    'licences.txt',
  ])
    write(name);
  for (const name of ['sports/x.txt', '.well-known/Security.txt', 'notassets/x.txt']) write(name);
  for (const [name, html] of Object.entries({
    script: '<script>',
    form: '< form>',
    meta: '<meta name="a" http-equiv="refresh">',
    handler: '<p onclick = "x">',
    address: '<a href="javascript:x">',
    plainMeta: '<meta name="a" content="b">',
  }))
    write(`html/${name}.html`, html);
  write('bad.svg', '<svg viewBox="0 0 1 1"><script/></svg>');
  symlinkSync('/etc/hostname', path.join(folder, 'public/link.txt'));
  const { files, problems } = publicFiles(brand, folder);
  expect(files).toEqual(expect.arrayContaining(fine));
  const text = [
    ...files.map((name) => {
      const found = problems.find(({ file }) => file === `public/${name}`);
      return found === undefined ? `${name}: fine` : `${found.message}\n    ${found.advice}`;
    }),
    '',
  ];
  await expect(text.join('\n')).toMatchFileSnapshot('./public-files.txt');
  expect(new Set(problems.map(({ check, key }) => `${check} ${key}`))).toEqual(new Set(['bad-public ']));
});

it('a site has at most a hundred of them; a brand without the folder has none', async () => {
  const brand = await readBrand(process.cwd(), 'harborlight');
  expect(publicFiles(brand, folder)).toEqual({ files: [], problems: [] });
  for (let index = 0; index < 100; index += 1) write(`${index}.txt`);
  expect(publicFiles(brand, folder).problems).toEqual([]);
  write('more.txt');
  expect(publicFiles(brand, folder).problems).toEqual([
    {
      check: 'bad-public',
      key: '',
      file: 'public',
      message: 'public/ has 101 files; at most 100 are allowed.',
      advice: 'Serve the others from a host of their own.',
    },
  ]);
});

it.each(['404.html', 'closed.html', 'heads/x.txt'])('%s is written by the build, and refused', async (name) => {
  write(name);
  const { problems } = publicFiles(await readBrand(process.cwd(), 'harborlight'), folder);
  expect(problems).toMatchObject([{ check: 'bad-public', file: `public/${name}` }]);
});
